import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeText } from "../files.ts";
import { PACKAGE_DIR } from "../project.ts";
import type { Notice } from "./notice.ts";
import { byName } from "./printNotices.ts";

/** The notice of a package in a bundle. */
export interface BundledNotice extends Notice {
  /** Whether browsers load its code or styles; false for code that only renders pages. */
  inBrowser: boolean;
}

/** File name in a bundle's folder. */
const NOTICES_FILE = "licences.json";

/** Folder that contains the shipped bundle as its only folder. */
export const SHIPPED_BUNDLES = join(PACKAGE_DIR, "lib/bundles");

/** Notices of the packages in a bundle. */
export function readNotices(folder: string): BundledNotice[] {
  const file = join(folder, NOTICES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BundledNotice[]) : [];
}

/** Adds the notices of another part of a bundle. */
export function addNotices(folder: string, added: readonly BundledNotice[]): void {
  const notices = new Map<string, BundledNotice>();
  for (const notice of [...readNotices(folder), ...added]) {
    const id = `${notice.name}@${notice.version}`;
    notices.set(id, { ...notice, inBrowser: notice.inBrowser || notices.get(id)?.inBrowser === true });
  }
  writeText(join(folder, NOTICES_FILE), `${JSON.stringify([...notices.values()].sort(byName), null, 2)}\n`);
}

/** Notices of the shipped bundle. */
export const shippedNotices = (): BundledNotice[] =>
  existsSync(SHIPPED_BUNDLES)
    ? readdirSync(SHIPPED_BUNDLES).flatMap((key) => readNotices(join(SHIPPED_BUNDLES, key)))
    : [];
