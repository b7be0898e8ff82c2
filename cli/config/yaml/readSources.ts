import { attempt } from "../../core/attempt.ts";
import { memoize } from "../../core/lookups.ts";
import { type Mistake, type Problem, startOf } from "../../core/problems/problem.ts";
import { OUTSIDE, SPECIAL } from "../../core/stamps.ts";
import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { EnvironmentError } from "../../core/problems/errors.ts";
import { countryKey, isCountryFile } from "../files/countryFiles.ts";

const NOT_A_FILE = {
  code: "not-a-file",
  message: "This is not a regular file, but a pipe, a socket or a device",
  why: "Reading it might never end.",
  hint: "Remove it, or replace it by a regular file.",
} as const satisfies Mistake;

const LEADS_OUT = {
  code: "link-outside",
  message: "The symbolic link leads out of the project",
  why: "On another machine it would lead to something else, perhaps to something private.",
  hint: "Replace it by a copy, or link to a file in the same repository.",
} as const satisfies Mistake;

/** Reports files in `countries/` that must not be read, by their stamps. Nothing else is read until they are gone. */
export const specialFiles = (sources: ReadonlyMap<string, string>): Problem[] =>
  [...sources].flatMap(([file, stamp]) => {
    const found = stamp === SPECIAL ? NOT_A_FILE : stamp === OUTSIDE ? LEADS_OUT : undefined;
    return found ? [{ ...found, place: startOf(file) }] : [];
  });

/** Decodes bytes as UTF-8, without a byte order mark. @returns undefined when they aren't UTF-8. */
export const decodeUtf8 = (bytes: Uint8Array): string | undefined =>
  attempt(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes));

/** Largest file; the YAML parser would take seconds for larger ones. */
const MAX_BYTES = 1_000_000;

/** A text file: its path from the project's root with forward slashes, and its text. */
export interface Source {
  file: string;
  text: string;
}

interface Read {
  sources: Source[];
  problems: Problem[];
}

/** Reads files. Reports those that are unreadable, too large or not UTF-8. */
export function readSources(root: string, files: readonly string[]): Read {
  const read: Read = { sources: [], problems: [] };
  for (const file of files) {
    const result = readText(root, file);
    if ("text" in result) read.sources.push({ file, text: result.text });
    else read.problems.push(result);
  }
  return read;
}

/** Reads the YAML files of `countries/`, sorted by name. */
export const readCountryFiles = (root: string): Read => readSources(root, listCountryFiles(root));

/** Lists the YAML files of `countries/`. @throws EnvironmentError when there is no countries/ folder. */
export function listCountryFiles(root: string): string[] {
  const names = attempt(() => readdirSync(join(root, "countries")).sort());
  if (names) return names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `countries/${name}`);
  throw new EnvironmentError(
    `There is no folder countries/ in ${root}`,
    "Run sitegen in the folder that contains countries/, or pass that folder with --root DIR. `sitegen init` creates a project.",
  );
}

/** Keys of all countries, by file name. */
export const listCountries = (root: string): string[] =>
  readCountryFiles(root).sources.flatMap(({ file }) => (isCountryFile(file) ? countryKey(file) : []));

/** Reads a text file, or returns the problem. */
export function readText(root: string, file: string): { text: string } | Problem {
  const path = join(root, file);
  const place = startOf(file);
  try {
    const info = statSync(path);
    if (info.isDirectory()) {
      const message = "This is a folder with the name of a file";
      return { code: "not-a-file", message, hint: "Rename the folder, or move its contents.", place };
    }
    if (!info.isFile()) return { ...NOT_A_FILE, place };
    if (info.size > MAX_BYTES) {
      const message = `The file has ${(info.size / 1e6).toFixed(1)} MB`;
      const hint = "Split the file. A configuration or content file can have at most 1 MB.";
      return { code: "file-too-large", message, hint, place };
    }
    const text = textIn(readFileSync(path));
    if (text !== undefined) return { text };
    const message = "The file is not UTF-8 text";
    return { code: "not-utf8", message, hint: "Save it again with the encoding UTF-8.", place };
  } catch (error) {
    const isLink = attempt(() => lstatSync(path).isSymbolicLink()) ?? false;
    const cause = (error as NodeJS.ErrnoException).code ?? "unknown cause";
    const message = isLink ? "The symbolic link has no target" : `The file can't be read (${cause})`;
    return { code: "unreadable-file", message, hint: "Check the file and its permissions.", place };
  }
}

/** Decodes a file's contents; undefined if not UTF-8 or too large. */
export const textIn = (contents: Buffer): string | undefined =>
  contents.length > MAX_BYTES ? undefined : decodeUtf8(contents);

/** Prepares problems for a cache: the texts of their files, where code frames show them, are left out. */
export const withoutFileTexts = <T extends Problem>(problems: readonly T[]): T[] => withTexts(problems, () => "");

/** Adds the texts of files to cached problems. */
export function withFileTexts<T extends Problem>(root: string, cached: readonly T[]): T[] {
  const read = memoize((file: string) => readText(root, file));
  return withTexts(cached, (file) => ({ text: "", ...read(file) }).text);
}

const withTexts = <T extends Problem>(problems: readonly T[], textOf: (file: string) => string): T[] =>
  problems.map((problem) => {
    const { place } = problem;
    return place.text === undefined ? problem : { ...problem, place: { ...place, text: textOf(place.file) } };
  });
