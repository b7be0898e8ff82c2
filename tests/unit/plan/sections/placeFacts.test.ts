import { describe, expect, it } from "vitest";
import { NETWORK_FILE, type TestProject } from "../../project.ts";
import { composedInMarkdown, shown, withPlaces } from "./composedPage.ts";

const fact = (id: string, lines: string) => `${id}:
  label: ${id}
  ${lines.replaceAll("; ", "\n  ")}
  source: https://example.org/${id}
  publisher: Example
  checked: 2026-01-02
  expires: 2099-01-01
`;

const FACTS = [
  fact("de.visa.fee", "value: 75; currency: EUR"),
  fact("ch.visa.fee", "value: 8000; currency: INR; appliesTo: { readers: [atlantis] }"),
  fact("nz.visa.fee", "value: 850; currency: NZD"),
  fact("de.tuition.year", "value: [0, 3000]; currency: EUR; per: year"),
  fact("ch.tuition.year", "value: [500, 4000]; currency: CHF; per: semester"),
  fact("de.funds.year", "value: 1000; currency: EUR; per: month"),
  fact("ch.funds.year", "value: As the canton says"),
  fact("de.work.hours", "value: 20; unit: hours; per: week"),
  fact("nz.work.hours", "value: 48; unit: hours; per: fortnight"),
  fact("de.work.after", "value: 18; unit: months"),
  fact("nz.work.after", "value: [1, 3]; unit: years"),
  fact("rate.eur.inr", "value: 100; rate: { from: EUR, to: INR }"),
  fact("rate.chf.inr", "value: 120; rate: { from: CHF, to: INR }"),
  fact("rate.nzd.inr", "value: 50; rate: { from: NZD, to: INR }"),
].join("");

const PLACES = `  places:
    - { key: de, label: Germany, to: /services/visa-guidance/, flag: DE }
    - { key: ch, label: Switzerland }
    - { key: nz, label: New Zealand }`;

/** The composed project with facts, whose readers pay in rupees. */
const withFacts = (project: TestProject, currency = "INR") =>
  project
    .write("countries/facts.yaml", FACTS)
    .replace(NETWORK_FILE, "defaults:\n", `defaults:\n${currency && `  currency: ${currency}\n`}`);

const comparison = (topics: string, places = PLACES) =>
  withFacts(composedInMarkdown(`- type: comparison\n  heading: Compare\n${places}\n  topics:\n${topics}`));

const FEE = "    - { label: Fee, fact: visa.fee }";

describe("a comparison", () => {
  it("has a row for each place and a cell for each topic", () => {
    const [section] = shown(comparison(`${FEE}\n    - { label: Living, fact: funds.year }`), "comparison");
    expect(section?.topics).toEqual([
      { label: "Fee", sortable: true },
      { label: "Living", sortable: false },
    ]);
    expect(section?.places.map(({ label, href, flag }) => [label, href, flag])).toEqual([
      ["Germany", "/atlantis/services/visa-guidance/", "de"],
      ["Switzerland", undefined, undefined],
      ["New Zealand", undefined, undefined],
    ]);
    expect(section?.places.map(({ cells }) => cells.map((cell) => cell?.order ?? cell?.text))).toEqual([
      [7500, 1_200_000],
      [8000, "As the canton says"],
      [42_500, undefined],
    ]);
  });

  it("compares time whatever its unit and its period", () => {
    const topics = "    - { label: Work, fact: work.hours }\n    - { label: Later, fact: work.after }";
    const [section] = shown(comparison(topics), "comparison");
    const [germany, zealand] = section?.places ?? [];
    // 20 hours a week are less than 48 a fortnight, and 18 months less than two years.
    expect(germany?.cells[0]?.order).toBeLessThan(zealand?.cells[0]?.order ?? 0);
    expect(germany?.cells[1]?.order).toBeLessThan(zealand?.cells[1]?.order ?? 0);
  });

  it("does not sort money that is in several currencies", () => {
    const project = withFacts(
      composedInMarkdown(`- type: comparison\n  heading: Compare\n${PLACES}\n  topics:\n${FEE}`),
      "",
    );
    expect(shown(project, "comparison")[0]?.topics).toEqual([{ label: "Fee", sortable: false }]);
  });

  it("takes another fact where a place names one", () => {
    const [section] = shown(
      comparison(FEE, "  places:\n    - { key: nz, label: New Zealand, facts: { visa.fee: de.visa.fee } }"),
      "comparison",
    );
    expect(section?.places[0]?.cells[0]?.order).toBe(7500);
  });

  it("of a group is made of its pages with a flag, without those that have no facts", () => {
    const project = withFacts(withPlaces(`- type: comparison\n  heading: Compare\n  group: abroad\n  topics:\n${FEE}`));
    expect(shown(project, "comparison")[0]?.places.map(({ key, label }) => [key, label])).toEqual([
      ["de", "In DE"],
      ["ch", "In CH"],
      ["nz", "In NZ"],
    ]);
  });

  it("names the sources of what it shows", () => {
    const { pages } = comparison(FEE)
      .plan()
      .sites.find(({ key }) => key === "atlantis") ?? { pages: [] };
    const page = pages.find(({ page: { path } }) => path === "/atlantis/contact-us/");
    expect(page?.content.figures?.sources.map(({ href }) => href)).toContain("https://example.org/rate.eur.inr");
  });
});

describe("a budget", () => {
  const budget = (lines: string, currency?: string) =>
    shown(
      withFacts(composedInMarkdown(`- type: budget\n  heading: Costs\n${PLACES}\n  lines:\n${lines}`), currency),
      "budget",
    )[0];
  const LINES = `    - { label: Tuition, fact: tuition.year }
    - { label: Living, fact: funds.year }
    - { label: Visa, fact: visa.fee }
    - { label: Flights }`;

  it("counts what is paid in a year, in the place's currency and the reader's", () => {
    const [germany] = budget(LINES)?.places ?? [];
    expect(germany?.rows.map((row) => row?.range)).toEqual([[0, 3000], [12_000, 12_000], [75, 75], undefined]);
    expect(germany).toMatchObject({
      currency: "EUR",
      rate: { value: 100, checked: "2026-01-02" },
      total: { text: "€ 12.075–15.075", converted: "₹ 1.200.000–1.500.000" },
      without: [],
    });
  });

  it("exchanges what is paid at home, and says what it is without", () => {
    const [, switzerland] = budget(LINES)?.places ?? [];
    expect(switzerland?.rows.map((row) => row?.range?.map(Math.round))).toEqual([
      [1000, 8000],
      undefined,
      [67, 67],
      undefined,
    ]);
    expect(switzerland?.without).toEqual(["Living"]);
  });

  it("has no amounts in the reader's currency where there is none", () => {
    const [germany] = budget(LINES, "")?.places ?? [];
    expect(germany?.rate).toBeUndefined();
    expect(germany?.total).toEqual({ text: "€ 12.075–15.075" });
  });

  it("has fields without a fact in the calculator alone", () =>
    expect(budget(LINES)?.lines.at(-1)).toEqual({ name: "line-4", label: "Flights", shown: false }));
});

describe("mistakes in what is compared", () => {
  it("a topic that no place has", () => {
    expect(comparison("    - { label: Fee, fact: visa.fees }").report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:14:29 error No place has a fact \`visa.fees\` [unknown-fact]
        | visa.fees
        There is no \`de.visa.fees\`, and no such fact of another place.
        → Did you mean \`visa.fee\`?"
    `);
  });

  it("a place without facts", () => {
    expect(comparison(FEE, `${PLACES}\n    - { key: dee, label: Germany }`).report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:13:16 error There are no facts about \`dee\` [unknown-fact]
        | dee
        No id in countries/facts.yaml begins with \`dee.\`, so its row would be empty.
        → Did you mean \`de\`?"
    `);
  });

  it("a place's own fact that there is none of, and one that is not asked for", () => {
    expect(
      comparison(
        FEE,
        "  places:\n    - { key: de, label: Germany, facts: { visa.fee: de.visa.fe, fee: de.visa.fee } }",
      ).report(),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:10:55 error There is no fact \`de.visa.fe\` [unknown-fact]
        | de.visa.fe
        → Did you mean \`de.visa.fee\`?
      countries/content/atlantis/contact-us.md:10:72 error No fact \`fee\` is shown in this section [invalid-choice]
        | de.visa.fee
        → Known: \`visa.fee\`."
    `);
  });

  it("neither a group nor places, or both", () => {
    expect(comparison(FEE, "  summary: Nothing").report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:11 error A section has either a \`group\` or \`places\` [missing-key]
        | comparison
        → Write \`group: branches\` for the pages of a group, or list single places in \`places\`."
    `);
    expect(comparison(FEE, `  group: services\n${PLACES}`).report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:10:5 error A section has either a \`group\` or \`places\` [unknown-key]
        | places
        → Write \`group: branches\` for the pages of a group, or list single places in \`places\`."
    `);
  });
});
