import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const DOCS = join(import.meta.dirname, "../../../docs");
const pages = ["distributed-builds.md", "reviewing.md", "writing-pages.md"].map((name) =>
  readFileSync(join(DOCS, name), "utf8"),
);
const recipes = readdirSync(join(DOCS, "recipes"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

it.each(recipes)("a page shows %s as it is", (file) => {
  const shown = `\n${readFileSync(file, "utf8")}\`\`\`\n`;
  expect(pages.some((page) => page.includes(shown))).toBe(true);
});
