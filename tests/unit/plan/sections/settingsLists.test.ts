import { describe, expect, it } from "vitest";
import { renderCopy } from "../../../../cli/content/copy/renderCopy.ts";
import type { SectionType } from "../../../../runtime/site/sections.ts";
import type { PlannedSection } from "../../../../cli/content/copy/copyPlan.ts";
import { LABELS } from "../../englishTexts.ts";
import { COUNTRY_FILE, NETWORK_FILE, pageOf, siteOf, type TestProject } from "../../project.ts";
import { composedInMarkdown } from "./composedPage.ts";

const PATH = "/atlantis/contact-us/";

/** The only section of one kind on the composed page; the plan has no problems. */
const shown = <T extends SectionType>(project: TestProject, type: T) =>
  pageOf(project.plan(), PATH).copy.sections.find((section) => section.type === type) as
    | Extract<PlannedSection, { type: T }>
    | undefined;

const FACTS = `gb.deadline: { label: Deadline, value: 2027-01-13, source: "https://example.org/dates", publisher: Office, checked: 2026-11-02, expires: 2099-01-01 }
gb.unsure: { label: Last day, value: 2027-06-30, source: "https://example.org/dates", publisher: Office, unconfirmed: true, expires: 2099-01-01 }
gb.words: { label: Starts, value: In autumn, source: "https://example.org/dates", publisher: Office, unconfirmed: true, expires: 2099-01-01 }
gb.fee: { label: Fee, value: 20, unit: days, source: "https://example.org/fees", publisher: Office, checked: 2026-11-02, expires: 2099-01-01 }
`;

const DOCUMENTS = `  documents:
    identity: { title: Who you are, items: { passport: Passport, photos: Photographs } }
    school: { title: School, items: { marks: Marks, notes: { text: Notes, help: "See [us](/contact-us/) and [news](/nowhere/)." } } }
`;
const CHECKLIST = "- type: checklist\n  id: papers\n  heading: Papers\n  lists: [school, identity]";

const withDocuments = (own = "", sections = CHECKLIST) =>
  composedInMarkdown(sections)
    .replace(NETWORK_FILE, "defaults:\n", `defaults:\n${DOCUMENTS}`)
    .append(COUNTRY_FILE, own);

describe("a checklist", () => {
  it("shows the network's lists as the country changes them, in the order of the page", () => {
    const own = `documents:
  school: { title: School papers, items: { marks: false, form: "Form 137" } }
  identity: { items: { passport: Passport and visa } }
`;
    const section = shown(withDocuments(own), "checklist");
    expect(
      section?.lists.map(({ title, items }) => [title, items.map(({ id, name, text }) => [id, name, text])]),
    ).toEqual([
      [
        "School papers",
        [
          ["papers.school.notes", "school.notes", "Notes"],
          ["papers.school.form", "school.form", "Form 137"],
        ],
      ],
      [
        "Who you are",
        [
          ["papers.identity.passport", "identity.passport", "Passport and visa"],
          ["papers.identity.photos", "identity.photos", "Photographs"],
        ],
      ],
    ]);
  });

  it("has the links of help: of the network's, one to a page that is not there is plain text", () => {
    const project = withDocuments();
    const { sections } = renderCopy(project.root, pageOf(project.plan(), PATH).copy, { labels: LABELS });
    expect(JSON.stringify(sections)).toContain('See <a href=\\"/atlantis/contact-us/\\">us</a> and news.');
  });

  it("names the sources of the figures in it", () => {
    const own = `documents: { school: { items: { notes: { text: "Notes of {{fact:gb.fee}}" } } } }\n`;
    const project = withDocuments(own).write("countries/facts.yaml", FACTS);
    expect(pageOf(project.plan(), PATH).cites).toEqual(["gb.fee"]);
    expect(JSON.stringify(shown(project, "checklist"))).toContain("Notes of 20 days");
  });

  it("is left out where all is taken away", () => {
    const own = "documents: { identity: { items: { passport: false, photos: false } } }\n";
    const sections = "- type: checklist\n  heading: Papers\n  lists: [identity]";
    expect(shown(withDocuments(own, sections), "checklist")).toBeUndefined();
  });

  it("of a list that there is none of is a mistake", () =>
    expect(withDocuments("", "- type: checklist\n  heading: Papers\n  lists: [scool]").report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:9:13 error There is no list of documents \`scool\` [unknown-documents]
        | scool
        → Did you mean \`school\`?"
    `));

  it("reports a link of the country's own help that leads nowhere", () =>
    expect(
      withDocuments(
        'documents: { school: { items: { marks: { text: Marks, help: "Ask [them](/them/)." } } } }\n',
      ).report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:61 error Atlantis has no page \`/them/\` [broken-link]
        | "Ask [them](/them/)."
        Links are relative to the country's home.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`."
    `));
});

const TERMS = `  terms:
    pal: { term: PAL, name: Provincial attestation letter, text: A letter., also: [attestation letter] }
    coe: { term: CoE, text: A paper. }
    eco: { term: éco, text: A school. }
`;
const withTerms = (sections: string, own = "") =>
  composedInMarkdown(sections).replace(NETWORK_FILE, "defaults:\n", `defaults:\n${TERMS}`).append(COUNTRY_FILE, own);

describe("a glossary", () => {
  it("lists the terms in alphabetical order, with those of the country", () =>
    expect(
      shown(
        withTerms("- type: glossary", "terms: { coe: { text: Our paper. }, zab: { term: ZAB, text: An office. } }\n"),
        "glossary",
      ),
    ).toMatchObject({
      terms: [
        { id: "term-coe", term: "CoE", text: "Our paper." },
        { id: "term-eco", term: "éco" },
        { id: "term-pal", term: "PAL", name: "Provincial attestation letter" },
        { id: "term-zab", term: "ZAB" },
      ],
    }));

  it("lists those that are named", () =>
    expect(shown(withTerms("- type: glossary\n  terms: [pal]"), "glossary")?.terms.map(({ term }) => term)).toEqual([
      "PAL",
    ]));

  it("is where the explanations of its terms lead", () =>
    expect(siteOf(withTerms("- type: glossary\n  terms: [pal]").plan()).terms).toEqual([
      {
        id: "term-pal",
        forms: ["PAL", "attestation letter"],
        title: "Provincial attestation letter",
        text: "A letter.",
        href: "/atlantis/contact-us/#term-pal",
      },
      { id: "term-coe", forms: ["CoE"], title: "CoE", text: "A paper." },
      { id: "term-eco", forms: ["éco"], title: "éco", text: "A school." },
    ]));

  it("of a term that there is none of is a mistake", () =>
    expect(withTerms("- type: glossary\n  terms: [pla]").report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:8:13 error There is no term \`pla\` [unknown-term]
        | pla
        → Did you mean \`pal\`?"
    `));
});

const withDates = (entries: string) =>
  composedInMarkdown(
    `- type: calendar\n  id: dates\n  heading: Dates\n  entries:\n${entries.replace(/^/gm, "    ")}`,
  ).write("countries/facts.yaml", FACTS);

const ENTRIES = `- { title: Open days, first: 2027-02-10, last: 2027-02-12, place: Campus, flag: GB }
- { title: Last day, fact: gb.unsure }
- { title: Start, month: "2027-02", text: "See [us](/contact-us/)." }
- { title: Deadline, fact: gb.deadline, id: main }
- { title: Start, date: 2027-01-01 }`;

describe("a calendar", () => {
  it("has its entries by date, those that are facts with their sources", () => {
    const project = withDates(ENTRIES);
    const section = shown(project, "calendar");
    expect(section).toMatchObject({
      file: "/atlantis/contact-us/dates.ics",
      entries: [
        { title: "Start", first: "2027-01-01", last: "2027-01-01" },
        { title: "Deadline", first: "2027-01-13", last: "2027-01-13" },
        { title: "Open days", first: "2027-02-10", last: "2027-02-12", place: "Campus", flag: "gb" },
        { title: "Start", first: "2027-02-01", last: "2027-02-28", isMonth: true },
        { title: "Last day", first: "2027-06-30", unconfirmed: true },
      ].toSorted((a, b) => a.first.localeCompare(b.first)),
    });
    expect(pageOf(project.plan(), PATH).cites).toEqual(["gb.unsure", "gb.deadline"]);
  });

  it("has a file for calendar apps: the same in each build, with the entries' own names", () => {
    const file = () => siteOf(withDates(ENTRIES).plan()).assets.get("contact-us/dates.ics") ?? "";
    expect(file()).toBe(file());
    expect(
      file()
        .match(/^(?:UID|DTSTAMP|DTSTART\S*|STATUS):?.*$/gm)
        ?.map((line) => line.trim()),
    ).toMatchInlineSnapshot(`
      [
        "UID:/atlantis/contact-us/start-2@www.example.com",
        "DTSTAMP:20270101T000000Z",
        "DTSTART;VALUE=DATE:20270101",
        "STATUS:CONFIRMED",
        "UID:/atlantis/contact-us/main@www.example.com",
        "DTSTAMP:20261102T000000Z",
        "DTSTART;VALUE=DATE:20270113",
        "STATUS:CONFIRMED",
        "UID:/atlantis/contact-us/start@www.example.com",
        "DTSTAMP:20270201T000000Z",
        "DTSTART;VALUE=DATE:20270201",
        "STATUS:CONFIRMED",
        "UID:/atlantis/contact-us/open-days@www.example.com",
        "DTSTAMP:20270210T000000Z",
        "DTSTART;VALUE=DATE:20270210",
        "STATUS:CONFIRMED",
        "UID:/atlantis/contact-us/last-day@www.example.com",
        "DTSTAMP:20270630T000000Z",
        "DTSTART;VALUE=DATE:20270630",
        "STATUS:TENTATIVE",
      ]
    `);
  });

  it.each([
    ["no date", "- { title: Start }"],
    ["two dates", "- { title: Start, date: 2027-01-01, month: 2027-02 }"],
    ["one end", "- { title: Start, first: 2027-01-01 }"],
    ["an end before the beginning", "- { title: Start, first: 2027-01-02, last: 2027-01-01 }"],
    ["a fact that is no day", "- { title: Start, fact: gb.words }"],
    ["a fact that there is none of", "- { title: Start, fact: gb.dedline }"],
    ["an id twice", "- { title: A, date: 2027-01-01, id: a }\n- { title: B, date: 2027-01-02, id: a }"],
  ])("with %s is a mistake", (_, entries) => expect(withDates(entries).report()).toMatchSnapshot());
});
