import { autocomplete, intro, text } from "@clack/prompts";
import { UsageError } from "../../core/problems/errors.ts";
import {
  checkCms,
  checkCountry,
  checkLanguage,
  checkName,
  defaultLanguage,
  titleOf,
  withDefaults,
  type Given,
} from "./answers.ts";
import { countryCodes, regionName } from "../../config/index.ts";

/** stdout is for the command's result. */
const output = process.stderr;

/** Asks for the missing answers on the terminal. @throws UsageError when the user cancels. */
export async function askAnswers(given: Given, folder: string): Promise<Given> {
  intro("A new project: sites of an organisation, one for each country", { output });
  const name = given.name ?? (await ask("What is your organisation called?", titleOf(folder), checkName));
  const country = given.country ?? (await askCountry(folder));
  const language = given.language ?? (await askLanguage(country));
  const cms = given.cms ?? ((await ask("Address of your CMS's REST API? (Enter: no CMS)", "", checkCms)) || false);
  return { name, country, language, cms };
}

/** Asks for a text. @param usual The answer to nothing. */
const ask = async (message: string, usual: string, check: (answer: string) => unknown): Promise<string> =>
  answered(
    await text({
      output,
      message,
      placeholder: usual,
      defaultValue: usual,
      validate(value) {
        try {
          if (value) check(value);
          return undefined;
        } catch (error) {
          if (!(error instanceof UsageError)) throw error;
          return `${error.message}. ${error.hint}`;
        }
      },
    }),
  );

const askCountry = async (folder: string): Promise<string> =>
  answered(
    await autocomplete({
      output,
      message: "Which country is the first site for?",
      placeholder: "Type its name",
      initialValue: withDefaults({}, folder).country ?? "",
      options() {
        return searchCountries(this.userInput);
      },
      maxItems: 6,
    }),
  );

function askLanguage(country: string): Promise<string> {
  const { code, languages } = checkCountry(country);
  return ask(
    "In which language? (en, de, hi, ar; you have to translate the texts for any other)",
    defaultLanguage(languages),
    (answer) => checkLanguage(answer, code),
  );
}

function answered(answer: string | symbol): string {
  if (typeof answer === "string") return answer;
  throw new UsageError(
    "Cancelled: nothing was written",
    "`sitegen init --help` lists options that replace the questions.",
  );
}

/** Countries that match the typed text: whole names and codes, then beginnings of names, then of words. */
export function searchCountries(typed: string) {
  const all = countryCodes().map((code) => ({ value: code, label: regionName(code) ?? code, hint: code }));
  const wanted = fold(typed);
  const ranked = all.map((choice) => ({ choice, rank: rankOf(choice, wanted) })).filter(({ rank }) => rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}

function rankOf({ value, label }: { value: string; label: string }, wanted: string): number {
  const name = fold(label);
  if (wanted !== "" && (name === wanted || fold(value) === wanted)) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.split(/[\s(&-]+/).some((word) => word.startsWith(wanted)) ? 2 : 3;
}

const fold = (text: string): string => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
