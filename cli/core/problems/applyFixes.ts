import { groupBy } from "../lookups.ts";
import type { Edit, Problem, ProblemCode, Fix } from "./problem.ts";
import { suggestionIn } from "./suggest.ts";

interface ChangedLine {
  line: number;
  before: string;
  after: string;
}

export interface FixedFile {
  file: string;
  text: string;
  lines: ChangedLine[];
}

/** Problems of notation, whose fixes don't change the meaning. Fixes of other problems are examples or guesses. */
const FIXABLE_CODES: ReadonlySet<ProblemCode> = new Set(["yaml-syntax", "indentation", "heading-level", "renamed-key"]);

/** Applies the fixes that are certain. @param read Returns the text of a file by its path in the project. */
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

/**
 * A problem's fix: its own, or one that replaces the word that the message quotes by the word that the hint suggests.
 */
export function proposedFix({ fix, message, hint, place }: Problem): Fix | undefined {
  const write = suggestionIn(hint ?? "");
  if (fix || write === undefined || place.text === undefined) return fix;
  const { file, line, column, length, text } = place;
  const marked = (text.split("\n")[line - 1] ?? "").slice(column - 1, column - 1 + length);
  const quoted = [...message.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
  // A quoted key may be a whole path.
  const words = quoted.flatMap((word) => [word, word.split(".").at(-1) ?? ""]);
  const written = words.findLast((word) => word !== "" && marked.includes(word)) ?? marked;
  const isQuoted = written === marked && /^(["']).+\1$/.test(marked);
  const start = column + (isQuoted ? 1 : marked.indexOf(written));
  return { edits: [{ file, line, column: start, length: written.length - (isQuoted ? 2 : 0), write }] };
}
