import { problemsIn } from "../../../../cli/core/problems/problem.ts";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readCatalogue, checkCatalogue } from "../../../../cli/config/text/catalogue.ts";
import { readShippedText } from "../../../../cli/config/text/textFiles.ts";
import { listFiles } from "../../../../cli/core/files.ts";
import { readFileSync } from "node:fs";

const languages = readdirSync("runtime/text").map((name) => name.replace(".yaml", ""));
const read = (language: string) => readCatalogue(readShippedText(language)!);
const english = read("en").catalogue.messages;

it("English, Hindi, German and Arabic come along", () => expect(languages).toEqual(["ar", "de", "en", "hi"]));

describe.each(languages)("%s", (language) => {
  const { catalogue, problems } = read(language);
  it("is without mistakes", () => expect(problemsIn([problems, checkCatalogue(catalogue, english)])).toEqual([]));
  it("is complete, in the order of the English one", () =>
    expect([...catalogue.messages.keys()]).toEqual([...english.keys()]));
  it("has every form of the language's plural", () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [key, { text }] of catalogue.messages) {
      const plurals =
        typeof text === "string" ? [] : text.filter((part) => typeof part === "object" && "plural" in part);
      for (const plural of plurals) {
        const forms = Object.keys("of" in plural ? plural.of : {}).filter((form) => !form.startsWith("="));
        expect([key, forms.toSorted()]).toEqual([key, wanted]);
      }
    }
  });
});

it("every text is shown somewhere", () => {
  const sources = ["runtime", "templates", "cli"].flatMap((folder) =>
    listFiles(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith("textArguments.ts"))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );
  expect([...english.keys()].filter((key) => !sources.some((source) => source.includes(`"${key}"`)))).toEqual([]);
});
