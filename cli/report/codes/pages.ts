import { INDIA, NETWORK, OWN, page, type Topic } from "./example.ts";

export const pages = {
  "unknown-layout": {
    why: "A layout decides which header, footer and popups a page gets.",
    wrong: { [INDIA]: "layout: «lading»" },
    right: { [INDIA]: "layout: landing" },
    fix: "Correct the name, or define the layout under `layouts` in network.yaml.",
    docs: "behaviour.md#layouts",
  },
  "unknown-modal": {
    why: "A button that opens a modal which is not there would do nothing.",
    wrong: { [NETWORK]: "layouts: { default: { enquiryModal: «enquiry» }, landing: {} }" },
    right: { [NETWORK]: "layouts: { default: { enquiryModal: enquiry-modal }, landing: {} }" },
    docs: "behaviour.md#modals",
  },
  "unknown-group": {
    why: "Menus and footers list the pages of a group. One that the country does not have would be an empty menu.",
    wrong: { [INDIA]: "navigation: [{ group: «service» }]" },
    right: { [INDIA]: "navigation: [{ group: services }]" },
    docs: "reference/network.md",
  },
  "unknown-page": {
    why: "The setting is about a page that the group does not have, so that it would do nothing.",
    wrong: { [INDIA]: "groups: { services: { omit: [«advise»] } }" },
    right: { [INDIA]: "groups: { services: { omit: [advice] } }" },
    docs: "reference/country.md",
  },
  "duplicate-route": {
    why: "An address can show one page only; the other one could not be reached.",
    wrong: { [INDIA]: "groups: { services: { shared: true, add: [«advice»] } }" },
    right: { [INDIA]: "groups: { services: { shared: true } }" },
    fix: "Give one of the pages another slug, or remove it.",
    docs: "behaviour.md#routes-and-redirects",
  },
  "overridden-template": {
    why: "The front matter wins, so that a change in the YAML file would have no effect.",
    given: { [INDIA]: "pages: { fees: { template: page } }" },
    wrong: { [`${OWN}/fees.md`]: page({ front: "template: «article»" }) },
    right: { [`${OWN}/fees.md`]: page() },
    docs: "writing-pages.md#templates",
  },
  "missing-content": {
    why: "The page would have an address, a place in menus, and nothing to read.",
    given: { [INDIA]: "pages: { fees: { template: page } }" },
    wrong: { [`${OWN}/fees.md`]: { is: "not there" } },
    right: { [`${OWN}/fees.md`]: page() },
    fix: "`sitegen new page india fees` begins the file.",
    docs: "writing-pages.md#beginning-a-page",
  },
  "unused-content": {
    why: "Somebody has written it, and no visitor can read it. Often the name of the file is misspelt.",
    given: { [`${OWN}/fees.md`]: page() },
    wrong: { [INDIA]: "pages: {}" },
    right: { [INDIA]: "pages: { fees: { template: page } }" },
    docs: "writing-pages.md#beginning-a-page",
  },
  "page-schedule": {
    why: "The page would never be there, or nobody could say what its address answers.",
    wrong: { [`${OWN}/services/first-visit.md`]: page({ front: "publishAt: 2027-03-01\nexpiresAt: «2027-02-01»" }) },
    right: {
      [`${OWN}/services/first-visit.md`]: page({
        front: "publishAt: 2027-03-01\nexpiresAt: 2027-04-01\nafterwards: /services/",
      }),
    },
    fix: "Write an `expiresAt` that is later than `publishAt`, and `afterwards` only beside it.",
    docs: "writing-pages.md#drafts-and-dates",
  },
} satisfies Topic;
