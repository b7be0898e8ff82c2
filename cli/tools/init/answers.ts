import { attempt } from "../../core/attempt.ts";
import {
  type CountryFacts,
  LanguageTag,
  countryCodes,
  countryFacts,
  regionName,
  readShippedText,
} from "../../config/index.ts";
import { suggest } from "../../core/problems/suggest.ts";
import { basename } from "node:path";
import { UsageError } from "../../core/problems/errors.ts";

export interface Answers {
  name: string;
  country: CountryFacts;
  /** BCP 47. */
  language: string;
  /** REST base of the CMS without final slash; undefined without a CMS. */
  cms: string | undefined;
}

/** A valid answer, or an error with a hint. */
export type Checked<T> = { value: T } | { error: string; hint: string };

const LONGEST_NAME = 80;

export function checkName(text: string): Checked<string> {
  const value = text.trim();
  if (value === "")
    return { error: "The organisation has no name", hint: 'Write it in quotation marks: "Example Ltd".' };
  if (value.length > LONGEST_NAME)
    return {
      error: `The name has ${value.length} characters`,
      hint: `Write at most ${LONGEST_NAME}: the name is in the title of each page.`,
    };
  if (/\p{Cc}/u.test(value))
    return { error: "The name contains control characters", hint: "Write it on one line, without tabs." };
  return { value };
}

export function checkCountry(text: string): Checked<CountryFacts> {
  const value = countryFacts(text);
  if (value) return { value };
  const near = suggest(
    text,
    countryCodes().map((code) => regionName(code) ?? code),
  );
  return {
    error: `There is no country \`${text}\``,
    hint: `${near === undefined ? "" : `Did you mean \`${near}\`? `}Write its English name or its ISO code, for example Kenya or KE.`,
  };
}

/** A tag, or the name of a language in English or in itself. A language without region gets that of the country. */
export function checkLanguage(text: string, country: string): Checked<string> {
  const tag = canonical(text.trim()) ?? canonical(languageNamed(text.trim()) ?? "");
  const value = tag !== undefined && new Intl.Locale(tag).region === undefined ? `${tag}-${country}` : tag;
  if (value !== undefined && LanguageTag.safeParse(value).success) return { value };
  return {
    error: `\`${text}\` is not a language`,
    hint: "Write a language tag: en, de, hi, ar, sw, or with a region, pt-BR.",
  };
}

/** A language tag in canonical form (BCP 47); undefined if it is invalid or the language is unknown. */
function canonical(text: string): string | undefined {
  const [tag] = attempt(() => Intl.getCanonicalLocales(text)) ?? [];
  return tag !== undefined && nameOf(tag.split("-")[0] ?? "", "en") !== undefined ? tag : undefined;
}

const nameOf = (language: string, inLanguage: string): string | undefined =>
  new Intl.DisplayNames(inLanguage, { type: "language", fallback: "none" }).of(language);

function languageNamed(name: string): string | undefined {
  const wanted = name.toLowerCase();
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const is = (code: string, inLanguage: string) => nameOf(code, inLanguage)?.toLowerCase() === wanted;
  return codes.find((code) => is(code, "en")) ?? codes.find((code) => is(code, code));
}

export function checkCms(text: string): Checked<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
    return { value: url.href.replace(/\/+$/, "") };
  return {
    error: `\`${text}\` is not the address of a CMS`,
    hint: "Write the address of its REST API, for example https://cms.example.com/wp-json, or --no-cms.",
  };
}

/** The four answers as they are written on the command line. */
export interface Given {
  name?: string;
  country?: string;
  language?: string;
  /** `false` with `--no-cms`. */
  cms?: string | false;
}

/** Options that give the answers, for messages. */
const FLAGS: Record<keyof Given, string> = {
  name: '--name "Example Ltd"',
  country: "--country Kenya",
  language: "--language en",
  cms: "--no-cms",
};

/** The unanswered questions, in order. */
export const missingAnswers = (given: Given): (keyof Given)[] =>
  (Object.keys(FLAGS) as (keyof Given)[]).filter((key) => given[key] === undefined);

/** Checks the answers. @throws UsageError for a missing or wrong one */
export function chooseAnswers(given: Given): Answers {
  const missing = missingAnswers(given).map((key) => FLAGS[key]);
  if (missing.length > 0)
    throw new UsageError(
      "Answers are missing, and there is no terminal to ask for them",
      `Add ${missing.join(" ")}, or --yes for the defaults.`,
    );
  const { name = "", country = "", language = "", cms = false } = given;
  const chosen = right(checkCountry(country));
  return {
    name: right(checkName(name)),
    country: chosen,
    language: right(checkLanguage(language, chosen.code)),
    cms: cms === false ? undefined : right(checkCms(cms)),
  };
}

/** Completes the answers by defaults: names from the folder, the country of this machine, its first language. */
export function withDefaults(given: Given, folder: string): Given {
  const { name = titleOf(folder), country = machineCountry(), cms = false } = given;
  const checked = checkCountry(country);
  const language = given.language ?? ("value" in checked ? defaultLanguage(checked.value.languages) : "en");
  return { name, country, language, cms };
}

/** The first of a country's languages for which sitegen has texts, else English. */
export const defaultLanguage = (languages: readonly string[] = []): string =>
  languages.find((tag) => readShippedText(tag.split("-")[0] ?? tag) !== undefined) ?? "en";

/** `my-sites` is called "My sites". */
export function titleOf(folder: string): string {
  const words = basename(folder)
    .replace(/[-_.\s]+/g, " ")
    .trim();
  return words === "" ? "My organisation" : words.charAt(0).toUpperCase() + words.slice(1);
}

function machineCountry(): string {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  return new Intl.Locale(locale).maximize().region ?? "US";
}

function right<T>(checked: Checked<T>): T {
  if ("value" in checked) return checked.value;
  throw new UsageError(checked.error, checked.hint);
}
