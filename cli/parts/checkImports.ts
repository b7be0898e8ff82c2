import { posix } from "node:path";
import type { Problem } from "../report/problem.ts";
import { folderOf } from "./partFiles.ts";
import type { ModuleFacts } from "./readModule.ts";

/** What a path without its ending may lead to, in the order that bundlers try. */
const ENDINGS = ["", ".ts", ".tsx", ".js", ".jsx", ".mjs", ".json", "/index.ts", "/index.tsx", "/index.js"];

/**
 * Checks where relative imports lead: to files in the folders of own parts. A build knows of others not whether they have
 * changed. Packages are found when the parts are bundled.
 * @param known All files of these folders.
 */
export function checkImports({ file, imports }: ModuleFacts, known: ReadonlySet<string>): Problem[] {
  return imports.flatMap(({ from, place }): Problem[] => {
    if (!/^\.{0,2}\//.test(from)) return [];
    const path = posix.normalize(posix.join(posix.dirname(file), from.replace(/\?.*$/, "")));
    const report = (message: string, why: string, hint: string): Problem[] => [
      { code: "part-import", severity: "error", message, why, hint, place },
    ];
    if (from.startsWith("/") || folderOf(path) === undefined)
      return report(
        `\`${from}\` is not in a folder of own parts`,
        "A build looks for changes in countries/sections, templates, components and styles only.",
        "Move the file into one of these folders, or import a package.",
      );
    if (ENDINGS.some((ending) => known.has(path + ending))) return [];
    return report(`There is no file \`${from}\``, `It would be ${path}.`, "Correct the path, or write the file.");
  });
}
