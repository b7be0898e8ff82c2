import { basename } from "node:path";
import type { Found } from "../../core/problems/problem.ts";
import { toSlug } from "../routes/paths.ts";
import { isSlug } from "../routes/slugs.ts";
import { locate } from "../yaml/locate.ts";
import type { YamlFile } from "../yaml/yamlFile.ts";

/** Path of a YAML file of `countries/`. */
export const COUNTRY_FILE = /^countries\/[^/]+\.ya?ml$/;

export const NETWORK = "network";

export const FACTS = "facts";

/** Whether a file belongs to no country. */
export const isCommon = (owner: string): boolean => owner === NETWORK || owner === FACTS;

/** Replaces the language in names of files that `sitegen pull` writes: `india.pulled.yaml`. */
export const PULLED = "pulled";

/** Parts of a file name: `india.yaml` for a country, `india.hi.yaml` for an overlay, `india.pulled.yaml` for a CMS. */
export interface FileName {
  owner: string;
  /** Language of an overlay, or `PULLED`. */
  language?: string | undefined;
}

/** Parses a file name. One that is no slug is read as the nearest slug; `checkFileName` reports it. */
export function parseFileName(file: string): FileName {
  const { owner, language } = writtenName(file);
  const slug = isSlug(owner) ? owner : toSlug(owner) || owner;
  return { owner: slug, language };
}

function writtenName(file: string): FileName {
  const name = basename(file).replace(/\.ya?ml$/, "");
  const [, owner = name, language] = /^(.+)\.(pulled|[a-z]{2,3}(?:-[a-z\d]+)*)$/.exec(name) ?? [];
  return { owner, language };
}

/** Whether a file is a country's own, not an overlay of it. */
export function isCountryFile(file: string): boolean {
  const { owner, language } = parseFileName(file);
  return !isCommon(owner) && language === undefined;
}

export const countryKey = (file: string): string => parseFileName(file).owner;

export function checkFileName(yaml: YamlFile): Found {
  const { owner } = writtenName(yaml.file);
  if (isSlug(owner) && !yaml.file.endsWith(".yml")) return undefined;
  return {
    code: "file-name",
    message: `The file name \`${basename(yaml.file)}\` is not a slug with the extension .yaml`,
    why: "The file name is the site's path: /<name>/.",
    hint: `Rename it to ${toSlug(owner) || "country"}.yaml.`,
    place: locate(yaml, []),
  };
}

/** Path segment of a further language: `hi` for `hi-IN`; the whole tag if the country has two locales of it. */
export function languageSegment(language: string, languages: readonly string[]): string {
  const [base = language] = language.split("-");
  const others = languages.slice(1).filter((other) => other !== language);
  return others.some((other) => other.split("-")[0] === base) ? language.toLowerCase() : base;
}

/** A locale's fallback chain, most general first: `en`, `en-AU`. */
export const languageChain = (locale: string): string[] => [...new Set([locale.split("-")[0] ?? locale, locale])];

/** The fallback chain in the notation of file names: `en`, `en-au`. */
export const segmentChain = (locale: string): string[] => languageChain(locale).map((tag) => tag.toLowerCase());

export const sameLanguage = (a: string, b: string): boolean => a.split("-")[0] === b.split("-")[0];

/** The value for a locale, else for its language. */
export const inLanguage = <T>(written: Readonly<Record<string, T>>, locale: string): T | undefined =>
  languageChain(locale)
    .reverse()
    .flatMap((tag) => (Object.hasOwn(written, tag) ? [written[tag] as T] : []))[0];
