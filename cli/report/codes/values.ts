import { INDIA, NETWORK, type Topic } from "./example.ts";

export const values = {
  "unknown-key": {
    why: "Nothing reads the key, so that the setting would have no effect and nobody would know.",
    wrong: { [INDIA]: "«langauges»: [en-IN]" },
    right: { [INDIA]: "languages: [en-IN]" },
    fix: "Correct the spelling, or the indentation: the key may belong to another level. `sitegen schema` makes editors complete keys.",
    docs: "reference/country.md",
  },
  "renamed-key": {
    why: "An old name is read by the version that changes it, so that a project can be brought up to date in its own time, and no longer by the next.",
    wrong: {
      [NETWORK]: "«universities»:\n  near: [{ name: College of Arts, city: Delhi, country: IN }]",
    },
    right: {
      [NETWORK]: "institutions:\n  near: [{ name: College of Arts, city: Delhi, country: IN }]",
    },
    fix: "`sitegen validate --fix` writes the new names.",
    docs: "reference/network.md",
  },
  "missing-key": {
    why: "The site can't be made without it, and has no default that would be right.",
    wrong: {
      [INDIA]: "contacts:\n  offices:\n    - «{ lines: [1 Lodhi Road] }»",
    },
    right: {
      [INDIA]: "contacts:\n  offices:\n    - { name: Delhi, lines: [1 Lodhi Road] }",
    },
    docs: "reference/country.md",
  },
  "wrong-type": {
    why: "A number in quotation marks is a text, and a single value is no list: what reads it would do something else.",
    wrong: { [INDIA]: 'contentApi: { menuId: «"12"» }' },
    right: { [INDIA]: "contentApi: { menuId: 12 }" },
    docs: "reference/country.md",
  },
  "invalid-value": {
    why: "The value has the right type, but nothing can be made of it: a time zone or a date that there is not.",
    wrong: { [INDIA]: "timeZone: «Delhi»" },
    right: { [INDIA]: "timeZone: Asia/Kolkata" },
    docs: "reference/country.md",
  },
  "invalid-choice": {
    why: "Another word would do nothing. The message lists the choices.",
    wrong: { [INDIA]: "untranslated: «hide»" },
    right: { [INDIA]: "untranslated: omit" },
    docs: "reference/country.md",
  },
  "invalid-slug": {
    why: "It becomes a part of the address and a folder's name, which have to look the same everywhere.",
    wrong: {
      [INDIA]: "groups:\n  services:\n    shared: true\n    slugs: { advice: «Free Advice» }",
    },
    right: {
      [INDIA]: "groups:\n  services:\n    shared: true\n    slugs: { advice: free-advice }",
    },
  },
  "invalid-phone": {
    why: "Only the international form can be called from anywhere, and goes into links and structured data.",
    wrong: {
      [INDIA]: 'contacts:\n  phone: { e164: «"011 4000 1000"», display: 011 4000 1000 }',
    },
    right: {
      [INDIA]: 'contacts:\n  phone: { e164: "+911140001000", display: 011 4000 1000 }',
    },
    fix: "Write a plus sign, the country's code and the number without its leading zero. `display` is what visitors read.",
  },
  "invalid-url": {
    why: "Other schemes can run scripts, and an address that can't be read leads nowhere.",
    wrong: { [INDIA]: 'navigation: [{ title: Office, to: «"www.example.com/office"» }]' },
    right: { [INDIA]: 'navigation: [{ title: Office, to: "https://www.example.com/office" }]' },
  },
  "list-change": {
    why: "The country would not do what its file says: there is nothing to remove, or the entry would be there twice.",
    wrong: { [INDIA]: "navigation: { remove: [«Contact»] }" },
    right: { [INDIA]: "navigation: { remove: [Contact us] }" },
    fix: "`sitegen explain india navigation` prints the inherited list.",
    docs: "many-countries.md#changing-a-list-instead-of-replacing-it",
  },
} satisfies Topic;
