import { expect, it } from "vitest";
import { checkDates } from "../../../../cli/config/facts/checkFacts.ts";
import { loadConfig } from "../../../../cli/config/loadConfig.ts";
import { COUNTRY_FILE, copyOf, makeProject, prose } from "../../project.ts";
import { FACTS, FACTS_FILE } from "../../facts.ts";

const VISA = "countries/content/shared/services/visa-guidance.md";

it("a project without facts has none", () => expect(loadConfig(makeProject().root).value?.facts).toEqual({}));

it("mistakes in facts are told with what to write instead", () =>
  expect(
    makeProject()
      .write(
        FACTS_FILE,
        `a.fee:
  label: Fee
  value: 5
  currency: Pearls
  source: https://example.org/
  publisher: Mu
  expires: 2027-13-01
a.words: { label: Words, value: none, unit: hours, source: "https://example.org/a", publisher: Mu, checked: 2026-01-01, unconfirmed: true, expires: 2025-01-01 }
A.Range: { label: Range, value: [5, 2], source: "https://example.org/a", publisher: Mu, unconfirmed: true, expires: 2027-01-01 }
a.reader: { label: Reader, value: 1, appliesTo: { readers: [mu] }, source: "https://example.org/a", publisher: Mu, unconfirmed: true, expires: 2027-01-01 }
`,
      )
      .report(),
  ).toMatchSnapshot());

it("citations that are wrong are told where they are, with those of facts that have mistakes left out", () =>
  expect(
    makeProject()
      .write(
        FACTS_FILE,
        FACTS.replace("currency: AUD\n  source", "currency: AUD\n  appliesTo: { readers: [mu] }\n  source"),
      )
      .addCountry("mu", "DE")
      .write(VISA, copyOf("Visa", `It costs {{fact:au.visa.fe}}. {{fact:au.visa.fee}}\n\n${prose()}`))
      .append(COUNTRY_FILE, "footer: [{ title: 'Fees {{ fact:au.visa.fee }}', links: [{ title: Home, to: / }] }]\n")
      .report(),
  ).toMatchSnapshot());

it("a fact is outdated from the day on which it expires", () => {
  const { value: config } = loadConfig(makeProject().write(FACTS_FILE, FACTS.replace("2099-01-01", "2026-07-01")).root);
  if (!config) throw new Error("no configuration");
  expect(checkDates(config, "2026-06-30")).toEqual([]);
  expect(checkDates(config, "2026-07-01")).toMatchObject([
    { code: "outdated-fact", severity: "warning", place: { file: FACTS_FILE, line: 8 } },
  ]);
});

it("a file of facts that is no YAML is one mistake, and not one of each citation", () => {
  const project = makeProject()
    .write(FACTS_FILE, `${FACTS}\nbroken: {\n`)
    .write("countries/content/shared/services/visa-guidance.md", copyOf("Visa", `{{fact:au.visa.fee}} ${prose()}`));
  expect(project.problems().map(({ code, place }) => [code, place.file])).toEqual([["yaml-syntax", FACTS_FILE]]);
});
