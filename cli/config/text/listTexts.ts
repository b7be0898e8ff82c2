import { languageChain } from "../files/countryFiles.ts";
import { readCatalogue, type WrittenMessage } from "./catalogue.ts";
import { readShippedText, readTextFiles } from "./textFiles.ts";

/** Whether a text is still English, and not a word that both languages share. Always false for English. */
export const isUntranslated = (language: string, text: string | undefined, english: string | undefined): boolean =>
  text === english &&
  !/^en(?:-|$)/.test(language) &&
  /\p{L}\P{L}+\p{L}/u.test(text?.replace(/\{[^}]*\}|<[^>]*>/g, "") ?? "");

/** The texts of a language by key, and those that are missing or still English. */
export interface ListedTexts {
  own: ReadonlyMap<string, string>;
  missing: ReadonlyMap<string, string>;
}

/**
 * Lists the texts of a language, shipped ones overridden by the project's, without those of single countries. A region
 * inherits missing texts of its language.
 */
export function listTexts(root: string, language: string): ListedTexts {
  const english = messagesOf(readShippedText("en"));
  const project = readTextFiles(root).sources.filter(({ country }) => country === undefined);
  const textsOf = (languages: readonly string[]): ReadonlyMap<string, string> => {
    const files = languages.map((tag) => project.filter((file) => file.language === tag));
    const layers = [...languages.map(readShippedText), ...files.flat()].map(messagesOf);
    return new Map(layers.flatMap((layer) => [...layer]).map(([key, { source }]) => [key, source]));
  };
  const own = textsOf([language]);
  const shown = textsOf(languageChain(language));
  const sources = [...english].map(([key, { source }]) => [key, source] as const);
  return {
    own: new Map(sources.flatMap(([key]) => (own.has(key) ? [[key, own.get(key) ?? ""]] : []))),
    missing: new Map(
      sources.filter(([key, source]) => !shown.has(key) || isUntranslated(language, shown.get(key), source)),
    ),
  };
}

const messagesOf = (file: Parameters<typeof readCatalogue>[0] | undefined): ReadonlyMap<string, WrittenMessage> =>
  file ? readCatalogue(file).catalogue.messages : new Map();

/** Texts by their keys as a map of maps, the form in which they are written. */
export function nestTexts<T>(texts: Iterable<readonly [key: string, text: T]>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [key, text] of texts) {
    const parts = key.split(".");
    const last = parts.pop() ?? key;
    let map = nested;
    for (const part of parts) map = (map[part] ??= {}) as Record<string, unknown>;
    map[last] = text;
  }
  return nested;
}
