import { resolve, join } from "node:path";
import type { Rolldown } from "vite";
import { findPackage } from "../engine.ts";
import { packageFolder, type Notice, byName } from "./notices.ts";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeText } from "../files.ts";
import { PACKAGE_DIR, readPackage } from "../project.ts";

/** Folders of the packages whose code or files a bundle contains. @param root Base folder of Vite's file names. */
export function bundledPackages(bundle: Rolldown.OutputBundle, root: string): string[] {
  const modules = Object.values(bundle).flatMap((file) => modulesOf(file, root));
  return [...new Set(modules.flatMap((id) => packageFolder(id) ?? []))];
}

/** The sources of an output file: modules with code in a script, styles that scripts import, and copied files. */
function modulesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk, root: string): string[] {
  if (file.type === "asset") return file.originalFileNames.map((name) => resolve(root, name));
  return Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 || /\.(?:css|s[ac]ss)(?:\?|$)/.test(id) ? [id] : [],
  );
}

export interface BundledNotice extends Notice {
  /** Whether browsers load its code or styles; false for code that only renders pages. */
  inBrowser: boolean;
}

const NOTICES_FILE = "licences.json";

/** Folder that contains the shipped bundle as its only folder. */
export const SHIPPED_BUNDLES = join(PACKAGE_DIR, "lib/bundles");

export function readNotices(folder: string): BundledNotice[] {
  const file = join(folder, NOTICES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BundledNotice[]) : [];
}

export function addNotices(folder: string, added: readonly BundledNotice[]): void {
  const notices = new Map<string, BundledNotice>();
  for (const notice of [...readNotices(folder), ...added]) {
    const id = `${notice.name}@${notice.version}`;
    notices.set(id, { ...notice, inBrowser: notice.inBrowser || notices.get(id)?.inBrowser === true });
  }
  writeText(join(folder, NOTICES_FILE), `${JSON.stringify([...notices.values()].sort(byName), null, 2)}\n`);
}

export const shippedNotices = (): BundledNotice[] =>
  existsSync(SHIPPED_BUNDLES)
    ? readdirSync(SHIPPED_BUNDLES).flatMap((key) => readNotices(join(SHIPPED_BUNDLES, key)))
    : [];

export interface KnownLicences {
  /** SPDX expression of an installed package, if it has one. */
  of(packageName: string): string | undefined;
  /** The packages whose code runs in browsers, except those that own parts add. */
  inScripts(): Pick<Notice, "name" | "licence">[];
}

/** Licences of packages that are installed for the project in `root`, or are in the shipped bundle. */
export const knownLicences = (root: string): KnownLicences => ({
  of(name) {
    const folder = name === "sitegen" ? PACKAGE_DIR : findPackage(root, name);
    const license = folder === undefined ? undefined : readPackage(folder).license;
    return typeof license === "string" ? license : undefined;
  },
  inScripts: () => shippedNotices().filter(({ inBrowser }) => inBrowser),
});
