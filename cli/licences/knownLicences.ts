import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../project.ts";
import { findPackage } from "./findPackage.ts";

/** The licence that an installed package names, as SPDX writes it: `OFL-1.1`. */
export function readLicence(root: string, name: string): string | undefined {
  const folder = name === "sitegen" ? PACKAGE_DIR : findPackage(root, name);
  if (folder === undefined) return undefined;
  const { license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { license?: unknown };
  return typeof license === "string" ? license : undefined;
}
