import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Marked } from "marked";
import { afterAll, expect, it } from "vitest";
// @ts-expect-error a script without types
import { withLazyRules } from "../../../bin/lazyRules.mjs";
import { randomMarkdown } from "./randomMarkdown.ts";

const PARSER = createRequire(import.meta.url)
  .resolve("marked")
  .replace(/\.umd\.js$/, ".esm.js");

const folder = mkdtempSync(join(tmpdir(), "sitegen-rules-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("makes a parser of the same tokens, of anything", async () => {
  const file = join(folder, "lazy.mjs");
  // Without the comment that names its source map.
  writeFileSync(file, withLazyRules(readFileSync(PARSER, "utf8")).replace(/\n\/\/# .*/, ""));
  const lazy = (await import(pathToFileURL(file).href)) as { Marked: typeof Marked };
  const [own, usual] = [lazy, { Marked }].map((parser) => new parser.Marked({ gfm: true }));
  for (const markdown of randomMarkdown(10_000)) {
    expect(JSON.stringify(own?.lexer(markdown)), JSON.stringify(markdown)).toBe(JSON.stringify(usual?.lexer(markdown)));
  }
});

it("fails where the parser makes its rules in another way", () => {
  expect(() => withLazyRules("getRegex() { return compile(source); }")).toThrow(/lazyRules/);
});
