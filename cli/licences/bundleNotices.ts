import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeText } from "../files.ts";
import { PACKAGE_DIR } from "../project.ts";
import type { Notice } from "./notice.ts";
import { byName } from "./printNotices.ts";

/** The notice of a package in a bundle. */
export interface BundledNotice extends Notice {
  /** Browsers load its code or its styles; pages may be rendered by it, too. */
  inBrowser: boolean;
}

/** In the folder of a bundle. */
const NOTICES_FILE = "licences.json";

/** The bundle that came with the package is the one folder in it. */
export const SHIPPED_BUNDLES = join(PACKAGE_DIR, "lib/bundles");

/** The notices of all packages that the bundle in a folder has code of. */
export function readNotices(folder: string): BundledNotice[] {
  const file = join(folder, NOTICES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BundledNotice[]) : [];
}

/** Adds what one more part of a bundle has code of. */
export function addNotices(folder: string, found: readonly BundledNotice[]): void {
  const notices = new Map<string, BundledNotice>();
  for (const notice of [...readNotices(folder), ...found]) {
    const id = `${notice.name}@${notice.version}`;
    notices.set(id, { ...notice, inBrowser: notice.inBrowser || notices.get(id)?.inBrowser === true });
  }
  writeText(join(folder, NOTICES_FILE), `${JSON.stringify([...notices.values()].sort(byName), null, 2)}\n`);
}

/** The notices of the bundle that came with the package. */
export const shippedNotices = (): BundledNotice[] =>
  existsSync(SHIPPED_BUNDLES)
    ? readdirSync(SHIPPED_BUNDLES).flatMap((key) => readNotices(join(SHIPPED_BUNDLES, key)))
    : [];
