import { PART_NAMES } from "../../../runtime/site/parts.ts";
import { TEMPLATE_NAMES } from "../../../runtime/site/page.ts";
import { SECTIONS } from "../../config/schema/sections/index.ts";
import { OLD_SECTION_TYPES } from "../../config/yaml/renamedNames.ts";
import { toSlug } from "../../config/routes/paths.ts";
import { isSlug } from "../../config/routes/slugs.ts";
import { type Mistake, type Problem, startOf } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { findImported, type PartFile, folderOf, importedPath, PARTS_MODULE } from "./partFiles.ts";
import { isBuiltin } from "node:module";
import type { ModuleFacts } from "./readModule.ts";

/** Names of shipped parts, which own parts can't use. */
const SHIPPED = {
  sections: { names: [...Object.keys(SECTIONS), ...OLD_SECTION_TYPES], what: "kind of section", key: "type" },
  templates: { names: [...TEMPLATE_NAMES] as string[], what: "page template", key: "template" },
};

/** Checks a part's name. Two parts with one name are an error, because either would be lost. */
export function checkName(part: PartFile): Problem[] {
  const { folder, name, file } = part;
  const report = (problem: Mistake): Problem[] => [{ ...problem, place: startOf(file) }];
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

interface Known {
  /** Names that a module of the project or `countrysites/parts` exports; undefined if unknown. */
  namesIn: (module: string) => ReadonlySet<string> | undefined;
  files: ReadonlySet<string>;
  /** Whether a package is installed for the project or sitegen. */
  hasPackage: (name: string) => boolean;
}

/** Checks that imports lead to packages, or to files in the folders of own parts, where builds notice changes. */
export function checkImports({ file, imports }: ModuleFacts, { files, hasPackage, namesIn }: Known): Problem[] {
  const unknownNames = (module: string, { from, names }: ModuleFacts["imports"][number]): Problem[] => {
    const known = namesIn(module);
    const unknown = known ? names.filter(({ name }) => !known.has(name)) : [];
    return unknown.map(({ name, place }) => ({
      code: "part-import",
      message: `\`${from}\` has no export \`${name}\``,
      hint: didYouMean(name, known ?? []) || "Export it there, or remove the import.",
      place,
    }));
  };
  return imports.flatMap((imported): Problem[] => {
    const { from, place } = imported;
    const report = (message: string, why: string | undefined, hint: string): Problem[] => [
      { code: "part-import", message, ...(why && { why }), hint, place },
    ];
    if (!/^\.{0,2}\//.test(from)) {
      if (isBuiltin(from))
        return report(
          `\`${from}\` is a Node module`,
          "Parts are also rendered in browsers.",
          "Remove it. What a part shows comes from YAML and Markdown.",
        );
      const name = from.split("/", from.startsWith("@") ? 2 : 1).join("/");
      if (from === PARTS_MODULE) return unknownNames(from, imported);
      if (hasPackage(name)) return [];
      return report(`There is no package \`${name}\``, undefined, "Install it in the project, or correct the name.");
    }
    const path = importedPath(file, from);
    if (from.startsWith("/") || folderOf(path) === undefined)
      return report(
        `\`${from}\` is not in a folder of own parts`,
        "A build detects changes in countries/sections, templates, components and styles only.",
        "Move the file into one of these folders, or import a package.",
      );
    const found = findImported(file, from, files);
    if (found !== undefined) return unknownNames(found, imported);
    return report(`There is no file \`${from}\``, `Expected at ${path}.`, "Correct the path, or create the file.");
  });
}
