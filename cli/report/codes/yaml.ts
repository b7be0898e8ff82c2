import { INDIA, type Topic } from "./example.ts";

export const yaml = {
  "yaml-syntax": {
    why: "What is not closed, or not indented, makes the rest of the file unreadable.",
    wrong: { [INDIA]: "languages: «[»en-IN" },
    right: { [INDIA]: "languages: [en-IN]" },
    fix: "Look at the marked place and at the line before it: a bracket, a quotation mark, a colon, or spaces.",
  },
  indentation: {
    why: "A key that slips out of its map says something of another one.",
    wrong: { [INDIA]: "contacts:\n  email: india@example.com\n«offices»:\n  - { name: Delhi, lines: [1 Main Road] }" },
    right: {
      [INDIA]: "contacts:\n  email: india@example.com\n  offices:\n    - { name: Delhi, lines: [1 Main Road] }",
    },
    docs: "messages.md",
  },
  "yaml-duplicate-key": {
    why: "Only one of the values can be used, and a reader can't see which one.",
    wrong: {
      [INDIA]: "contacts:\n  email: india@example.com\n  «email»: delhi@example.com",
    },
    right: {
      [INDIA]: "contacts:\n  email: delhi@example.com",
    },
  },
  "yaml-several-documents": {
    why: "A line of three hyphens begins another document, which nothing would read.",
    wrong: {
      [INDIA]: "currency: INR\n«-»--\nlayout: default",
    },
    right: {
      [INDIA]: "currency: INR\nlayout: default",
    },
  },
  "yaml-alias": {
    why: "An alias repeats what an anchor has named further up. Without the anchor there is no value.",
    wrong: { [INDIA]: "currency: «*currency»" },
    right: { [INDIA]: "currency: INR" },
    fix: "Write the value. What all countries share belongs into `defaults` of network.yaml.",
    docs: "many-countries.md#where-a-value-comes-from",
  },
  "yaml-tag": {
    why: "A tag asks a program to make something of a value that this program does not know.",
    wrong: { [INDIA]: "currency: «!env» CURRENCY" },
    right: { [INDIA]: "currency: INR" },
  },
  "yaml-quotes": {
    why: "Typographic quotation marks are letters to YAML: pages, mails and search engines would show them with the value.",
    wrong: { [INDIA]: "name: «“India”»" },
    right: { [INDIA]: 'name: "India"' },
    fix: "Write straight marks, or none. Put a text that is to be shown in such marks into straight ones as well.",
  },
  "yaml-nesting": {
    why: "No setting is nested so deep. It is usually a bracket that was repeated by accident.",
    wrong: { [INDIA]: `languages: ${"[".repeat(50)}«[»en-IN${"]".repeat(51)}` },
    right: { [INDIA]: "languages: [en-IN]" },
  },
  "control-character": {
    why: "It can't be seen, and pages, feeds and sitemaps can't hold it. It often comes along when text is pasted.",
    wrong: { [INDIA]: 'names: { hi: «"भारत\\u0007"» }' },
    right: { [INDIA]: 'names: { hi: "भारत" }' },
    fix: "Delete the marked text, and type it again.",
  },
  "forbidden-key": {
    why: "These names mean something else to the programs that read settings, and would change them.",
    wrong: { [INDIA]: "«constructor»: Example" },
    right: { [INDIA]: "owner: { name: Example }" },
  },
} satisfies Topic;
