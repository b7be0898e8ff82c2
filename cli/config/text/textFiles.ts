import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../core/problems/problem.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import { readText, type Source } from "../yaml/readSources.ts";

export const TEXT_FOLDER = "countries/text";

/** Path of a catalogue's file: its country, if it belongs to one, and its language. */
export const CATALOGUE = /^countries\/text\/(?:([^/]+)\/)?([^/]+)\.ya?ml$/;

/** A catalogue's file, with its language and optional country. */
export interface TextSource extends Source {
  /** From the file name: `en`, `en-AU`. */
  language: string;
  country?: string;
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
  const sources: TextSource[] = [];
  const problems: Problem[] = [];
  const read = (folder: string, country?: string) => {
    const entries = existsSync(join(root, folder)) ? readdirSync(join(root, folder), { withFileTypes: true }) : [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory() && country === undefined) read(file, entry.name);
      if (!/\.ya?ml$/.test(entry.name)) continue;
      const result = readText(root, file);
      if (!("text" in result)) problems.push(result);
      else sources.push(textSource(file, result.text));
    }
  };
  read(TEXT_FOLDER);
  return { sources, problems };
}

/** A catalogue by the path of its file. */
export function textSource(file: string, text: string): TextSource {
  const [, country, language = ""] = CATALOGUE.exec(file) ?? [];
  return { file, text, language, ...(country !== undefined && { country }) };
}
