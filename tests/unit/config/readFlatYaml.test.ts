import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readFlatYaml } from "../../../cli/config/readFlatYaml.ts";

const CONTENT = join(import.meta.dirname, "../../../countries/content");

const frontMatters = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => /^---\n([\s\S]*?)^---$/m.exec(readFileSync(join(CONTENT, name), "utf8"))?.[1] ?? "");

describe("flat YAML", () => {
  it("is what the parser makes of it, for every file that comes with sitegen", () => {
    const flat = frontMatters.filter((text) => readFlatYaml(text));
    expect(flat.length).toBeGreaterThan(10);
    for (const text of flat) expect(readFlatYaml(text)).toEqual(parse(text));
  });

  it.each(['title: A, [b] {c} & *d\'s "e"! 50%\n', "date: 2026-09-14\n", "title: Ländlich – größer\ncategory: money"])(
    "%j is flat",
    (text) => {
      expect(readFlatYaml(text)).toEqual(parse(text));
    },
  );

  it.each([
    "",
    "title:\n",
    "title: a: b\n",
    "title: a #b\n",
    "title: a\n  b\n",
    "title: true\n",
    "title: Null\n",
    "title: 12\n",
    "title: 'a'\n",
    "title: - a\n",
    "title: a \n",
    "title: a\r\n",
    "title: a\tb\n",
    "title: a\ntitle: b\n",
    "constructor: a\n",
    "null: a\n",
    "title: a\n\n",
    "title: a\n---\n",
    "list:\n  - a\n",
    "list:\n",
    "list:\ntitle: a\n",
    "title: a\nlist:\n",
    "  - a: b\n",
    "    a: b\n",
    "list:\n    a: b\n",
    "list:\n  - a: b\n    a: c\n",
    "list:\n  - a: b\n   c: d\n",
    "list:\n  - a: b\n  c: d\n",
    "list:\n  - a: b\nlist: c\n",
    "title: a\n    b: c\n",
    "title: &a b\n",
  ])("%j is left to the parser", (text) => {
    expect(readFlatYaml(text)).toBeUndefined();
  });
});
