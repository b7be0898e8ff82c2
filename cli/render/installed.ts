import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { PACKAGE_DIR } from "../project.ts";

/**
 * Folder of a package that sitegen depends on, where Node finds it: in the nearest node_modules that has it. Undefined when
 * none has: what the package was compiled to needs it no more.
 */
export function findInstalled(name: string): string | undefined {
  for (let folder = PACKAGE_DIR; ; folder = dirname(folder)) {
    const place = join(folder, "node_modules", name);
    if (existsSync(join(place, "package.json"))) return place;
    if (folder === dirname(folder)) return undefined;
  }
}
