import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";
import { composedInMarkdown } from "./composedPage.ts";

const report = (sections: string) => composedInMarkdown(sections).report();

describe("mistakes in sections, in front matter", () => {
  it("an unknown type", () => {
    expect(report("- type: slideshow")).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:11 error \`sections.0.type\` can't be \`slideshow\` [invalid-choice]
        | slideshow
        → Known: \`banners\`, \`budget\`, \`calendar\`, \`call\`, \`cards\`, \`checklist\`, \`claims\`, \`comparison\`, \`copy\`, \`disclosure\`, \`facts\`, \`faq\`, \`form\`, \`glossary\`, \`institutions\`, \`journeys\`, \`map\`, \`offices\`, \`owner\`, \`picture\`, \`posts\`, \`steps\`, \`tabs\`, \`testimonials\`, \`text\`."
    `);
  });

  it("a misspelled type", () => {
    expect(
      report(`- type: card
  group: services`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:11 error \`sections.0.type\` can't be \`card\` [invalid-choice]
        | card
        → Did you mean \`cards\`?"
    `);
  });

  it("no type", () => {
    expect(
      report(`- heading: Fees
  text: They are paid each semester.`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:5 error The key \`sections.0.type\` is missing [missing-key]
        | heading: Fees
        → Write one of \`banners\`, \`budget\`, \`calendar\`, \`call\`, \`cards\`, \`checklist\`, \`claims\`, \`comparison\`, \`copy\`, \`disclosure\`, \`facts\`, \`faq\`, \`form\`, \`glossary\`, \`institutions\`, \`journeys\`, \`map\`, \`offices\`, \`owner\`, \`picture\`, \`posts\`, \`steps\`, \`tabs\`, \`testimonials\`, \`text\`."
    `);
  });

  it("a section that is only a word", () => {
    expect(report("- cards")).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:5 error \`sections.0\` is text, but must be a map [wrong-type]
        | cards
        \`sections\`: Sections of the page, in order.
        → Write its keys indented below it, one \`key: value\` per line.

            sections:
              - { type: banners, slides: [ { heading: A short text } ] }"
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
      "countries/content/atlantis/contact-us.md:11:5 error There is no key \`sied\` in \`sections.1\` [unknown-key]
        | sied
        → Did you mean \`side\`?"
    `);
  });

  it("a misspelled option that is required", () => {
    expect(
      report(`- type: cards
  grop: services`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:8:5 error There is no key \`grop\` in \`sections.0\` [unknown-key]
        | grop
        → Did you mean \`group\`?"
    `);
  });

  it("an option that is like none", () => {
    expect(
      report(`- type: cards
  group: services
  colour: red`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:9:5 error There is no key \`colour\` in \`sections.0\` [unknown-key]
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
      "countries/content/atlantis/contact-us.md:9:5 error There is no key \`slider\` in \`sections.0\` [unknown-key]
        | slider
        → Known: \`type\`, \`id\`, \`heading\`, \`summary\`, \`ground\`, \`items\`."
    `);
  });

  it("a wrong choice", () => {
    expect(
      report(`- type: claims
  ground: dark`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:8:13 error \`sections.0.ground\` can't be \`dark\` [invalid-choice]
        | dark
        → Known: \`paper\`, \`tint\`, \`deep\`."
    `);
  });

  it("a required option that is missing", () => {
    expect(
      report(`- type: steps
  heading: How it runs`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:5 error The key \`sections.0.items\` is missing [missing-key]
        | type: steps
        \`items\`: The steps, in order.
        → Add it: write a list.

            items:
              - { title: A short text, text: A short text }
              - { title: A short text, text: A short text }"
    `);
  });

  it("a mistake deep inside", () => {
    expect(
      report(`- type: journeys
  items:
    - title: From school
      stops:
        - { when: Now, what: Ask, where: Here }
        - { when: Then, what: Go }`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:11:37 error There is no key \`where\` in \`sections.0.items.0.stops.0\` [unknown-key]
        | where
        → Known: \`when\`, \`what\`."
    `);
  });

  it("two forms", () => {
    expect(
      report(`- type: form
  heading: Ask us
- type: form
  heading: Ask us again`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:6:1 error A page can't have two forms [invalid-value]
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
      "countries/content/atlantis/contact-us.md:9:12 error There is no group \`servics\` [unknown-group]
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
      "countries/content/atlantis/contact-us.md:9:11 error There is no list of institutions \`medical\` [unknown-option-list]
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
      "countries/content/atlantis/contact-us.md:10:9 error The id \`why\` is used twice [duplicate-value]
        | why
        → Give the section another id."
    `);
  });

  it("an id behind a heading that a section, a modal or a term has", () => {
    const page = composedInMarkdown("- type: claims\n  id: why")
      .append(
        "countries/content/atlantis/contact-us.md",
        "\n## A {#why}\n\n## B {#enquiry-modal}\n\n## C {#term-visa}\n",
      )
      .append(COUNTRY_FILE, "terms: { visa: { term: Visa, text: A permit. } }\n");
    expect(page.report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:38:6 error The id \`why\` is used twice [duplicate-value]
        | {#why}
        A section, an explained term, a dialog or another heading of the page already has it, and links would lead there.
        → Give the heading another id.
      countries/content/atlantis/contact-us.md:40:6 error The id \`enquiry-modal\` is used twice [duplicate-value]
        | {#enquiry-modal}
        A section, an explained term, a dialog or another heading of the page already has it, and links would lead there.
        → Give the heading another id.
      countries/content/atlantis/contact-us.md:42:6 error The id \`term-visa\` is used twice [duplicate-value]
        | {#term-visa}
        A section, an explained term, a dialog or another heading of the page already has it, and links would lead there.
        → Give the heading another id."
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
      "countries/content/atlantis/contact-us.md:9:14 error There is no tab 3 [invalid-value]
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
      "countries/content/atlantis/contact-us.md:11:36 error Atlantis has no page \`/services/visa-guidence/\` [broken-link]
        | /services/visa-guidence/
        Links are relative to the country's home.
        → Did you mean \`/services/visa-guidance/\`?"
    `);
  });

  it("a link that is none", () => {
    expect(
      report(`- type: journeys
  items:
    - title: From school
      stops: [{ when: Now, what: Ask }, { when: Then, what: Go }]
      action: { label: More, to: contact-us }`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:11:36 error The link is neither a page nor a web address [invalid-url]
        | contact-us
        → Begin with one slash for a page of this site, or with https://."
    `);
  });

  it("banners in the middle of a page", () => {
    expect(
      report(`- type: banners
  slides: [{ heading: Visa }]`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:11 error Banners can only be the first section of a home page [invalid-choice]
        | banners
        Their first slide is the page's main heading. Elsewhere the page would have two.
        → Move the section to the top of the home page, or use \`text\` or \`cards\` instead."
    `);
  });

  it("a form where the template has one", () => {
    const sections = "- type: form\n  heading: Ask us";
    expect(composedInMarkdown(sections, { template: "form-links" }).report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:11 error The template \`form-links\` already has the form [duplicate-value]
        | form
        The fields of two forms would have the same ids.
        → Remove the section, or use the template \`page\`."
    `);
  });
});

it("a group, where network.yaml defines none", () => {
  const project = makeProject()
    .replace(NETWORK_FILE, "    pages: [visa-guidance, counseling]\n", "")
    .replace(NETWORK_FILE, "groups:\n  services:\n    label: Services\n  news:\n    label: News\n", "")
    .replace(NETWORK_FILE, "    - group: services\n    - { title", "    - { title")
    .replace(NETWORK_FILE, "  footer:\n    - group: services\n", "")
    .replace(COUNTRY_FILE, "groups:\n  services:\n    shared: true\n", "")
    .remove("countries/content/shared/services")
    .write(
      "countries/content/shared/home.md",
      copyOf("Home").replace("summary:", "sections: [{ type: cards, group: services }]\nsummary:"),
    );
  expect(project.problems().map(({ code, hint }) => [code, hint])).toEqual([
    ["unknown-group", "Define it below `groups` of network.yaml, or remove this."],
  ]);
});
