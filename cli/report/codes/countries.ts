import { INDIA, NEPAL, NETWORK, OWN, page, type Topic } from "./example.ts";

export const countries = {
  "locked-key": {
    why: "Whoever runs all sites has decided that no country may differ here.",
    given: { [NETWORK]: "locked: [{ key: footer, why: The words are the lawyers'. }]" },
    wrong: { [INDIA]: "«footer»: [{ group: services }]" },
    right: { [INDIA]: "navigation: [{ group: services }]" },
    fix: "Remove the key here. Where the country has to differ, the rule in network.yaml has to be changed.",
    docs: "many-countries.md#keys-and-pages-that-countries-may-not-change",
  },
  "required-key": {
    why: "Whoever runs all sites has decided that each country says this for itself.",
    given: { [NETWORK]: "required: [contacts.email]" },
    wrong: { [INDIA]: "«contacts»: { offices: [{ name: Delhi, lines: [1 Lodhi Road] }] }" },
    right: { [INDIA]: "contacts: { email: india@example.com, offices: [{ name: Delhi, lines: [1 Lodhi Road] }] }" },
    docs: "many-countries.md#keys-and-pages-that-countries-may-not-change",
  },
  "locked-page": {
    why: "Whoever runs all sites has decided that all countries show the same copy at the same path.",
    given: { [NETWORK]: "locked: [{ page: services/advice }]" },
    wrong: { [INDIA]: "groups: { services: { shared: true, omit: [«advice»] } }" },
    right: { [INDIA]: "groups: { services: { shared: true } }" },
    docs: "many-countries.md#keys-and-pages-that-countries-may-not-change",
  },
  "required-page": {
    why: "Whoever runs all sites has decided that each country writes this page for itself.",
    given: {
      [NETWORK]: "required: [{ page: services/advice }]",
      "countries/content/nepal/services/advice.md": page(),
    },
    wrong: { [`${OWN}/services/advice.md`]: { is: "not there" } },
    right: { [`${OWN}/services/advice.md`]: page() },
    fix: "Write the country's own copy. With `extends: true` it is put into the shared copy.",
    docs: "many-countries.md#keys-and-pages-that-countries-may-not-change",
  },
  "stale-override": {
    why: "What is new in the shared copy may have to be said in this country, too.",
    wrong: { [`${OWN}/home.md`]: page({ front: 'sourceHash: «"00000000"»' }) },
    right: { [`${OWN}/home.md`]: page({ front: 'sourceHash: "df4a03e0"' }) },
    fix: "Compare both files, then run `sitegen matrix --mark`, which writes the hash.",
    docs: "many-countries.md#what-countries-share-replace-and-lack",
  },
  "duplicate-value": {
    why: "A name, a number or an address means one thing: with the same one in two countries, visitors would reach the wrong office or site.",
    given: { [NEPAL]: "contacts: { email: nepal@example.com }" },
    wrong: { [INDIA]: "contacts: { email: «nepal@example.com» }" },
    right: { [INDIA]: "contacts: { email: india@example.com }" },
  },
  "foreign-fact": {
    why: "It is usually left over from the country whose file was copied. Forms would suggest the wrong dial code, dates the wrong hour.",
    wrong: { [INDIA]: 'dialCode: «"+977"»' },
    right: { [INDIA]: 'dialCode: "+91"' },
    docs: "adding-a-country.md#what-a-country-file-says",
  },
  "unknown-country": {
    why: "Visitors would be sent to a site that is not there.",
    wrong: {
      [NETWORK]: "geoIp:\n  url: https://geo.example.com/json\n  fallback: «indai»",
    },
    right: {
      [NETWORK]: "geoIp:\n  url: https://geo.example.com/json\n  fallback: india",
    },
  },
} satisfies Topic;
