import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { PACKAGE_DIR } from "./project.ts";

/** Folder of an installed package, resolved from the project, else from sitegen; undefined if not installed. */
export const findPackage = (root: string, name: string): string | undefined =>
  findAbove(root, name) ?? findAbove(PACKAGE_DIR, name);

function findAbove(start: string, name: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    const place = join(folder, "node_modules", name);
    if (existsSync(join(place, "package.json"))) return place;
    if (folder === dirname(folder)) return undefined;
  }
}
