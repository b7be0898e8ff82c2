import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EXCEPTIONS } from "./figureExceptions.ts";

const COUNTRIES = join(import.meta.dirname, "../../../countries");

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const HINDI_MONTHS = "जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर";
const COINS = "dollars?|euros?|pounds?|rupees?|pesos?|francs?|ngultrums?|lakhs?|crores?|रुपये|डॉलर|यूरो|पाउंड|लाख|करोड़";
const NUMBERS =
  "five|eight|ten|twelve|fifteen|sixteen|eighteen|twenty|twenty-four|twenty-five|thirty|thirty-five|forty|forty-eight";

/** What needs a source: amounts of money, percentages, dates, and hours. */
const FIGURES = [
  /(?:[A-Z]{0,3}[$€£₹₱]|\b(?:AUD|USD|CAD|NZD|SGD|EUR|GBP|CHF|INR|BTN|PHP|Rs|Nu)\.?)\s?\d[\d,.]*/g,
  new RegExp(`\\b\\d[\\d,.]*\\s?(?:\\p{L}+ )?(?:${COINS})(?!\\p{L})`, "giu"),
  /\b\d[\d,.]*\s?(?:%|per cent\b|percent\b|प्रतिशत)/g,
  new RegExp(`\\b(?:\\d{1,2} )?(?:${MONTHS}) (?:\\d{1,2},? )?\\d{4}\\b|\\b\\d{1,2} (?:${MONTHS})\\b`, "g"),
  new RegExp(`(?:\\d{1,2} )?(?:${HINDI_MONTHS}) \\d{4}|\\b\\d{1,2} (?:${HINDI_MONTHS})`, "g"),
  /\b(?:19|20)\d\d\b/g,
  new RegExp(`\\b(?:\\d+(?:\\.\\d+)?|${NUMBERS})[- ]hours?\\b|\\b\\d+ घंटे`, "gi"),
];

/** Lines of settings that are no copy, and parts of lines that are addresses or citations. */
const NO_COPY = /^\s*(?:date|sourceHash|#|-? ?\{ ?name: .*founded:|founded:)/;
const NO_WORDS = /\{\{fact:[^}]*\}\}|\]\([^)]*\)|https?:\/\/\S+/g;

/** Markdown and settings that visitors read, from the folder of countries. */
const files = [
  ...readdirSync(join(COUNTRIES, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `content/${name.replaceAll("\\", "/")}`),
  ...readdirSync(COUNTRIES).filter((name) => name.endsWith(".yaml") && name !== "facts.yaml"),
].sort();

const found = files.flatMap((file) =>
  readFileSync(join(COUNTRIES, file), "utf8")
    .split("\n")
    .flatMap((line, index) => {
      if (NO_COPY.test(line)) return [];
      const words = line.replace(NO_WORDS, "…");
      const matched = FIGURES.flatMap((pattern) => words.match(pattern) ?? []);
      // A year is found once more in the date that it belongs to.
      const figures = matched.filter((one) => !matched.some((other) => other !== one && other.includes(one)));
      return [...new Set(figures)].map((figure) => ({ file, line: index + 1, figure }));
    }),
);

const isException = ({ file, figure }: (typeof found)[number]) =>
  EXCEPTIONS.some((exception) => exception.file === file && exception.figures.includes(figure));

it("every amount, percentage, date and number of hours in the shipped copy comes from a fact", () =>
  expect(found.filter((one) => !isException(one)).map(({ file, line, figure }) => `${file}:${line} ${figure}`)).toEqual(
    [],
  ));

it("no exception is older than the copy", () =>
  expect(
    EXCEPTIONS.flatMap(({ file, figures }) =>
      figures
        .filter((figure) => !found.some((one) => one.file === file && one.figure === figure))
        .map((figure) => `${file} ${figure}`),
    ),
  ).toEqual([]));

it.for([
  "It costs A$2,500.",
  "About 15 lakh rupees",
  "a share of 55 per cent",
  "since Jan 8, 2026",
  "in January 2026",
  "on 15 July",
  "in 2024",
  "up to 48 hours a fortnight",
  "twenty hours a week",
  "जनवरी 2026 से",
  "48 घंटे",
])("finds the figure in “%s”", (text) =>
  expect(FIGURES.some((pattern) => new RegExp(pattern.source, pattern.flags.replace("g", "")).test(text))).toBe(true),
);
