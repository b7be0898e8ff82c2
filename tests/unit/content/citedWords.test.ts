import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import type { FactsConfig } from "../../../cli/config/schema/facts.ts";

const COUNTRIES = join(import.meta.dirname, "../../../countries");
const facts = parse(readFileSync(join(COUNTRIES, "facts.yaml"), "utf8")) as FactsConfig;

/** A citation after a word or a comma: in the middle of a sentence. */
const INSIDE = /[\p{L},] \{\{fact:([a-z\d.-]+)(?: plain)?\}\}/gu;

/** Words that begin a sentence of their own. Months are written with a capital everywhere. */
const SENTENCE =
  /^(?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}* /u;

const inside = readdirSync(join(COUNTRIES, "content"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) =>
    [...readFileSync(join(COUNTRIES, "content", name), "utf8").matchAll(INSIDE)].map(([, id = ""]) => ({ name, id })),
  );

it("words of facts that stand inside a sentence don't begin one of their own", () => {
  const wrong = inside.filter(({ id }) => SENTENCE.test(String(facts[id]?.value ?? "")));
  expect(inside.length).toBeGreaterThan(100);
  expect(wrong.map(({ name, id }) => `${name} ${id}: ${String(facts[id]?.value)}`)).toEqual([]);
});
