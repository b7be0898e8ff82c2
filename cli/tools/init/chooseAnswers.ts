import { basename } from "node:path";
import { readShippedText } from "../../config/index.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { checkCms, checkCountry, checkLanguage, checkName, type Answers, type Checked } from "./answers.ts";

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
