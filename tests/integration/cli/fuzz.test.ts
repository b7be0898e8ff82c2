import { readWorld } from "../../../cli/render/world.ts";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadConfig } from "../../../cli/config/loadConfig.ts";
import { loadContent } from "../../../cli/content/loadContent.ts";
import type { MarkdownCache } from "../../../cli/content/readMarkdownFile.ts";
import { makePlan } from "../../../cli/plan/plan.ts";
import { planSchedule } from "../../../cli/plan/schedule/planSchedule.ts";
import { codeFrame } from "../../../cli/report/codeFrame.ts";
import { sortProblems, type Problem } from "../../../cli/report/problem.ts";
import { randomNumbers, SEED } from "../../random.ts";

const ROOT = join(import.meta.dirname, "../../..");
const CASES = 80;

let root = "";
const cache: MarkdownCache = new Map();

// One of the countries with all that it needs: enough to break, and quick to check.
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "sitegen-"));
  for (const file of ["network.yaml", "bhutan.yaml", "content/shared", "content/bhutan"])
    cpSync(join(ROOT, "countries", file), join(root, "countries", file), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SIGNS = [
  ..."\t\n\r :-#'\"[]{}&*!|>%@`,?~<>\\/()=_.0a",
  "\0",
  "\u2028",
  "\ufeff",
  "é",
  "🎓",
  "---\n",
  "...\n",
  "<<: ",
  "&a ",
  "*a",
  "!!str ",
  "__proto__: ",
  "null",
  "true",
  "1e99",
  "- ",
  "  ",
  "](",
  "http://",
  "javascript:",
  "\r\n",
];

type Mutation = (text: string, random: (below: number) => number) => string;

const MUTATIONS: Mutation[] = [
  function deleteText(text, random) {
    const start = random(text.length);
    return text.slice(0, start) + text.slice(start + 1 + random(12));
  },
  function duplicateText(text, random) {
    const start = random(text.length);
    const end = start + 1 + random(12);
    return text.slice(0, end) + text.slice(start);
  },
  function insertSign(text, random) {
    const at = random(text.length);
    return text.slice(0, at) + (SIGNS[random(SIGNS.length)] ?? "") + text.slice(at);
  },
  function deleteLine(text, random) {
    const lines = text.split("\n");
    lines.splice(random(lines.length), 1 + random(3));
    return lines.join("\n");
  },
  function duplicateLine(text, random) {
    const lines = text.split("\n");
    const at = random(lines.length);
    lines.splice(at, 0, lines[at] ?? "");
    return lines.join("\n");
  },
  function swapLines(text, random) {
    const lines = text.split("\n");
    const [a, b] = [random(lines.length), random(lines.length)];
    [lines[a], lines[b]] = [lines[b] ?? "", lines[a] ?? ""];
    return lines.join("\n");
  },
  function indentLine(text, random) {
    const lines = text.split("\n");
    const at = random(lines.length);
    lines[at] = (["\t", " ", "    "][random(3)] ?? "") + (lines[at] ?? "");
    return lines.join("\n");
  },
  function cutOff(text, random) {
    return text.slice(0, random(text.length));
  },
];

function check(): Problem[] {
  const { value: config, problems } = loadConfig(root);
  if (!config) return problems;
  const content = loadContent(config, cache);
  return [
    ...problems,
    ...content.problems,
    ...makePlan({
      config,
      content: content.value ?? new Map(),
      flags: { version: "1", inline: () => undefined },
      world: readWorld,
      schedule: planSchedule(config, content.value ?? new Map(), { now: new Date("2026-11-25") }),
    }).problems,
  ];
}

/** What is missing in a problem, or undefined. */
function flaw({ message, why, hint, place }: Problem): string | undefined {
  const { file, line, column, length, text } = place;
  if (!file.startsWith("countries/")) return "no file";
  if (!(line >= 1 && column >= 1 && length >= 1) || ![line, column, length].every(Number.isInteger)) return "no place";
  if (text !== undefined && line > text.split("\n").length) return "a line that the file does not have";
  if (text !== undefined && column + length - 1 > Math.max(column, (text.split("\n")[line - 1] ?? "").length))
    return "a place that goes on behind its line";
  if (!message || /undefined|\[object|NaN/.test(message)) return "no message";
  if (!why && !hint) return "neither why nor hint";
  if (codeFrame(place).includes("\u0000")) return "a frame with control characters";
  return undefined;
}

it(`${CASES} broken files are all understood (SEED=${SEED})`, () => {
  const next = randomNumbers();
  const random = (below: number) => Math.floor(next() * below);
  const markdown = readdirSync(join(root, "countries/content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort();
  const flaws: string[] = [];
  const seen = new Set<string>();
  for (let cases = 0; cases < CASES; cases++) {
    const kind = random(3);
    const file =
      kind === 0 ? "network.yaml" : kind === 1 ? "bhutan.yaml" : `content/${markdown[random(markdown.length)] ?? ""}`;
    const path = join(root, "countries", file);
    const text = readFileSync(path, "utf8");
    let broken = text;
    const names: string[] = [];
    for (let count = 1 + random(2); count > 0; count--) {
      const mutate = MUTATIONS[random(MUTATIONS.length)];
      if (!mutate) continue;
      names.push(mutate.name);
      broken = mutate(broken, random);
    }
    writeFileSync(path, broken);
    try {
      for (const problem of sortProblems(check())) {
        seen.add(problem.code);
        const what = flaw(problem);
        if (what !== undefined)
          flaws.push(
            `case ${cases} (${names.join(", ")} in ${file}): ${what}: ${problem.place.file}:${problem.place.line}:${problem.place.column} ${problem.message} [${problem.code}]`,
          );
      }
    } catch (error) {
      flaws.push(
        `case ${cases} (${names.join(", ")} in ${file}): ${error instanceof Error ? error.stack : String(error)}`,
      );
    }
    writeFileSync(path, text);
  }
  expect(flaws).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});
