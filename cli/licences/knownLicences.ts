import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPackage } from "../content/findPackage.ts";
import { PACKAGE_DIR } from "../project.ts";
import { shippedNotices } from "./bundleNotices.ts";
import type { Notice } from "./notice.ts";

/** What pages say of the works of others; asked only where a page names licences. */
export interface KnownLicences {
  /** The licence of an installed package, as SPDX writes it; undefined where it says none. */
  of(packageName: string): string | undefined;
  /** The packages whose code runs in browsers, but those that a project's own parts add. */
  inScripts(): Pick<Notice, "name" | "licence">[];
}

/** A project of whose packages nothing is known. */
export const NO_LICENCES: KnownLicences = { of: () => undefined, inScripts: () => [] };

/** The licences of what is installed for the project in `root`, or was bundled for all. */
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
