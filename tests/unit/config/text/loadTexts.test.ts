import { describe, expect, it } from "vitest";
import { listTexts } from "../../../../cli/config/text/catalogue.ts";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, siteOf } from "../../project.ts";

const TEXT = "countries/text/en.yaml";
const skipOf = (project: ReturnType<typeof makeProject>, key?: string) =>
  siteOf(project.plan(), key).site.texts["skip"];

describe("a text is", () => {
  it("sitegen's, when the project has none", () => expect(skipOf(makeProject())).toBe("Skip to content"));
  it("the project's", () => expect(skipOf(makeProject().write(TEXT, "skip: Jump\n"))).toBe("Jump"));
  it("that of the region rather than that of the language", () => {
    const project = makeProject().write(TEXT, "skip: Jump\n").write("countries/text/en-AU.yaml", "skip: Hop\n");
    expect(skipOf(project)).toBe("Hop");
  });
  it("the country's rather than the project's", () => {
    const project = makeProject()
      .addCountry("mu", "MU")
      .write("countries/text/en-AU.yaml", "skip: Hop\n")
      .write("countries/text/mu/en.yaml", "skip: Dive\n");
    expect([skipOf(project, "mu"), skipOf(project)]).toEqual(["Dive", "Hop"]);
  });
  it("in the language of the site", () => {
    const project = makeProject().append(COUNTRY_FILE, "languages: [de-AT]\n");
    expect(skipOf(project)).toBe("Zum Inhalt springen");
  });
});

it("tells texts of a new project that are still English, but for words that two languages share", () => {
  const project = makeProject().append(COUNTRY_FILE, "languages: [de-AT]\n");
  project.write("countries/text/de.yaml", "skip: Skip to content\nmenu: { title: Menu }\n");
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/text/de.yaml:1:7 warning 1 text of the language \`de\` is in English: skip [untranslated-text]
      | Skip to content
      Buttons, labels and messages are in another language than the page.
      → \`sitegen texts de --missing\` prints them. Translate them in countries/text/de.yaml."
  `);
  for (const language of ["de", "de-AT"])
    expect([...listTexts(project.root, language).missing]).toEqual([["skip", "Skip to content"]]);
  const english = makeProject().write(TEXT, "skip: Skip to content\n");
  expect(english.report()).toBe("");
});

it("says where a text is wrong, and what to write", () => {
  const project = makeProject().write(
    TEXT,
    `skip: "Skip {to"
header:
  enquery: Ask us
  home: Home
  countries: [a, b]
search:
  found: "{number, plural, one {# page} other {# pages}}"
  none: Nothing here.
`,
  );
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/text/en.yaml:1:7 error The text \`skip\` is not a valid ICU message: a closing brace is missing [text-syntax]
      | "Skip {to"
      Braces contain values, and tags contain links.
      → Compare it with the English text. To show a brace, put it between apostrophes: \`'{'\`.
    countries/text/en.yaml:3:3 error There is no text \`header.enquery\` [unknown-text]
      | enquery
      The sites have no use for it.
      → Did you mean \`header.enquiry\`?
    countries/text/en.yaml:4:9 error The text \`header.home\` lacks {country} [text-placeholder]
      | Home
      A text has the same values and tags in all languages.
      → Use each of these at least once: {country}.
    countries/text/en.yaml:5:3 error \`header.countries\` is not a text [wrong-type]
      | countries
      → Write one text after the key. Put it in quotation marks if it begins with a brace or looks like a number.
    countries/text/en.yaml:7:10 error The text \`search.found\` lacks {count} and has the unknown {number} [text-placeholder]
      | "{number, plural, one {# page} other {# pages}}"
      A text has the same values and tags in all languages.
      → Use each of these at least once: {count}.
    countries/text/en.yaml:8:9 error The text \`search.none\` lacks <ask> [text-placeholder]
      | Nothing here.
      A text has the same values and tags in all languages.
      → Use each of these at least once: <ask>."
  `);
});

/** How many texts there are is of no interest. */
const uncounted = (report: string) => report.replace(/\b\d{2,}(?= (?:texts|more))/g, "many");

it("says which texts a language lacks", () => {
  const project = makeProject()
    .replace(NETWORK_FILE, "languages: [en-AU]", "languages: [fr-FR]")
    .write("countries/text/fr.yaml", "skip: Aller au contenu\n");
  expect(uncounted(project.report())).toMatchInlineSnapshot(`
    "countries/network.yaml:28:15 error many texts are missing in the language \`fr-FR\`: header.home, header.countries, header.allCountries, header.changeCountry, header.languages, header.changeLanguage, header.enquiry, header.openMenu, and many more [missing-text]
      | fr-FR
      Buttons, labels and messages would be in another language than the page.
      → \`sitegen texts fr --missing\` prints them in English. Translate them into countries/text/fr.yaml."
  `);
  project.remove("countries/text/fr.yaml");
  expect(uncounted(project.report())).toMatchInlineSnapshot(`
    "countries/network.yaml:28:15 error There are no texts in the language \`fr-FR\` [missing-text]
      | fr-FR
      Buttons, labels and messages would be in another language than the page.
      → \`sitegen texts fr --missing\` prints them in English. Translate them into countries/text/fr.yaml."
  `);
});

it("says which file nobody reads", () => {
  const project = makeProject()
    .write("countries/text/mu/en.yaml", "skip: Dive\n")
    .write("countries/text/fr.yaml", "skip: Ici\n");
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/text/fr.yaml:1:1 warning No site uses the texts in countries/text/fr.yaml [unused-text]
      There is no site in the language \`fr\`.
      → Name the file after a language of the sites, for example en.yaml, or remove it.
    countries/text/mu/en.yaml:1:1 warning No site uses the texts in countries/text/mu/en.yaml [unused-text]
      There is no site \`mu\` in the language \`en\`.
      → Name the file after a language of the sites, for example en.yaml, or remove it."
  `);
});
