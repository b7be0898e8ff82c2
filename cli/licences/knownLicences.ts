import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPackage } from "../content/findPackage.ts";
import { PACKAGE_DIR } from "../project.ts";
import { shippedNotices } from "./bundleNotices.ts";
import type { Notice } from "./notice.ts";

/** Licence information for pages that name licences. */
export interface KnownLicences {
  /** SPDX expression of an installed package, if it has one. */
  of(packageName: string): string | undefined;
  /** The packages whose code runs in browsers, except those that own parts add. */
  inScripts(): Pick<Notice, "name" | "licence">[];
}

export const NO_LICENCES: KnownLicences = { of: () => undefined, inScripts: () => [] };

/** Licences of packages that are installed for the project in `root`, or are in the shipped bundle. */
export const knownLicences = (root: string): KnownLicences => ({
  of: (name) => readLicence(root, name),
  inScripts: () => shippedNotices().filter(({ inBrowser }) => inBrowser),
});

function readLicence(root: string, name: string): string | undefined {
  const folder = name === "sitegen" ? PACKAGE_DIR : findPackage(root, name);
  if (folder === undefined) return undefined;
  const { license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { license?: unknown };
  return typeof license === "string" ? license : undefined;
}
