import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generator } from "./makeSite.js";

/** So many words have all texts together, as many as a large English site. */
const VOCABULARY = 40_000;
/** So many words of its own subject a page repeats. */
const SUBJECT = 12;

const ONSETS = "b c ch d f g h j l m n p ph qu r s sch st t th tr v w".split(" ");
const VOWELS = "a a a e e e e i i o o u ea ou io ai".split(" ");
const CODAS = ["", "", "", "", "", "", "n", "r", "s", "t", "l", "m", "nd", "st", "ng"];

/** Words that look like those of a language, the most frequent first: those are short. */
function vocabulary(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const words = new Set();
  while (words.size < VOCABULARY) {
    const syllables = words.size < 300 ? 1 : words.size < 5000 || random() < 0.5 ? 2 : 3;
    words.add(Array.from({ length: syllables }, () => pick(ONSETS) + pick(VOWELS) + pick(CODAS)).join(""));
  }
  return [...words];
}

/**
 * The words of a number of pages, by Zipf's law: the n-th word is as frequent as 1/n says. Of each page's words a third are of
 * its own subject, which its title names, too. Each page has one word that no other has (`uniqueWord`).
 */
export function* wordyPages(count) {
  const random = generator(11);
  const words = vocabulary(random);
  const zipf = () => words[Math.floor(VOCABULARY ** random()) - 1] ?? words[0];
  for (let number = 1; number <= count; number++) {
    const subject = Array.from(
      { length: SUBJECT },
      () => words[100 + Math.floor((VOCABULARY - 100) ** random())] ?? words[100],
    );
    const word = () => (random() < 0.33 ? subject[Math.floor(SUBJECT * random() ** 2)] : zipf());
    const sentence = (length) => capital(Array.from({ length }, word).join(" "));
    const paragraph = () => Array.from({ length: 5 }, () => `${sentence(6 + Math.floor(random() * 14))}.`).join(" ");
    const title = sentence(4 + Math.floor(random() * 5));
    const sections = Array.from({ length: 3 + Math.floor(random() * 5) }, () => `## ${sentence(4)}\n\n${paragraph()}`);
    yield {
      slug: slugOf(title, number),
      title,
      description: `${sentence(14)}.`,
      text: `${paragraph()} The ${uniqueWord(number)} stands here alone.\n\n${sections.join("\n\n")}`,
    };
  }
}

/** Three of four slugs are the title, as most are; the others are a part of it. */
function slugOf(title, number) {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  return number % 4 > 0 && slug.length <= 80 ? slug : `${slug.split("-").slice(0, 3).join("-")}-${number}`;
}

/** Writes one of them as a post of a made project. */
export const writeWordyPost = (root, { slug, title, description, text }) =>
  writeFileSync(
    join(root, `countries/content/india/news/${slug}.md`),
    `---\ntitle: ${title}\ndescription: ${description}\nsummary: ${description}\ndate: 2026-01-05\ncategory: visas\n---\n\n${text}\n`,
  );

/** A word that only one page has. */
const uniqueWord = (number) => `zeta${number.toString(36)}word`;

const capital = (text) => text.replace(/^./, (letter) => letter.toUpperCase());
