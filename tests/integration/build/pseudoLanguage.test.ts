import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ElementType, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stringify } from "yaml";
import { listFiles } from "../../../cli/core/files.ts";
import { PSEUDO, pseudoTexts } from "../../unit/pseudoTexts.ts";
import { build } from "./inProcess.ts";
import { edit } from "./sitegen.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-pseudo-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The project's own files as one text: what they say is content. */
let content: string;

beforeAll(async () => {
  cpSync("countries", join(root, "countries"), { recursive: true });
  for (const name of ["india.hi.yaml", "network.hi.yaml", "text/hi.yaml", "content/india/hi"])
    rmSync(join(root, "countries", name), { recursive: true });
  edit(join(root, "countries/india.yaml"), "languages: [en-AU, hi-IN]\n", "");
  edit(join(root, "countries/network.yaml"), "languages: [en-AU]", "languages: [en-XA]");
  writeFileSync(join(root, "countries/text/en-XA.yaml"), stringify(pseudoTexts()));
  const files = listFiles(join(root, "countries")).filter((name) => /\.(?:md|yaml)$/.test(name));
  for (const name of files) withoutCitations(join(root, "countries", name));
  content = plain(
    files
      .filter((name) => !name.startsWith("text/"))
      .map((name) => readFileSync(join(root, "countries", name), "utf8"))
      .join("\n"),
  );
  await build(root, "--host", "netlify");
});

/** Writes a number in the place of each fact that a file cites: what it becomes on a page stands in no file. */
function withoutCitations(file: string): void {
  const text = readFileSync(file, "utf8");
  if (text.includes("{{fact:")) writeFileSync(file, text.replace(/\{\{fact:[^}]*\}\}/g, "5"));
}

/** A text without the marks of Markdown and YAML, and with single spaces. */
const plain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)|[*_`#>|"“”'’\\[\]-]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:!?])/g, "")
    .toLowerCase();

/** What Intl writes: dates, times and names of countries; numbers and amounts; and names of licences. */
const MONTH = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
const AMOUNT = "(?:[a-z]{3} |[a-z]{0,2}[$€£₹₱])?[\\d,.]+";
const MEASURE = `${AMOUNT}(?: ?– ?${AMOUNT})?(?: (?:hour|day|week|month|year)s?)?`;
const MADE_BY_INTL = new RegExp(
  `^(?:\\P{L}*|${MONTH} (?:\\d{1,2}, )?\\d{4}|[a-z]{3} \\d{1,2}(?:, \\d{4})?|${MEASURE}|ofl 1\\.1|mit)$`,
  "u",
);

const READ = ["alt", "aria-label", "placeholder", "title"];

/** Texts that people read or hear on a page. */
function textsOf(html: string): string[] {
  const texts: string[] = [];
  const visit = (node: ReturnType<typeof parseDocument>["children"][number]): void => {
    if (node.type === ElementType.Text) texts.push(node.data);
    if (!("attribs" in node) || ["script", "style", "svg"].includes(node.name)) return;
    // Names of hosts, cookies and packages.
    if (node.attribs["translate"] === "no") return;
    for (const name of READ) texts.push(node.attribs[name] ?? "");
    node.children.forEach(visit);
  };
  parseDocument(html).children.forEach(visit);
  return texts.flatMap((text) => text.split(/, (?=\p{Lu}|1 [A-Z]{3} )|: (?=\p{Lu})|^\+\d+ | \u2066\+\d+\u2069$/u));
}

/** Whether a text is neither content nor of the pseudo-language. */
function isOther(text: string): boolean {
  if (text.includes(PSEUDO) || /[áéíóúçñšý]/i.test(text) || text.includes("!!]")) return false;
  const wanted = plain(text).trim();
  return !MADE_BY_INTL.test(wanted) && !content.includes(wanted);
}

it("every text that is not content comes from the catalogue", () => {
  const pages = listFiles(join(root, "dist")).filter((name) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(170);
  /** Each text, and a page that shows it. */
  const shown = new Map<string, string>();
  let words = 0;
  for (const page of pages) {
    const html = readFileSync(join(root, "dist", page), "utf8");
    words += html.split(PSEUDO).length - 1;
    for (const text of textsOf(html)) shown.set(text, page);
  }
  expect([...shown].filter(([text]) => isOther(text)).map(([text, page]) => `${page}: ${text}`)).toEqual([]);
  expect(words).toBeGreaterThan(pages.length * 20);
});
