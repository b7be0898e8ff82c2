import { PART_NAMES } from "../../runtime/site/parts.ts";
import { TEMPLATE_NAMES } from "../../runtime/site/page.ts";
import { SECTIONS } from "../config/schema/sections/index.ts";
import { OLD_SECTION_TYPES } from "../config/yaml/renamedNames.ts";
import { isSlug, toSlug } from "../config/slug.ts";
import type { Problem } from "../report/problem.ts";
import { didYouMean } from "../report/suggest.ts";
import type { PartFile } from "./partFiles.ts";

/** Names of shipped parts, which own parts can't use. */
const SHIPPED = {
  sections: { names: [...Object.keys(SECTIONS), ...OLD_SECTION_TYPES], what: "kind of section", key: "type" },
  templates: { names: [...TEMPLATE_NAMES] as string[], what: "page template", key: "template" },
};

/** Checks a part's name. Two parts with one name are an error, because either would be lost. */
export function checkName(part: PartFile): Problem[] {
  const { folder, name, file } = part;
  const report = (problem: Pick<Problem, "code" | "message" | "why" | "hint">): Problem[] => [
    { ...problem, severity: "error", place: { file, line: 1, column: 1, length: 1 } },
  ];
  if (folder === "styles") return [];
  if (folder === "components") {
    const names: readonly string[] = PART_NAMES;
    if (names.includes(name)) return [];
    return report({
      code: "part-name",
      message: `There is no part \`${name}\` to replace`,
      why: `A file in countries/components replaces the part of the same name. Put modules that other files import into a subfolder.`,
      hint: didYouMean(name, names),
    });
  }
  const { names, what, key } = SHIPPED[folder];
  if (names.includes(name))
    return report({
      code: "part-conflict",
      message: `\`${name}\` is both a ${what} of sitegen and of this project`,
      why: `\`${key}: ${name}\` can mean only one of them.`,
      hint: `Give the file another name, for example countries/${folder}/own-${name}.tsx.`,
    });
  if (!isSlug(name))
    return report({
      code: "part-name",
      message: `The file name \`${name}\` is not a valid slug`,
      why: `Pages write it after \`${key}:\`.`,
      hint: `Rename it to ${toSlug(name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-")) || "my-part"}.tsx.`,
    });
  return [];
}
