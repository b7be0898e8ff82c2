import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../../core/project.ts";
import type { Scaffold } from "./openScaffold.ts";

/** The component with schema and example of an own kind of section, and its style. */
const TEMPLATES = join(PACKAGE_DIR, "templates/section");

/** Makes an own kind of section. */
export function beginSection(kind: string): Scaffold {
  const name = kind.replace(/(?:^|-)([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
  const component = /^\d/.test(name) ? `Section${name}` : name;
  const fill = (file: string) =>
    readFileSync(join(TEMPLATES, file), "utf8").replaceAll("my-kind", kind).replaceAll("MyKind", component);
  return {
    files: new Map([
      [`countries/sections/${kind}.tsx`, fill("my-kind.tsx")],
      [`countries/styles/${kind}.scss`, fill("my-kind.scss")],
    ]),
    next: [
      "sitegen gallery    shows it with its options",
      "In the front matter of a page:",
      "  sections:",
      `    - type: ${kind}`,
      "      heading: A heading",
      "      items:",
      "        - { title: First, text: What it is. }",
    ],
  };
}
