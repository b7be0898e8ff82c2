import type { Place } from "./problem.ts";

/** The place of a piece of a file's text; it ends with the line. */
export function placeIn({ file, text }: { file: string; text: string }, offset: number, length = 1): Place {
  const before = text.slice(0, offset);
  const rest = /^[^\r\n]*/.exec(text.slice(offset))?.[0].length ?? 0;
  return {
    file,
    line: before.split("\n").length,
    column: offset - before.lastIndexOf("\n"),
    length: Math.max(1, Math.min(length, rest)),
    text,
  };
}
