import { describe, expect, it } from "vitest";
import { composedInYaml } from "./composedPage.ts";
import { COUNTRY_FILE, makeProject } from "../../project.ts";

const report = (sections: string) => composedInYaml(sections).report();

describe("mistakes in sections, in a country's file", () => {
  it("an unknown type", () => {
    expect(report("- type: slideshow")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:27:17 error \`pages.fees.copy.sections.0.type\` can't be \`slideshow\` [invalid-choice]
        | slideshow
        → Known: \`banners\`, \`budget\`, \`calendar\`, \`call\`, \`cards\`, \`checklist\`, \`claims\`, \`comparison\`, \`copy\`, \`disclosure\`, \`facts\`, \`faq\`, \`form\`, \`glossary\`, \`institutions\`, \`journeys\`, \`map\`, \`offices\`, \`owner\`, \`picture\`, \`posts\`, \`steps\`, \`tabs\`, \`testimonials\`, \`text\`."
    `);
  });

  it("no type", () => {
    expect(
      report(`- heading: Fees
  text: They are paid each semester.`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:27:11 error The key \`pages.fees.copy.sections.0.type\` is missing [missing-key]
        | heading: Fees
        → Write one of \`banners\`, \`budget\`, \`calendar\`, \`call\`, \`cards\`, \`checklist\`, \`claims\`, \`comparison\`, \`copy\`, \`disclosure\`, \`facts\`, \`faq\`, \`form\`, \`glossary\`, \`institutions\`, \`journeys\`, \`map\`, \`offices\`, \`owner\`, \`picture\`, \`posts\`, \`steps\`, \`tabs\`, \`testimonials\`, \`text\`."
    `);
  });

  it("a misspelled option", () => {
    expect(
      report(`- type: facts
  items: [{ value: "3", label: Intakes }]
- type: text
  text: The first.
  sied: left`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:31:11 error There is no key \`sied\` in \`pages.fees.copy.sections.1\` [unknown-key]
        | sied
        → Did you mean \`side\`?"
    `);
  });

  it("an option that is like none", () => {
    expect(
      report(`- type: cards
  group: services
  colour: red`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:29:11 error There is no key \`colour\` in \`pages.fees.copy.sections.0\` [unknown-key]
        | colour
        → Known: \`type\`, \`id\`, \`heading\`, \`summary\`, \`ground\`, \`group\`, \`items\`, \`limit\`, \`slider\`."
    `);
  });

  it("an option of another kind", () => {
    expect(
      report(`- type: facts
  items: [{ value: "3", label: Intakes }]
  slider: true`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:29:11 error There is no key \`slider\` in \`pages.fees.copy.sections.0\` [unknown-key]
        | slider
        → Known: \`type\`, \`id\`, \`heading\`, \`summary\`, \`ground\`, \`items\`."
    `);
  });

  it("a wrong choice", () => {
    expect(
      report(`- type: claims
  ground: dark`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:28:19 error \`pages.fees.copy.sections.0.ground\` can't be \`dark\` [invalid-choice]
        | dark
        → Known: \`paper\`, \`tint\`, \`deep\`."
    `);
  });

  it("a required option that is missing", () => {
    expect(
      report(`- type: steps
  heading: How it runs`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:27:11 error The key \`pages.fees.copy.sections.0.items\` is missing [missing-key]
        | type: steps
        \`items\`: The steps, in order.
        → Add it: write a list.

            items:
              - { title: A short text, text: A short text }
              - { title: A short text, text: A short text }"
    `);
  });

  it("two forms", () => {
    expect(
      report(`- type: form
  heading: Ask us
- type: form
  heading: Ask us again`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:26:7 error A page can't have two forms [invalid-value]
        | sections
        Their fields would have the same ids.
        → Keep one, and link to it."
    `);
  });

  it("a group that there is none of", () => {
    expect(
      report(`- type: claims
- type: cards
  group: servics`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:29:18 error There is no group \`servics\` [unknown-group]
        | servics
        A section can list the pages of a group that is defined in network.yaml.
        → Did you mean \`services\`?"
    `);
  });

  it("a list of institutions that there is none of", () => {
    expect(
      report(`- type: institutions
  heading: Schools
  list: medical`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:29:17 error There is no list of institutions \`medical\` [unknown-option-list]
        | medical
        → Define it under \`institutions\` in network.yaml."
    `);
  });

  it("an id that is used twice", () => {
    expect(
      report(`- type: claims
  id: why
- type: call
  id: why`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:30:15 error The id \`why\` is used twice [duplicate-value]
        | why
        → Give the section another id."
    `);
  });

  it("a tab that there is none of", () => {
    expect(
      report(`- type: tabs
  heading: Papers
  initial: 3
  items:
    - { label: One, text: First. }
    - { label: Two, text: Second. }`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:29:20 error There is no tab 3 [invalid-value]
        | 3
        → Write a number from 1 to 2."
    `);
  });

  it("a link that leads nowhere", () => {
    expect(
      report(`- type: journeys
  items:
    - title: From school
      stops: [{ when: Now, what: Ask }, { when: Then, what: Go }]
      action: { label: More, to: /services/visa-guidence/ }`),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:31:42 error Atlantis has no page \`/services/visa-guidence/\` [broken-link]
        | /services/visa-guidence/
        Links are relative to the country's home.
        → Did you mean \`/services/visa-guidance/\`?"
    `);
  });

  it("in a page of a group", () => {
    const page = `    add:
      - slug: fees
        copy:
          title: Fees
          description: A description of Fees that is long enough for a search engine to show it.
          summary: What it is, in one sentence.
          sections:
            - type: claims
              grund: tint
`;
    const project = makeProject().replace(COUNTRY_FILE, "    shared: true\n", `    shared: true\n${page}`);
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:24:15 error There is no key \`grund\` in \`groups.services.add.0.copy.sections.0\` [unknown-key]
        | grund
        → Did you mean \`ground\`?"
    `);
  });
});
