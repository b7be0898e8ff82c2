import { INDIA, NETWORK, OWN, page, SHARED, type Topic } from "./example.ts";

const HOME = `${SHARED}/home.md`;
const OWN_HOME = `${OWN}/home.md`;

export const copy = {
  "front-matter": {
    why: "Title and description of a page are in its front matter. Without the two lines of hyphens nobody can tell it from the text.",
    wrong: { [HOME]: "«t»itle: Our services\n\n…" },
    right: { [HOME]: "---\ntitle: Our services\n…\n---\n\n…" },
    docs: "reference/front-matter.md",
  },
  "missing-shared-content": {
    why: "The copy would be a part without a whole.",
    given: { [INDIA]: "pages: { fees: { template: page } }" },
    wrong: { [`${OWN}/fees.md`]: page({ front: "extends: «true»" }) },
    right: { [`${OWN}/fees.md`]: page() },
    fix: "Remove `extends`, or write the shared file.",
    docs: "writing-pages.md",
  },
  "missing-marker": {
    why: "The line says where in the shared copy a country's own belongs.",
    given: { [OWN_HOME]: "---\nextends: true\n---\n\nOur office in Delhi is open from Monday to Saturday." },
    wrong: { [HOME]: page() },
    right: { [HOME]: page({ body: "<!-- own -->" }) },
    docs: "writing-pages.md",
  },
  "unsafe-html": {
    why: "Raw HTML escapes the checks for links, headings, accessibility and scripts.",
    wrong: { [HOME]: page({ body: "Our advice is «<b>»free</b>." }) },
    right: { [HOME]: page({ body: "Our advice is **free**." }) },
    fix: "Write it as Markdown. What Markdown can't say may be a section.",
    docs: "writing-pages.md#composing-a-page",
  },
  "text-section": {
    why: "The line is replaced by the section of the page's front matter that has this id.",
    given: { [INDIA]: "pages: { fees: { template: page } }" },
    wrong: {
      [`${OWN}/fees.md`]: page({
        front: "sections: [{ type: call, id: costs }]",
        body: "«<!-- section: cost -->»",
      }),
    },
    right: {
      [`${OWN}/fees.md`]: page({
        front: "sections: [{ type: call, id: costs }]",
        body: "<!-- section: costs -->",
      }),
    },
    docs: "writing-pages.md#sections-in-the-text",
  },
  "markdown-depth": {
    why: "Nobody can follow quotes and lists that deep, and the parser leaves out what is deeper still.",
    wrong: { [HOME]: page({ body: `«${">".repeat(50)} Free advice»` }) },
    right: { [HOME]: page({ body: "> Free advice" }) },
    docs: "markdown.md",
  },
  "heading-level": {
    why: "The heading of level 1 is made from the page's title. Screen readers and search engines go by the levels.",
    wrong: { [HOME]: page({ body: "«# What we do»" }) },
    right: { [HOME]: page({ body: "## What we do" }) },
    docs: "writing-pages.md#a-heading",
  },
  "thin-content": {
    why: "Visitors and search engines find little in it.",
    wrong: { [`${SHARED}/services/advice.md`]: "---\n…\n---\n«We advise you.»" },
    right: { [`${SHARED}/services/advice.md`]: "---\n…\n---\nWe advise you.\n\n…" },
    fix: "Write 250 words or more: whom it is for, what happens, what it costs, how long it takes.",
    docs: "writing-pages.md",
  },
  "duplicate-description": {
    why: "Who sees both pages in search results can't tell which of them answers the question.",
    given: { [HOME]: page({ front: "description: Free advice for families who want to move to another town." }) },
    wrong: {
      [`${SHARED}/services/first-visit.md`]: page({
        front: "description: «Free advice for families who want to move to another town.»",
      }),
    },
    right: {
      [`${SHARED}/services/first-visit.md`]: page({
        front:
          "description: Which papers a first visit asks for, and how we look through them with you before you come.",
      }),
    },
    fix: "Versions of one page in several countries may share a description.",
    docs: "seo.md",
  },
  "incomplete-data": {
    why: "Search engines show no job or event that lacks what they require, so the page does not have it.",
    wrong: { [HOME]: page({ front: "«event»: { place: online }" }) },
    right: { [HOME]: page({ front: "event: { start: 2030-12-05T18:00, place: online }" }) },
    docs: "seo.md",
  },
  "expired-data": {
    why: "Search engines are not told any more of a job or an event that is over; visitors still read the page.",
    wrong: { [HOME]: page({ front: "«event»: { start: 2020-12-05T18:00, place: online }" }) },
    right: { [HOME]: page({ front: "event: { start: 2030-12-05T18:00, place: online }" }) },
    fix: "Write new days, or remove them and say on the page that it is over.",
    docs: "seo.md",
  },
  "unused-suppression": {
    why: "A suppression that is forgotten would hide the next such warning.",
    wrong: {
      [NETWORK]:
        "suppressions: [«{ code: thin-content, in: countries/content/india/, why: Short pages are what readers want. }»]",
    },
    right: { [NETWORK]: "suppressions: []" },
    docs: "messages.md#warnings-that-you-accept",
  },
  "suppressed-error": {
    why: "With an error a page is missing or wrong, whoever accepts it.",
    given: { [HOME]: page({ body: "# A second heading of level 1" }) },
    wrong: {
      [NETWORK]: "suppressions: [{ code: heading-level, in: countries/content/, why: We like large letters. }]",
    },
    right: { [HOME]: page({ body: "## A heading of level 2" }), [NETWORK]: "suppressions: []" },
    docs: "messages.md#warnings-that-you-accept",
  },
  footnote: {
    why: "Notes are at the end of a page's text. Answers and sections have no such place.",
    wrong: { [HOME]: page({ front: "faq:\n  - question: How long does it take?\n    answer: «Six weeks.[^1]»" }) },
    right: {
      [HOME]: page({ front: "faq:\n  - question: How long does it take?\n    answer: Six weeks, in most cases." }),
    },
    docs: "markdown.md#footnotes",
  },
  "broken-footnote": {
    why: "Visitors would read the mark as it is written, or never the note.",
    wrong: { [HOME]: page({ body: "A permit takes six weeks.«[^time]»\n\n[^times]: In most cases." }) },
    right: { [HOME]: page({ body: "A permit takes six weeks.[^time]\n\n[^time]: In most cases." }) },
    docs: "markdown.md#footnotes",
  },
  "description-length": {
    why: "Search engines cut longer descriptions, and replace very short ones by words of their own choice.",
    wrong: { [HOME]: page({ front: "description: «Our services.»" }) },
    right: {
      [HOME]: page({
        front: "description: Free advice for families who want to move to another town, and help with the papers.",
      }),
    },
    docs: "writing-pages.md",
  },
  "placeholder-copy": {
    why: "Visitors would read the marks in brackets.",
    wrong: { [HOME]: page({ body: "«[Write here: what you offer]»" }) },
    right: { [HOME]: page({ body: "We help families to find a school, and to apply there." }) },
    docs: "writing-pages.md#beginning-a-page",
  },
  "unknown-documents": {
    why: "The checklist would show nothing.",
    given: { [INDIA]: "documents: { visit: { title: For the visit, items: { passport: Passport } } }" },
    wrong: { [OWN_HOME]: page({ front: "sections:\n  - { type: checklist, heading: Papers, lists: [«visits»] }" }) },
    right: { [OWN_HOME]: page({ front: "sections:\n  - { type: checklist, heading: Papers, lists: [visit] }" }) },
    fix: "Correct the name, or define the list under `documents`.",
    docs: "writing-pages.md#papers-dates-and-words",
  },
  "unknown-term": {
    why: "The glossary would have no meaning to show.",
    given: { [INDIA]: "terms: { vat: { term: VAT, text: A tax on what is sold. } }" },
    wrong: { [OWN_HOME]: page({ front: "sections:\n  - { type: glossary, heading: Words, terms: [«vatt»] }" }) },
    right: { [OWN_HOME]: page({ front: "sections:\n  - { type: glossary, heading: Words, terms: [vat] }" }) },
    fix: "Correct the id, or define the term under `terms`.",
    docs: "writing-pages.md#papers-dates-and-words",
  },
} satisfies Topic;
