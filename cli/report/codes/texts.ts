import { INDIA, OWN, page, type Topic } from "./example.ts";

const TEXTS = "countries/text/en.yaml";

export const texts = {
  "unknown-text": {
    why: "Nothing shows a text of this name, so that the words would appear nowhere.",
    wrong: { [TEXTS]: "header: { «enquery»: Free Consultation }" },
    right: { [TEXTS]: "header: { enquiry: Free Consultation }" },
    fix: "`sitegen texts` prints all texts with their keys.",
    docs: "words.md#other-words",
  },
  "missing-text": {
    why: "Buttons, labels and messages would be in another language than the page.",
    wrong: { [INDIA]: "languages: [«dz»]" },
    right: { [INDIA]: "languages: [hi]" },
    fix: "`sitegen texts dz --missing` prints what is to be translated into countries/text/dz.yaml.",
    docs: "words.md#a-further-language",
  },
  "untranslated-text": {
    why: "A new project in a language without texts begins with the English ones. Visitors read them until somebody translates them.",
    given: { [INDIA]: "languages: [hi]" },
    wrong: { "countries/text/hi.yaml": "skip: «Skip to content»" },
    right: { "countries/text/hi.yaml": "skip: सामग्री पर जाएँ" },
    fix: "`sitegen texts pt --missing` prints what is to be translated. A single word that two languages share is no mistake.",
    docs: "words.md#a-further-language",
  },
  "text-syntax": {
    why: "Braces hold values. One that is not closed makes the rest of the text unreadable.",
    wrong: { [TEXTS]: 'skip: «"Skip to {the text"»' },
    right: { [TEXTS]: 'skip: "Skip to the text"' },
    fix: "Close the brace. One that visitors should read is written `'{'`.",
    docs: "words.md#how-a-text-is-written",
  },
  "text-placeholder": {
    why: "What is put into a text is the same in all languages. Nothing fills in this value, and visitors would read the braces.",
    wrong: { [TEXTS]: "skip: «Skip to {content}»" },
    right: { [TEXTS]: "skip: Skip to the text" },
    fix: "Compare it with the English text: `sitegen texts`.",
    docs: "words.md#how-a-text-is-written",
  },
  "unused-text": {
    why: "No site has the language, so that nobody reads the words.",
    given: { "countries/text/hi.yaml": "skip: सामग्री पर जाएँ" },
    wrong: { [INDIA]: "languages: [en-IN]" },
    right: { [INDIA]: "languages: [hi-IN]" },
    fix: "Name the file by a language of the sites, add the language to a country, or remove the file.",
    docs: "words.md#other-words",
  },
  "stale-translation": {
    why: "When the page in the first language changes, visitors in the other language would go on reading what is no longer true.",
    given: { [INDIA]: "languages: [en-IN, hi-IN]" },
    wrong: { [`${OWN}/hi/home.md`]: page({ front: 'sourceHash: «"00000000"»' }) },
    right: { [`${OWN}/hi/home.md`]: page({ front: 'sourceHash: "db97060e"' }) },
    fix: "Bring the translation up to date, then run `sitegen status --mark`, which writes the hash.",
    docs: "words.md#a-country-with-several-languages",
  },
  "unused-language": {
    why: "Nothing reads the file: the country has no site in this language.",
    given: { "countries/india.hi.yaml": "name: भारत" },
    wrong: { [INDIA]: "languages: [en-IN]" },
    right: { [INDIA]: "languages: [en-IN, hi-IN]", [`${OWN}/hi/home.md`]: page({ front: 'sourceHash: "db97060e"' }) },
    docs: "words.md#a-country-with-several-languages",
  },
} satisfies Topic;
