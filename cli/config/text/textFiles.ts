import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
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
  const { sources, problems } = readSources(root, listFiles(root, TEXT_FOLDER));
  return { sources: sources.map(({ file, text }) => textSource(file, text)), problems };
}

function listFiles(root: string, folder: string): string[] {
  const entries = existsSync(join(root, folder)) ? readdirSync(join(root, folder), { withFileTypes: true }) : [];
  const files = entries.flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return [...(entry.isDirectory() && folder === TEXT_FOLDER ? listFiles(root, file) : []), file];
  });
  return files.filter((file) => CATALOGUE.test(file)).sort();
}

/** A catalogue by the path of its file. */
export function textSource(file: string, text: string): TextSource {
  const [, country, language = ""] = CATALOGUE.exec(file) ?? [];
  return { file, text, language, country };
}
