import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Problem } from "../../core/problems/problem.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import { readSources, readText, type Source } from "../yaml/readSources.ts";

export const TEXT_FOLDER = "countries/text";

/** Path of a catalogue's file: its country, if it belongs to one, and its language. */
export const CATALOGUE = /^countries\/text\/(?:([^/]+)\/)?([^/]+)\.ya?ml$/;

/** A catalogue's file, with its language and optional country. */
export interface TextSource extends Source {
  /** From the file name: `en`, `en-AU`. */
  language: string;
  country?: string | undefined;
}

/** The shipped catalogue of a language, if there is one. */
export function readShippedText(language: string): TextSource | undefined {
  const file = `runtime/text/${language}.yaml`;
  if (!existsSync(join(PACKAGE_DIR, file))) return undefined;
  const read = readText(PACKAGE_DIR, file);
  if ("text" in read) return { file, language, text: read.text };
  throw new Error(`${file} of the package: ${read.message}`);
}

/** The project's catalogues: `countries/text/<language>.yaml` and `countries/text/<country>/<language>.yaml`. */
export function readTextFiles(root: string): { sources: TextSource[]; problems: Problem[] } {
  const folder = join(root, TEXT_FOLDER);
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((file) => CATALOGUE.test(file));
  const { sources, problems } = readSources(root, files.sort());
  return { sources: sources.map(({ file, text }) => textSource(file, text)), problems };
}

/** A catalogue by the path of its file. */
export function textSource(file: string, text: string): TextSource {
  const [, country, language = ""] = CATALOGUE.exec(file) ?? [];
  return { file, text, language, country };
}
