import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findInstalled } from "../engine.ts";
import { PACKAGE_DIR, readPackage } from "../project.ts";
import { groupBy } from "../lookups.ts";

/** Virtual modules of the bundler, with the name of their package. */
const HELPERS = /^\0(rolldown|vite)\//;

/** Folder of the package that a file or a bundled module belongs to. */
export function packageFolder(id: string): string | undefined {
  const helper = HELPERS.exec(id)?.[1];
  if (helper !== undefined) return findInstalled(helper);
  // The innermost `node_modules`, because package managers nest packages.
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll("\\", "/").replace(/^\0+/, ""))?.[0];
}

/** What a package's licence requires to keep with copies. */
export interface Notice {
  name: string;
  version: string;
  /** SPDX expression, if the package has one. */
  licence?: string;
  /** Licence text with copyright lines, and the text of the file `NOTICE`, if they exist. */
  text?: string;
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|ofl|unlicense)(?:[-_.].*)?(?<!\.(?:[cm]?[jt]sx?|json))$/i;
const NOTICE_FILE = /^notice(?:\.(?:txt|md))?$/i;
/** Licences of the package's own bundled dependencies, at the end of a licence file. They aren't in our bundles. */
const BUNDLED_DEPENDENCIES = /\n#+ Licenses of bundled dependencies\n[^]*$/;

/** Licence texts of packages that contain none; maintainers have looked them up. */
const REVIEWED = join(PACKAGE_DIR, "bin/licences");

export function readNotice(folder: string, reviewed = REVIEWED): Notice {
  const { name, version, license } = readPackage(folder);
  const licence = typeof license === "string" ? license : license?.type;
  // For exactly this version: the next one may contain its own text.
  const file = join(reviewed, `${`${name}@${version}`.replaceAll("/", "+")}.txt`);
  const text = readTexts(folder) ?? (existsSync(file) ? readText(file) : undefined);
  return { name, version, ...(licence && { licence }), ...(text && { text }) };
}

/** Texts of licences and notices in a folder, in the order of file names. */
export function readTexts(folder: string): string | undefined {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name).sort();
  const texts = [LICENCE_FILE, NOTICE_FILE].flatMap((file) => names.filter((name) => file.test(name)));
  return texts.length > 0 ? texts.map((name) => readText(join(folder, name))).join("\n\n") : undefined;
}

const readText = (file: string): string =>
  readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replace(BUNDLED_DEPENDENCIES, "")
    .trim();

const RULE = "=".repeat(72);

/** Notices as a text file, sorted by name. Packages with the same text are listed together. */
export function printNotices(introduction: string, notices: readonly Notice[]): string {
  const sorted = [...notices].sort(byName);
  const groups = groupBy(sorted, ({ licence = "", text = "" }) => `${licence}\n${text}`);
  const parts = [...groups.values()].map((group) => {
    const names = group.map(({ name, version }) => `${name} ${version}`.trim()).join(", ");
    const { licence, text = "It brings no text of its licence along." } = group[0] ?? {};
    return `${RULE}\n${names}${licence === undefined ? "" : `: ${licence}`}\n\n${text}\n`;
  });
  return [`${introduction}\n`, ...parts].join("\n");
}

/** Compares packages by code points, which doesn't depend on the machine's language. */
export const byName = (a: Notice, b: Notice): number => compare(a.name, b.name) || compare(a.version, b.version);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Licences of works that may be published: they require nothing but their text beside it. MPL-2.0 and others require
 * more. Add a licence only after reading its conditions and meeting them.
 */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
]);

/** Reasons why packages may not be bundled in `place`: a line each, with what to do. */
export function checkNotices(place: string, notices: readonly Notice[]): string[] {
  return notices.flatMap(({ name, version, licence, text }) => {
    const id = `${name}@${version}`;
    const named = licence === undefined ? "its package.json names none" : `its package.json says ${licence}`;
    return [
      !isAllowed(licence) &&
        `${place} contains code of ${id}, whose licence is not on the list of allowed ones: ${named}. Use another package, or read the licence and add it to ALLOWED in cli/core/licences/notices.ts.`,
      text === undefined &&
        `${place} contains code of ${id}, which has no licence text. Copy the text from the package's repository to bin/licences/${id.replaceAll("/", "+")}.txt.`,
    ].filter((fault) => fault !== false);
  });
}

/** Whether an SPDX expression is allowed: one licence of an `OR`, all licences of an `AND`. */
export const isAllowed = (licence = ""): boolean =>
  licence
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => ALLOWED.has(one)));
