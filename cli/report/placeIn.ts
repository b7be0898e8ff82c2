import type { Place } from "./problem.ts";

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
