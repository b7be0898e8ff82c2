import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { PACKAGE_DIR } from "../project.ts";

/** Folder of an installed package, as the project finds it, or else sitegen; undefined when neither does. */
export const findPackage = (root: string, name: string): string | undefined =>
  findAbove(root, name) ?? findAbove(PACKAGE_DIR, name);

function findAbove(start: string, name: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    const place = join(folder, "node_modules", name);
    if (existsSync(join(place, "package.json"))) return place;
    if (folder === dirname(folder)) return undefined;
  }
}
