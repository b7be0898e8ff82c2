import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { iso31661 } from "iso-3166";

const SHIPPED = resolve(import.meta.dirname, "../../countries");
const COUNTRY = join(import.meta.dirname, "country.yaml");
const CATEGORIES = ["visas", "money", "tests", "destinations", "student-life", "careers"];
const WORDS =
  "student university course visa fees intake deadline application scholarship rent city part-time work family bank loan interview transcript offer letter health cover airport term exam grade tuition campus semester degree counsellor document budget month year travel library research".split(
    " ",
  );

/** What the measured site leaves out of the shipped copy: 24 pages are left, and the lists of posts; one language. */
const LEFT_OUT =
  /\/(?:scholarships|exam|careers|ads|india\/news\/(?!index)|india\/hi(?:\/|$)|mbbs\.md|study-counsellor\.md|when-to-apply\.md|glossary\.md|compare-countries\.md|first-year-costs\.md|services\/education-loan)/;
const LINKS_TO_THEM =
  /\[([^\]]+)\]\(\/(?:scholarships|exam|careers|mbbs|study-counsellor|when-to-apply|glossary|compare-countries|first-year-costs|services\/education-loan|news\/.)[^)]*\)/g;

/** A section that waits for its owner: a site that is in use has no warnings. */
const NO_VOICES = /^ {2}# Real words of real people.*\n {2}- type: testimonials\n(?: {4}.*\n)*/m;

/**
 * A project folder: one country of 24 pages (`country.yaml`) with `posts` posts of about 600 words, and `countries` - 1 others
 * like it without the posts. With `isFull` it has all that the shipped network switches on and other generators don't do:
 * pictures for link previews, and budgets.
 */
export function makeSite(folder, posts, countries = 1, { isFull = false } = {}) {
  rmSync(folder, { recursive: true, force: true });
  const content = join(folder, "countries/content");
  for (const part of ["india", "shared"])
    cpSync(join(SHIPPED, "content", part), join(content, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path),
    });
  for (const name of readdirSync(content, { recursive: true }).filter((path) => path.endsWith(".md")))
    rewrite(join(content, name), (text) => text.replace(LINKS_TO_THEM, "$1").replace(NO_VOICES, ""));
  writeFileSync(join(folder, "countries/facts.yaml"), facts());
  cpSync(join(SHIPPED, "brand"), join(folder, "countries/brand"), { recursive: true });
  writeFileSync(join(folder, "countries/network.yaml"), isFull ? network() : withoutExtras(network()));
  cpSync(COUNTRY, join(folder, "countries/india.yaml"));
  for (let number = 2; number <= countries; number++) copyCountry(folder, number);
  for (let number = 1; number <= posts; number++) writePost(folder, number);
}

const rewrite = (file, change) => writeFileSync(file, change(readFileSync(file, "utf8")));

/** The shipped network without what leads to other countries and to pages that are left out. */
const network = () =>
  readFileSync(join(SHIPPED, "network.yaml"), "utf8")
    .replace("fallback: australia", "fallback: india")
    .replace(/^( *)bar: \[.*\]/m, "$1bar: [india]")
    .replace(/^( *)flags: \[.*\]/m, "$1flags: [india]")
    .replace("/india/ads/study-abroad-with-farhaven/", "/india/register/")
    .replace("    study-counsellor: {}\n", "")
    .replace("    when-to-apply: { template: page }\n    glossary: { template: page }\n", "")
    // So that a build gives the same files whatever was built before.
    .replace(/^host:\n/m, "host:\n  keepAssets: 0\n");

/** Other generators draw no pictures of pages, and weigh none. */
const withoutExtras = (text) =>
  text.replace(/^ {2}sharePictures: .*$/m, "  sharePictures: { for: none }").replace(/^budgets:\n(?: .*\n)+/m, "");

/** The shipped facts, for the readers of every country. */
const facts = () => readFileSync(join(SHIPPED, "facts.yaml"), "utf8").replace(/^ {2}appliesTo:\n(?: {4}.*\n)+/gm, "");

/** Codes of the world's countries, but for the one that is there. Countries beyond them have none. */
const CODES = iso31661.map(({ alpha2 }) => alpha2).filter((code) => code !== "IN");

/** The country once more under another name and code. */
function copyCountry(folder, number) {
  const key = `land-${number}`;
  cpSync(COUNTRY, join(folder, `countries/${key}.yaml`));
  rewrite(join(folder, `countries/${key}.yaml`), (text) =>
    text
      .replace(/^name: .*/m, `name: Land ${number}`)
      .replace(/^code: .*\n/m, CODES[number] ? `code: ${CODES[number]}\n` : ""),
  );
  cpSync(join(folder, "countries/content/india"), join(folder, "countries/content", key), { recursive: true });
}

/** Writes one post; another `edition` has another first paragraph, another `summary` is shown by lists, too. */
export function writePost(folder, number, { edition = 0, summary = "in one sentence" } = {}) {
  let random = generator(number * 31);
  const sentence = () => {
    const words = Array.from(
      { length: 8 + Math.floor(random() * 10) },
      () => WORDS[Math.floor(random() * WORDS.length)],
    );
    return `${words.join(" ").replace(/^./, (letter) => letter.toUpperCase())}.`;
  };
  const paragraph = () => Array.from({ length: 4 }, sentence).join(" ");
  const day = new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString().slice(0, 10);
  const sections = Array.from(
    { length: 5 },
    (_, index) =>
      `## Part ${index + 1} of post ${number}\n\n${paragraph()}\n\n- ${sentence()}\n- **${sentence()}**\n- [Visa guidance](/services/visa-guidance/): ${sentence()}\n`,
  );
  const last = paragraph();
  random = generator(number * 31 + 1 + edition);
  const first = paragraph();
  const text = `---\ntitle: Post number ${number} about studying abroad\ndescription: What post number ${number} says about studying abroad, for students and the families who plan with them.\nsummary: What post number ${number} says ${summary}.\ndate: ${day}\ncategory: ${CATEGORIES[number % CATEGORIES.length]}\n---\n\n${first}\n\n${sections.join("\n")}\n${last}\n`;
  writeFileSync(join(folder, `countries/content/india/news/post-${number}.md`), text);
}

/** Mulberry32: the same numbers every time. */
export function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
