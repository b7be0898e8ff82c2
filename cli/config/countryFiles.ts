import { basename } from "node:path";
import type { Problem } from "../report/problem.ts";
import { isSlug, toSlug } from "./slug.ts";
import { locate } from "./yaml/locate.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

/** Name of the file of what belongs to no single country. */
export const NETWORK = "network";

/** Name of the file of figures and rules. */
export const FACTS = "facts";

/** Names of files that are no country's. */
export const isCommon = (owner: string): boolean => owner === NETWORK || owner === FACTS;

/** What takes the place of a language in the name of the settings that `sitegen pull` writes: `india.pulled.yaml`. */
export const PULLED = "pulled";

/** What a file's name tells: `india.yaml` is a country's, `india.hi.yaml` has its settings in Hindi, `india.pulled.yaml` those of its CMS. */
export interface FileName {
  owner: string;
  /** The language's segment, when the file overrides settings for one; or `PULLED`. */
  language?: string;
}

/** Takes the name of a file of `countries/` apart. One that is no slug is reported, and read as the slug that it should be. */
export function parseFileName(file: string): FileName {
  const { owner, language } = writtenName(file);
  const meant = isSlug(owner) ? owner : toSlug(owner) || owner;
  return { owner: meant, ...(language !== undefined && { language }) };
}

function writtenName(file: string): FileName {
  const name = basename(file).replace(/\.ya?ml$/, "");
  const [, owner, language] = /^(.+)\.(pulled|[a-z]{2,3}(?:-[a-z\d]+)*)$/.exec(name) ?? [];
  return owner !== undefined && language !== undefined ? { owner, language } : { owner: name };
}

/** A country's key: the name of its file. */
export const countryKey = (file: string): string => parseFileName(file).owner;

/** Reports a country file whose name can't be a path. */
export function checkFileName(yaml: YamlFile): Problem[] {
  const { owner } = writtenName(yaml.file);
  if (isSlug(owner) && !yaml.file.endsWith(".yml")) return [];
  return [
    {
      code: "file-name",
      severity: "error",
      message: `The file name \`${basename(yaml.file)}\` is no slug with the ending .yaml`,
      why: "The name is the site's path: /<name>/.",
      hint: `Rename it to ${toSlug(owner) || "country"}.yaml.`,
      place: locate(yaml, []),
    },
  ];
}

/** Segment of a further language in paths, folders and file names: `hi` of `hi-IN`, and the whole tag where another has the same language. */
export function languageSegment(language: string, languages: readonly string[]): string {
  const [base = language] = language.split("-");
  const others = languages.slice(1).filter((other) => other !== language);
  return others.some((other) => other.split("-")[0] === base) ? language.toLowerCase() : base;
}
