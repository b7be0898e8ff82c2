import { autocomplete, intro, text } from "@clack/prompts";
import { regionName } from "../config/regions.ts";
import { countryCodes } from "../geography/countryCodes.ts";
import { UsageError } from "../report/errors.ts";
import { checkCms, checkCountry, checkLanguage, checkName, type Checked } from "./answers.ts";
import { defaultLanguage, titleOf, withDefaults, type Given } from "./chooseAnswers.ts";

/** stdout is for the command's result. */
const output = process.stderr;

/** Asks on the terminal for the answers that are missing. @throws UsageError when the questions are stopped. */
export async function askAnswers(given: Given, folder: string): Promise<Given> {
  intro("A new project: sites of an organisation, one for each country", { output });
  const name = given.name ?? (await askName(titleOf(folder)));
  const country = given.country ?? (await askCountry(folder));
  const language = given.language ?? (await askLanguage(country));
  const cms = given.cms ?? (await askCms());
  return { name, country, language, cms };
}

const askName = async (folder: string): Promise<string> =>
  answered(
    await text({
      output,
      message: "What is your organisation called?",
      placeholder: folder,
      defaultValue: folder,
      validate: (value) => explain(value ? checkName(value) : undefined),
    }),
  );

const askCountry = async (folder: string): Promise<string> =>
  answered(
    await autocomplete({
      output,
      message: "Which country is the first site for?",
      placeholder: "Type its name",
      initialValue: withDefaults({}, folder).country ?? "",
      options: countryCodes().map((code) => ({ value: code, label: regionName(code) ?? code, hint: code })),
      maxItems: 6,
    }),
  );

async function askLanguage(country: string): Promise<string> {
  const checked = checkCountry(country);
  if ("error" in checked) throw new UsageError(checked.error, checked.hint);
  const { code, languages } = checked.value;
  const usual = defaultLanguage(languages);
  return answered(
    await text({
      output,
      message: "In which language? Words of buttons and messages come in en, de, hi, ar; others are to be translated.",
      placeholder: usual,
      defaultValue: usual,
      validate: (value) => explain(value ? checkLanguage(value, code) : undefined),
    }),
  );
}

async function askCms(): Promise<string | false> {
  const address = answered(
    await text({
      output,
      message: "Do you have a CMS that receives the forms? Write the address of its REST API; Enter for none.",
      placeholder: "https://cms.example.com/wp-json",
      defaultValue: "",
      validate: (value) => explain(value ? checkCms(value) : undefined),
    }),
  );
  return address === "" ? false : address;
}

/** What is wrong with an answer; undefined when nothing is. */
const explain = (checked: Checked<unknown> | undefined): string | undefined =>
  checked && "error" in checked ? `${checked.error}. ${checked.hint}` : undefined;

function answered(answer: string | symbol): string {
  if (typeof answer === "string") return answer;
  throw new UsageError("Stopped: nothing was written", "`sitegen init --help` says how to answer by options.");
}
