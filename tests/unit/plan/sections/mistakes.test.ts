import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";
import { composedInMarkdown } from "./composedPage.ts";

const report = (sections: string) => composedInMarkdown(sections).report();

describe("mistakes in sections, in front matter", () => {
  it("an unknown type", () => {
    expect(report("- type: slideshow")).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:11 error \`sections.0.type\` can't be \`slideshow\` [invalid-choice]

          6 | sections:
        > 7 |   - type: slideshow
            |           ^^^^^^^^^
          8 | ---

        → Known: \`banners\`, \`budget\`, \`calendar\`, \`call\`, \`cards\`, \`checklist\`, \`claims\`, \`comparison\`, \`copy\`, \`disclosure\`, \`facts\`, \`faq\`, \`form\`, \`glossary\`, \`journeys\`, \`map\`, \`offices\`, \`owner\`, \`picture\`, \`posts\`, \`steps\`, \`tabs\`, \`testimonials\`, \`text\`, \`universities\`.

      1 error in 1 file"
    `);
  });

  it("a misspelled type", () => {
    expect(
      report(`- type: card
  group: services`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:11 error \`sections.0.type\` can't be \`card\` [invalid-choice]

          6 | sections:
        > 7 |   - type: card
            |           ^^^^
          8 |     group: services

        → Did you mean \`cards\`?

      1 error in 1 file"
    `);
  });

  it("no type", () => {
    expect(
      report(`- heading: Fees
  text: They are paid each semester.`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:5 error The key \`sections.0.type\` is missing [missing-key]

          6 | sections:
        > 7 |   - heading: Fees
            |     ^^^^^^^^^^^^^
          8 |     text: They are paid each semester.

        → Write one of \`banners\`, \`budget\`, \`calendar\`, \`call\`, \`cards\`, \`checklist\`, \`claims\`, \`comparison\`, \`copy\`, \`disclosure\`, \`facts\`, \`faq\`, \`form\`, \`glossary\`, \`journeys\`, \`map\`, \`offices\`, \`owner\`, \`picture\`, \`posts\`, \`steps\`, \`tabs\`, \`testimonials\`, \`text\`, \`universities\`.

      1 error in 1 file"
    `);
  });

  it("a section that is only a word", () => {
    expect(report("- cards")).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:5 error \`sections.0\` is text, but a map is wanted [wrong-type]

          6 | sections:
        > 7 |   - cards
            |     ^^^^^
          8 | ---

        \`sections\`: Sections of the page, in order; \`sitegen gallery\` shows what there is.
        → Write its keys indented below it, one \`key: value\` a line.

            sections:
              - { type: banners, slides: [ { heading: A short text } ] }

      1 error in 1 file"
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

          10 |     text: The first.
        > 11 |     sied: left
             |     ^^^^
          12 | ---

        → Did you mean \`side\`?

      1 error in 1 file"
    `);
  });

  it("a misspelled option that is required", () => {
    expect(
      report(`- type: cards
  grop: services`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:8:5 error There is no key \`grop\` in \`sections.0\` [unknown-key]

          7 |   - type: cards
        > 8 |     grop: services
            |     ^^^^
          9 | ---

        → Did you mean \`group\`?

      1 error in 1 file"
    `);
  });

  it("an option that is like none", () => {
    expect(
      report(`- type: cards
  group: services
  colour: red`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:9:5 error There is no key \`colour\` in \`sections.0\` [unknown-key]

           8 |     group: services
        >  9 |     colour: red
             |     ^^^^^^
          10 | ---

        → Known: \`type\`, \`id\`, \`heading\`, \`summary\`, \`ground\`, \`group\`, \`limit\`, \`slider\`.

      1 error in 1 file"
    `);
  });

  it("an option of another kind", () => {
    expect(
      report(`- type: facts
  items: [{ value: "3", label: Intakes }]
  slider: true`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:9:5 error There is no key \`slider\` in \`sections.0\` [unknown-key]

           8 |     items: [{ value: "3", label: Intakes }]
        >  9 |     slider: true
             |     ^^^^^^
          10 | ---

        → Known: \`type\`, \`id\`, \`heading\`, \`summary\`, \`ground\`, \`items\`.

      1 error in 1 file"
    `);
  });

  it("a wrong choice", () => {
    expect(
      report(`- type: claims
  ground: dark`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:8:13 error \`sections.0.ground\` can't be \`dark\` [invalid-choice]

          7 |   - type: claims
        > 8 |     ground: dark
            |             ^^^^
          9 | ---

        → Known: \`paper\`, \`tint\`, \`deep\`.

      1 error in 1 file"
    `);
  });

  it("a required option that is missing", () => {
    expect(
      report(`- type: steps
  heading: How it runs`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:5 error The key \`sections.0.items\` is missing [missing-key]

          6 | sections:
        > 7 |   - type: steps
            |     ^^^^^^^^^^^
          8 |     heading: How it runs

        \`items\`: The steps, in order.
        → Add it: a list is wanted.

            items:
              - { title: A short text, text: A short text }
              - { title: A short text, text: A short text }

      1 error in 1 file"
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

          10 |         stops:
        > 11 |           - { when: Now, what: Ask, where: Here }
             |                                     ^^^^^
          12 |           - { when: Then, what: Go }

        → Known: \`when\`, \`what\`.

      1 error in 1 file"
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

          5 | template: page
        > 6 | sections:
            | ^^^^^^^^
          7 |   - type: form

        Their fields would have the same ids.
        → Keep one, and lead to it with a link.

      1 error in 1 file"
    `);
  });

  it("a group that there is none of", () => {
    expect(
      report(`- type: claims
- type: cards
  group: servics`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:9:12 error There is no group \`servics\` [unknown-group]

           8 |   - type: cards
        >  9 |     group: servics
             |            ^^^^^^^
          10 | ---

        A section lists the pages of a group that network.yaml defines.
        → Did you mean \`services\`?

      1 error in 1 file"
    `);
  });

  it("a list of universities that there is none of", () => {
    expect(
      report(`- type: universities
  heading: Schools
  list: medical`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:9:11 error There is no list of universities \`medical\` [unknown-option-list]

           8 |     heading: Schools
        >  9 |     list: medical
             |           ^^^^^^^
          10 | ---

        → Define it under \`universities\` in network.yaml.

      1 error in 1 file"
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

           9 |   - type: call
        > 10 |     id: why
             |         ^^^
          11 | ---

        → Give the section another id.

      1 error in 1 file"
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

           8 |     heading: Papers
        >  9 |     initial: 3
             |              ^
          10 |     items:

        → Write a number from 1 to 2.

      1 error in 1 file"
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

          10 |         stops: [{ when: Now, what: Ask }, { when: Then, what: Go }]
        > 11 |         action: { label: More, to: /services/visa-guidence/ }
             |                                    ^^^^^^^^^^^^^^^^^^^^^^^^
          12 | ---

        Links are written from the country's home.
        → Did you mean \`/services/visa-guidance/\`?

      1 error in 1 file"
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

          10 |         stops: [{ when: Now, what: Ask }, { when: Then, what: Go }]
        > 11 |         action: { label: More, to: contact-us }
             |                                    ^^^^^^^^^^
          12 | ---

        → Begin with one slash for a page of this site, or with https://.

      1 error in 1 file"
    `);
  });

  it("banners in the middle of a page", () => {
    expect(
      report(`- type: banners
  slides: [{ heading: Visa }]`),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:11 error Banners can only be the first section of a home [invalid-choice]

          6 | sections:
        > 7 |   - type: banners
            |           ^^^^^^^
          8 |     slides: [{ heading: Visa }]

        Their first slide has the page's main heading, which the page would have twice.
        → Move the section to the top of the home, or show it as \`text\` or \`cards\`.

      1 error in 1 file"
    `);
  });

  it("a form where the template has one", () => {
    const sections = "- type: form\n  heading: Ask us";
    expect(composedInMarkdown(sections, { template: "form-links" }).report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/contact-us.md:7:11 error The template \`form-links\` has the form already [duplicate-value]

          6 | sections:
        > 7 |   - type: form
            |           ^^^^
          8 |     heading: Ask us

        The fields of two forms would have the same ids.
        → Remove the section, or choose the template \`page\`.

      1 error in 1 file"
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
