import { groupBy } from "../groupBy.ts";
import type { Edit, Problem, ProblemCode } from "./problem.ts";

interface ChangedLine {
  line: number;
  before: string;
  after: string;
}

/** A file with its fixes applied. */
export interface FixedFile {
  file: string;
  text: string;
  lines: ChangedLine[];
}

/** Problems of notation, whose fixes don't change the meaning. Fixes of other problems are examples or guesses. */
const FIXABLE_CODES: ReadonlySet<ProblemCode> = new Set(["yaml-syntax", "indentation", "heading-level", "renamed-key"]);

/**
 * Applies the fixes that are certain.
 * @param read Returns the text of a file by its path in the project.
 */
export function applyFixes(problems: readonly Problem[], read: (file: string) => string): FixedFile[] {
  const edits = problems.flatMap(({ code, fix }) =>
    FIXABLE_CODES.has(code) && fix && "edits" in fix ? fix.edits : [],
  );
  return [...groupBy(edits, ({ file }) => file)].map(([file, editsOfFile]) => {
    const written = read(file);
    // Lines and columns don't count the byte order mark.
    const bom = written.startsWith("\uFEFF") ? "\uFEFF" : "";
    const text = written.slice(bom.length).split("\n");
    const lines = [...groupBy(editsOfFile, ({ line }) => line)]
      .sort(([a], [b]) => a - b)
      .map(([line, ofLine]): ChangedLine => {
        const before = text[line - 1] ?? "";
        const after = edited(before, ofLine);
        text[line - 1] = after;
        return { line, before, after };
      })
      .filter(({ before, after }) => before !== after);
    return { file, text: bom + text.join("\n"), lines };
  });
}

/** Of overlapping edits only one is applied: the next run reports whether the other is still needed. */
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
