import { groupBy } from "../groupBy.ts";
import type { Edit, Problem, ProblemCode } from "./problem.ts";

/** A line that is mended. */
interface ChangedLine {
  line: number;
  before: string;
  after: string;
}

/** A file with what mends it. */
export interface FixedFile {
  file: string;
  text: string;
  lines: ChangedLine[];
}

/**
 * Problems of how something is written: what mends them changes nothing of what it says. Other fixes are examples of what is
 * missing, or guesses at what was meant.
 */
const OF_WRITING: ReadonlySet<ProblemCode> = new Set(["yaml-syntax", "indentation", "heading-level", "renamed-key"]);

/**
 * Mends what can be mended with certainty.
 * @param read gives the text of a file by its path in the project
 */
export function applyFixes(problems: readonly Problem[], read: (file: string) => string): FixedFile[] {
  const edits = problems.flatMap(({ code, fix }) => (OF_WRITING.has(code) && fix && "edits" in fix ? fix.edits : []));
  return [...groupBy(edits, ({ file }) => file)].map(([file, own]) => {
    const written = read(file);
    // Places are counted without it.
    const mark = written.startsWith("\uFEFF") ? "\uFEFF" : "";
    const text = written.slice(mark.length).split("\n");
    const lines = [...groupBy(own, ({ line }) => line)]
      .sort(([a], [b]) => a - b)
      .map(([line, ofLine]): ChangedLine => {
        const before = text[line - 1] ?? "";
        const after = edited(before, ofLine);
        text[line - 1] = after;
        return { line, before, after };
      })
      .filter(({ before, after }) => before !== after);
    return { file, text: mark + text.join("\n"), lines };
  });
}

/** Of two edits of the same characters the first counts: the next run finds whether the other is still needed. */
function edited(before: string, edits: readonly Edit[]): string {
  let end = before.length + 1;
  let after = before;
  for (const { column, length, write } of [...edits].sort((a, b) => b.column - a.column)) {
    if (column - 1 + length > end || column - 1 >= end) continue;
    end = column - 1;
    after = after.slice(0, end) + write + after.slice(end + length);
  }
  return after;
}
