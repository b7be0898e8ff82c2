import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";
import { expect, it } from "vitest";
import { plainTokens } from "../../../cli/content/plainTokens.ts";
import { quickTokenizer } from "../../../cli/content/quickTokenizer.ts";
import { randomMarkdown } from "./randomMarkdown.ts";

const CONTENT = join(import.meta.dirname, "../../../countries/content");

const plain = new Marked({ gfm: true });
const quick = quickTokenizer();
const spared = new Marked({ gfm: true }).use(plainTokens, quick.extension);

function tokens(markdown: string) {
  quick.begin(markdown);
  return { own: spared.lexer(markdown), usual: plain.lexer(markdown) };
}

it("makes the tokens that the parser makes of the shipped copy", () => {
  const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  expect(files.length).toBeGreaterThan(100);
  for (const name of files) {
    const { own, usual } = tokens(readFileSync(join(CONTENT, name), "utf8"));
    expect(own, name).toEqual(usual);
  }
});

it("makes the tokens that the parser makes of anything", () => {
  for (const markdown of randomMarkdown(30_000)) {
    const { own, usual } = tokens(markdown);
    expect(JSON.stringify(own), JSON.stringify(markdown)).toBe(JSON.stringify(usual));
  }
});
