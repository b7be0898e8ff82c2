import { expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, pageOf, siteOf, type TestProject } from "../project.ts";

/** Three countries, each in its own language; Berlin and Dubai are cities. */
function threeCountries(): TestProject {
  const project = makeProject().addCountry("berlin", "DE").addCountry("dubai", "AE");
  return project
    .append("countries/berlin.yaml", "languages: [de]\n")
    .replace("countries/dubai.yaml", "name: Dubai", "name: دبي\nlanguages: [ar]");
}

const namesOf = (project: TestProject, site = "atlantis") =>
  Object.fromEntries(
    siteOf(project.plan(), site).site.sites.map(({ key, name, lang, dir }) => [key, [name, lang, dir]]),
  );

it("a country is called as it calls itself, and its language is said where it is another", () => {
  const project = threeCountries();
  expect(namesOf(project)).toEqual({
    atlantis: ["Atlantis", undefined, undefined],
    berlin: ["Berlin", "de", undefined],
    dubai: ["دبي", "ar", "rtl"],
  });
  expect(namesOf(project, "dubai")).toEqual({
    atlantis: ["Atlantis", "en-AU", "ltr"],
    berlin: ["Berlin", "de", "ltr"],
    dubai: ["دبي", undefined, undefined],
  });
  expect(project.plan().network.sites.map(({ lang }) => lang)).toEqual([undefined, "de", "ar"]);
});

it("a country says its name in other languages, by the whole tag or by the language", () => {
  const project = threeCountries()
    .append("countries/dubai.yaml", "names: { en: Dubai, de: Dubai, de-AT: Dubay }\n")
    .append("countries/berlin.yaml", "names: { en-GB: London }\n");
  expect(namesOf(project)).toMatchObject({
    dubai: ["Dubai", undefined, undefined],
    berlin: ["Berlin", "de", undefined],
  });
  expect(namesOf(project, "berlin")).toMatchObject({ dubai: ["Dubai", undefined, undefined] });
  expect(project.plan().network.sites.map(({ name }) => name)).toEqual(["Atlantis", "Berlin", "Dubai"]);
});

it("in a further language only a country's own name is translated, and not that of a city", () => {
  const project = threeCountries()
    .append(COUNTRY_FILE, "languages: [en-AU, hi-IN]\nuntranslated: show\n")
    .addCountry("bhutan", "BT");
  expect(namesOf(project, "atlantis/hi")).toEqual({
    atlantis: ["Atlantis", "en-AU", undefined],
    berlin: ["Berlin", "de", undefined],
    bhutan: ["भूटान", undefined, undefined],
    dubai: ["دبي", "ar", "rtl"],
  });
});

it("in a further language a country's own file says its name, else `names` does", () => {
  const project = makeProject()
    .append(COUNTRY_FILE, "languages: [en-AU, hi-IN, de-DE]\nuntranslated: show\nnames: { hi: अटलांटिस }\n")
    .write("countries/atlantis.de.yaml", "name: Das Atlantis\n");
  const called = (site: string) => siteOf(project.plan(), site).site.country.name;
  expect([called("atlantis"), called("atlantis/hi"), called("atlantis/de")]).toEqual([
    "Atlantis",
    "अटलांटिस",
    "Das Atlantis",
  ]);
  project.addCountry("berlin", "DE").append("countries/berlin.yaml", "languages: [de]\n");
  expect(namesOf(project, "berlin")).toMatchObject({ atlantis: ["Das Atlantis", undefined, undefined] });
});

it("the offices of all countries have the same names", () => {
  const project = threeCountries().write(
    "countries/content/shared/services/visa-guidance.md",
    copyOf("Visa guidance").replace("---\n\n", "sections:\n  - { type: offices, countries: all }\n---\n\n"),
  );
  expect(pageOf(project.plan(), "/atlantis/services/visa-guidance/").copy.sections).toMatchObject([
    { countries: [{ name: "Atlantis" }, { name: "Berlin", lang: "de" }, { name: "دبي", lang: "ar", dir: "rtl" }] },
  ]);
});

it("a name is in a language", () => {
  const project = makeProject().append(COUNTRY_FILE, "names: { german: Atlantis }\n");
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/atlantis.yaml:19:10 error The value is not a language tag [invalid-value]
      | german
      → Write a language, or a language and a country, for example \`en\` or \`en-AU\` (BCP 47)."
  `);
});
