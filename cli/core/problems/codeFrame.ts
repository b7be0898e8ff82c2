import { printable } from "../console/text.ts";
import type { Place } from "./problem.ts";

const MAX_WIDTH = 110;

/**
 * A problem's line with the lines before and after it, and carets under the value. Long lines are cut around the value.
 */
export function codeFrame({ text, line, column, length }: Place): string {
  if (text === undefined) return "";
  const lines = text.split(/\r?\n/);
  const from = Math.max(1, line - 1);
  const to = Math.min(lines.length, line + 1);
  const gutter = String(to).length;
  const cut = Math.max(0, column + Math.min(length, 40) - MAX_WIDTH);
  const out: string[] = [];
  for (let number = from; number <= to; number++) {
    const mark = number === line ? ">" : " ";
    out.push(`${mark} ${String(number).padStart(gutter)} | ${show(lines[number - 1] ?? "", cut)}`.trimEnd());
    if (number === line) {
      const indent = Math.max(0, column - 1 - cut);
      const room = Math.min((lines[number - 1] ?? "").length - column + 1, MAX_WIDTH - indent);
      out.push(`  ${" ".repeat(gutter)} | ${" ".repeat(indent)}${"^".repeat(Math.max(1, Math.min(length, room)))}`);
    }
  }
  return out.join("\n");
}

/** The visible part of a line. Tabs and control characters become one visible character each, so columns align. */
const show = (line: string, cut: number): string => printable(line.slice(cut, cut + MAX_WIDTH).replace(/\t/g, "→"));

/** The source location of a piece of text, which ends at the end of the line at the latest. */
export function placeIn({ file, text }: { file: string; text: string }, offset: number, length = 1): Place {
  const before = text.slice(0, offset);
  const restOfLine = /^[^\r\n]*/.exec(text.slice(offset))?.[0].length ?? 0;
  return {
    file,
    line: before.split("\n").length,
    column: offset - before.lastIndexOf("\n"),
    length: Math.max(1, Math.min(length, restOfLine)),
    text,
  };
}
