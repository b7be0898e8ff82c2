import { INDIA, OWN, page, type Topic } from "./example.ts";

const HOME = `${OWN}/home.md`;

export const owner = {
  "consent-law": {
    why: "Where the law asks for consent, a count before it can be fined, and families trust a site less that does.",
    wrong: {
      [INDIA]: "analytics: { plausible: { domain: example.com } }\nconsent: { model: «opt-out» }",
    },
    right: {
      [INDIA]: "analytics: { plausible: { domain: example.com } }\nconsent: { model: opt-in }",
    },
    fix: "Remove `consent.model`, or write `opt-in`.",
    docs: "analytics.md",
  },
  "placeholder-contacts": {
    why: "Invented numbers would reach strangers. Until they are real, search engines are asked to list no page of the site.",
    wrong: {
      [INDIA]: "contacts:\n  «placeholder»: true\n  email: india@example.com",
    },
    right: {
      [INDIA]: "contacts:\n  email: delhi@example.com",
    },
    fix: "Write your own telephone numbers, email address and offices, then remove `placeholder`.",
    docs: "legal-pages.md#until-the-contacts-are-real",
  },
  "missing-owner": {
    why: "A page shows what only the owner of the site knows. Until it is written, the page says that it is to be completed.",
    given: { [HOME]: page({ front: "sections:\n  - { type: owner, heading: Who we are, show: [name] }" }) },
    wrong: { [INDIA]: "«owner»: { complaints: complaints@example.com }" },
    right: { [INDIA]: "owner: { name: Example Private Limited, complaints: complaints@example.com }" },
    docs: "legal-pages.md#what-only-the-owner-knows",
  },
  "placeholder-quotes": {
    why: "Samples show where voices stand. They are marked, so that nobody takes them for real, and search engines are asked not to list the page.",
    wrong: {
      [HOME]: page({
        front:
          "sections:\n  - type: testimonials\n    heading: Voices\n    placeholder: «true»\n    items:\n      - { quote: Here somebody says what became of it., name: Sample customer }",
      }),
    },
    right: {
      [HOME]: page({
        front:
          "sections:\n  - type: testimonials\n    heading: Voices\n    items:\n      - { quote: They answered every question., name: Asha }",
      }),
    },
    fix: "Write real words of real people who agreed to it, then remove `placeholder`.",
  },
  "missing-quotes": {
    why: "Invented voices would be a lie. Without real ones the section is not shown.",
    wrong: { [HOME]: page({ front: "sections:\n  - { type: testimonials, heading: Voices, «items»: [] }" }) },
    right: {
      [HOME]: page({
        front:
          "sections:\n  - type: testimonials\n    heading: Voices\n    items:\n      - { quote: They answered every question., name: Asha }",
      }),
    },
    fix: "Write real words of real people who agreed to it, or remove the section.",
    docs: "writing-pages.md#composing-a-page",
  },
} satisfies Topic;
