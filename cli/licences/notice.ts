import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../project.ts";

/** What the licence of a package asks to be kept with copies of it. */
export interface Notice {
  name: string;
  version: string;
  /** As SPDX writes it; undefined where the package says none. */
  licence?: string;
  /** The licence with its copyright lines, and what the package has in a file `NOTICE`; undefined where it has neither. */
  text?: string;
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|ofl|unlicense)(?:[-_.].*)?(?<!\.(?:[cm]?[jt]sx?|json))$/i;
const NOTICE_FILE = /^notice(?:\.(?:txt|md))?$/i;
/** Where a licence goes on with those of what the package itself has bundled, and does not hand on. */
const OTHERS = /\n#+ Licenses of bundled dependencies\n[^]*$/;

/** Licences of packages that bring none along, as somebody has looked them up. */
const REVIEWED = join(PACKAGE_DIR, "bin/licences");

/** Reads the notice of an installed package. */
export function readNotice(folder: string, reviewed = REVIEWED): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string | { type?: string };
  };
  const licence = typeof license === "string" ? license : license?.type;
  const text = readTexts(folder) ?? readReviewed(reviewed, `${name}@${version}`);
  return { name, version, ...(licence && { licence }), ...(text && { text }) };
}

/** The texts of licence and notice in a folder, in the order of their names. */
export function readTexts(folder: string): string | undefined {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name).sort();
  const texts = [LICENCE_FILE, NOTICE_FILE].flatMap((file) => names.filter((name) => file.test(name)));
  return texts.length > 0 ? texts.map((name) => readText(join(folder, name))).join("\n\n") : undefined;
}

/** For this version alone: the next one may bring its own along. */
function readReviewed(folder: string, id: string): string | undefined {
  const file = join(folder, `${id.replaceAll("/", "+")}.txt`);
  return existsSync(file) ? readText(file) : undefined;
}

const readText = (file: string): string =>
  readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replace(OTHERS, "")
    .trim();
