import { attempt } from "../../core/attempt.ts";
import { type CountryFacts, LanguageTag, countryFacts, readShippedText, suggestCountry } from "../../config/index.ts";
import { basename } from "node:path";
import { UsageError } from "../../core/problems/errors.ts";

const LONGEST_NAME = 80;

/** @throws UsageError for a name that can't be shown, as do the other checks */
export function checkName(text: string): string {
  const name = text.trim();
  if (name === "") throw new UsageError("The organisation has no name", 'Write it in quotation marks: "Example Ltd".');
  if (name.length > LONGEST_NAME)
    throw new UsageError(
      `The name has ${name.length} characters`,
      `Write at most ${LONGEST_NAME}: the name is in the title of each page.`,
    );
  if (/\p{Cc}/u.test(name))
    throw new UsageError("The name contains control characters", "Write it on one line, without tabs.");
  return name;
}

export function checkCountry(text: string): CountryFacts {
  const facts = countryFacts(text);
  if (facts) return facts;
  const near = suggestCountry(text);
  throw new UsageError(
    `There is no country \`${text}\``,
    `${near === undefined ? "" : `Did you mean \`${near}\`? `}Write its English name or its ISO code, for example Kenya or KE.`,
  );
}

/** A tag, or the name of a language in English or in itself. A language without region gets that of the country. */
export function checkLanguage(text: string, country: string): string {
  const tag = canonical(text.trim()) ?? canonical(languageNamed(text.trim()) ?? "") ?? "";
  const full = tag === "" || new Intl.Locale(tag).region !== undefined ? tag : `${tag}-${country}`;
  if (LanguageTag.safeParse(full).success) return full;
  throw new UsageError(
    `\`${text}\` is not a language`,
    "Write a language tag: en, de, hi, ar, sw, or with a region, pt-BR.",
  );
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
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const is = (code: string, inLanguage: string) => nameOf(code, inLanguage)?.toLowerCase() === wanted;
  return codes.find((code) => is(code, "en")) ?? codes.find((code) => is(code, code));
}

export function checkCms(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
    return url.href.replace(/\/+$/, "");
  throw new UsageError(
    `\`${text}\` is not the address of a CMS`,
    "Write the address of its REST API, for example https://cms.example.com/wp-json, or --no-cms.",
  );
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

export type Answers = ReturnType<typeof chooseAnswers>;

/** Checks the answers. @throws UsageError for a missing or wrong one */
export function chooseAnswers(given: Given) {
  const missing = missingAnswers(given).map((key) => FLAGS[key]);
  if (missing.length > 0)
    throw new UsageError(
      "Answers are missing, and there is no terminal to ask for them",
      `Add ${missing.join(" ")}, or --yes for the defaults.`,
    );
  const { name = "", country = "", language = "", cms = false } = given;
  const chosen = checkCountry(country);
  return {
    name: checkName(name),
    country: chosen,
    /** BCP 47. */
    language: checkLanguage(language, chosen.code),
    /** REST base of the CMS without final slash; undefined without a CMS. */
    cms: cms === false ? undefined : checkCms(cms),
  };
}

/** Completes the answers by defaults: names from the folder, the country of this machine, its first language. */
export function withDefaults(given: Given, folder: string): Given {
  const { name = titleOf(folder), country = machineCountry(), cms = false } = given;
  return { name, country, language: given.language ?? defaultLanguage(countryFacts(country)?.languages), cms };
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
