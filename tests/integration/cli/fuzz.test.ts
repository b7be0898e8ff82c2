import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFiles } from "../../../cli/build/checkProject.ts";
import { checkTexts } from "../../checkTexts.ts";
import { loadConfig } from "../../../cli/config/loadConfig.ts";
import { readParts } from "../../../cli/content/parts/readParts.ts";
import { openGraph } from "../../../cli/core/graph/graph.ts";
import { openProject } from "../../../cli/core/project.ts";
import { codeFrame } from "../../../cli/core/problems/codeFrame.ts";
import type { Problem } from "../../../cli/core/problems/problem.ts";
import { randomNumbers, SEED } from "../../random.ts";
import { printed, withoutGaps } from "../../unit/project.ts";
import { edit } from "../build/sitegen.ts";

const CLINICS = join(import.meta.dirname, "../../../examples/clinics/countries");

/** Environment variable: the number of files that are broken. */
const CASES = Number(process.env["CASES"] ?? 20);

const root = mkdtempSync(join(tmpdir(), "sitegen-fuzz-"));
let check: () => Problem[];

// A country in two languages with all that it needs: enough to break, and quick to check.
beforeAll(async () => {
  const filter = (file: string) => !/countries\/(?:content\/|text\/)?(?:berlin|dubai|ar|de)\b/.test(file);
  cpSync(CLINICS, join(root, "countries"), { recursive: true, filter });
  edit(join(root, "countries/network.yaml"), /, berlin, dubai/g, "");
  const graph = openGraph(openProject(root));
  const parts = await readParts(graph);
  const found = await findFiles(graph, loadConfig(root).value);
  check = () => checkTexts({ root, parts, now: new Date("2026-11-25") }, found).problems;
  const sound = printed(withoutGaps(check()));
  if (sound) throw new Error(sound);
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

type Random = (below: number) => number;
type Mutation = (text: string, random: Random) => string;

/** A mutation of a text's lines. */
const inLines =
  (mutate: (lines: string[], at: number, random: Random) => void): Mutation =>
  (text, random) => {
    const lines = text.split("\n");
    mutate(lines, random(lines.length), random);
    return lines.join("\n");
  };

const MUTATIONS: Record<string, Mutation> = {
  deleteText(text, random) {
    const start = random(text.length);
    return text.slice(0, start) + text.slice(start + 1 + random(12));
  },
  duplicateText(text, random) {
    const start = random(text.length);
    const end = start + 1 + random(12);
    return text.slice(0, end) + text.slice(start);
  },
  insertSign(text, random) {
    const at = random(text.length);
    return text.slice(0, at) + (SIGNS[random(SIGNS.length)] ?? "") + text.slice(at);
  },
  cutOff: (text, random) => text.slice(0, random(text.length)),
  deleteLine: inLines((lines, at, random) => lines.splice(at, 1 + random(3))),
  duplicateLine: inLines((lines, at) => lines.splice(at, 0, lines[at] ?? "")),
  swapLines: inLines((lines, at, random) => {
    const other = random(lines.length);
    [lines[at], lines[other]] = [lines[other] ?? "", lines[at] ?? ""];
  }),
  indentLine: inLines((lines, at, random) => {
    lines[at] = (["\t", " ", "    "][random(3)] ?? "") + (lines[at] ?? "");
  }),
};

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

it(
  `${CASES} broken files are all understood (SEED=${SEED})`,
  () => {
    const next = randomNumbers();
    const random: Random = (below) => Math.floor(next() * below);
    const files = readdirSync(join(root, "countries"), { recursive: true, encoding: "utf8" }).sort();
    // Settings are broken more often than copy.
    const kinds = [/\.yaml$/, /\.yaml$/, /\.md$/].map((kind) => files.filter((name) => kind.test(name)));
    const any = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    const flaws: string[] = [];
    const seen = new Set<string>();
    const mutations = Object.keys(MUTATIONS);
    for (let cases = 0; cases < CASES; cases++) {
      const file = any(kinds[cases % kinds.length] ?? []);
      const path = join(root, "countries", file);
      const text = readFileSync(path, "utf8");
      // Each kind in turn, so that a few cases are of several kinds.
      const names = [mutations[cases % mutations.length] ?? "", ...(random(2) === 0 ? [any(mutations)] : [])];
      writeFileSync(
        path,
        names.reduce((broken, name) => MUTATIONS[name]?.(broken, random) ?? broken, text),
      );
      const note = (what: string) => flaws.push(`case ${cases} (${names.join(", ")} in ${file}): ${what}`);
      try {
        for (const problem of check()) {
          seen.add(problem.code);
          const what = flaw(problem);
          const { place, message, code } = problem;
          if (what) note(`${what}: ${place.file}:${place.line}:${place.column} ${message} [${code}]`);
        }
      } catch (error) {
        note(error instanceof Error ? String(error.stack) : String(error));
      }
      writeFileSync(path, text);
    }
    expect(flaws).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
  },
  // Where more are wanted, they take longer.
  CASES > 20 ? CASES * 2_000 : undefined,
);
