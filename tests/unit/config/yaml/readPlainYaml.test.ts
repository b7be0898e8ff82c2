import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readPlainYaml } from "../../../../cli/config/yaml/readPlainYaml.ts";

const COUNTRIES = join(import.meta.dirname, "../../../countries");

const texts = readdirSync(COUNTRIES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:md|yaml)$/.test(name))
  .map((name) => {
    const text = readFileSync(join(COUNTRIES, name), "utf8");
    return name.endsWith(".md") ? (/^---\n([\s\S]*?)^---$/m.exec(text)?.[1] ?? "") : text;
  });

describe("plain YAML", () => {
  it("is every file that comes with sitegen, and has the parser's values", () => {
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(readPlainYaml(text)).toEqual(parse(text));
  });

  it.each([
    'title: A, [b] {c} & *d\'s "e"! 50%\n',
    "date: 2026-09-14\n",
    "title: Ländlich – größer\ncategory: money",
    "a: 12\nb: 2.50\nc: true\nd: false\ne: 0\n",
    "phone: +91 00000 00000\nother: +975-0000-0000\nhours: 9–17\n",
    "a: https://example.com/#top\n",
    "a: b # why\n# more\n\nc: \"d # e\" # f\ng: 'h'\n",
    "a:\n  b:\n    - c\n    - d: e\n      f:\n        - g\n    - h\ni: j\n",
    "a:\n- b\n- c: d\n  e: f\ng: h\n",
    'a: [b, "c, d", 1, [e], { f: g, h: {} }, ]\ni: []\n',
    "a:\n  [\n    b,\n    { c: d },\n  ]\ne: f\n",
    "a: &x { b: c }\nd: *x\ne: &y\n  f: g\nh: [i]\nj: *y\n",
    "a: |\n  b\n\n   c\n  d # e\n\n\nf: |-\n  g\n",
    "a: >\n  b\n  c\n\n  d\ne: >-\n  f\n  g\n\n\n  h\n",
    "a: |\n  b",
  ])("%j is plain", (text) => {
    expect(readPlainYaml(text)).toEqual(parse(text));
  });

  it("gives an alias its anchor's very value", () => {
    const { a, b } = readPlainYaml("a: &x { c: d }\nb: *x\n") ?? {};
    expect(b).toBe(a);
  });

  it.each([
    "",
    "text\n",
    "- a\n",
    " a: b\n",
    "title:\n",
    "title: a: b\n",
    "title: a\n  b\n",
    "title: Null\n",
    "title: null\n",
    "title: True\n",
    "title: 012\n",
    "title: 1e3\n",
    "title: 0x1f\n",
    "title: .5\n",
    "title: -1\n",
    "title: ~\n",
    "title: 'it''s'\n",
    'title: "a\\nb"\n',
    'title: "a" b\n',
    "title: - a\n",
    "title: a\r\n",
    "title: a\tb\n",
    "title: a\ntitle: b\n",
    "a: { b: c, b: d }\n",
    "constructor: a\n",
    "__proto__: a\n",
    "null: a\n",
    '"a": b\n',
    "title: a\n---\n",
    "list:\ntitle: a\n",
    "a:\n  b: c\n d: e\n",
    "  a:\n b: c\n",
    "a:\n  - b\n c: d\n",
    "a:\n  - b: c\n     d: e\n",
    "a:\n  - - b\n",
    "a:\n  -\n    b: c\n",
    "title: &a b\nother: &a c\n",
    "title: *a\n",
    "a: &x\n  b: *x\n",
    "a: !!str 1\n",
    "<<: a\n",
    "a: [b\n",
    "a: [b\n]\n",
    "a: [b: c]\n",
    "a: [, b]\n",
    "a: { b }\n",
    "a: { b:c }\n",
    "a: {b: c} d\n",
    "a: [b # c\n  ]\n",
    "a: [b\n  c]\n",
    "a: |+\n  b\n",
    "a: |2\n   b\n",
    "a: |\n\n  b\n",
    "a: |\n  b\n c\n",
    "a: |\nb: c\n",
    "a: >\n  b\n   c\n",
  ])("%j is left to the parser", (text) => {
    expect(readPlainYaml(text)).toBeUndefined();
  });

  it(`${"[".repeat(3)}… nested very deep, and many aliases, are left to the parser`, () => {
    expect(readPlainYaml(`a: ${"[".repeat(50)}${"]".repeat(50)}\n`)).toBeUndefined();
    expect(readPlainYaml(`a: &x { b: c }\nd: [${"*x, ".repeat(15)}]\n`)).toBeUndefined();
  });

  it("never reads what the parser refuses or reads differently", () => {
    const random = randomFrom(20261122);
    let plain = 0;
    for (let round = 0; round < 12_000; round += 1) {
      const text = damage(excerpt(texts[random(texts.length)] ?? "", random), random);
      const value = readPlainYaml(text);
      if (!value) continue;
      plain += 1;
      const [document, ...others] = parseAllDocuments(text, { prettyErrors: false, uniqueKeys: true });
      const parsed = document && "errors" in document ? document : undefined;
      expect([others, parsed?.errors, parsed?.warnings, parsed?.toJS()], JSON.stringify(text)).toEqual([
        [],
        [],
        [],
        value,
      ]);
    }
    expect(plain).toBeGreaterThan(3_000);
  });
});

type Random = (below: number) => number;

/** Mulberry32: the same numbers in every run. */
function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Some lines of a text, mostly moved to the margin. */
function excerpt(text: string, random: Random): string {
  const lines = text.split("\n");
  const from = random(lines.length);
  const chosen = lines.slice(from, from + 1 + random(random(2) ? 6 : 40));
  const margin = random(4) ? (/^ */.exec(chosen[0] ?? "")?.[0].length ?? 0) : 0;
  return (
    chosen.map((line) => (line.slice(0, margin).trim() ? line : line.slice(margin))).join("\n") +
    (random(5) ? "\n" : "")
  );
}

/** Divided by a letter that is none of them. */
const SIGNS =
  "\nX X  X:X: X- X-X#X #X[X]X{X}X,X\"X'X|X>X&a X*aX&aX!X%X@X`X\\X\tXaX1X.XeX0x1X~XnullXtrueXyesX<<: X? X---\nX...\nX\n\n" +
  "X\n X\n  X\n    X+X=XéX\u00a0X+1X-1X1e3X1_000X012X0.5X.5X5.X: |\n   a\nX: >-\n   a\n   b\n";

function damage(text: string, random: Random): string {
  const signs = SIGNS.split("X");
  let damaged = text;
  for (let times = random(7); times > 0; times -= 1) {
    const at = random(damaged.length + 1);
    const sign = random(4) ? (signs[random(signs.length)] ?? "") : "";
    damaged = damaged.slice(0, at) + sign + damaged.slice(at + (random(3) ? 0 : random(4)));
  }
  return damaged;
}
