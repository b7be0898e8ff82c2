import type { Place, Problem } from "../report/problem.ts";
import { createParser } from "./markdownParser.ts";

/** Levels that a text may have: 40 quotes, or 20 lists, each of which has two levels, its own and its entry's. */
const MOST_LEVELS = 40;

/** Only a text with so many marks before a line, or so wide a margin, can be that deep. */
const MAY_BE_DEEP = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){20}|^(?: {40}|\t{10})/m;

/** Quotes and lists so deep that the parser would leave out what is in them (`maxNesting`). */
export function checkDepth(markdown: string, placeAt: (offset: number, length: number) => Place): Problem[] {
  if (!MAY_BE_DEEP.test(markdown)) return [];
  const deep = createParser()
    .parse(markdown, {})
    .find(({ type, level }) => level >= MOST_LEVELS && /^(?:blockquote|bullet_list|ordered_list)_open$/.test(type));
  if (!deep?.map) return [];
  const lines = markdown.split("\n");
  const before = lines.slice(0, deep.map[0]).reduce((sum, line) => sum + line.length + 1, 0);
  return [
    {
      code: "markdown-depth",
      severity: "error",
      message: `Quotes and lists are within one another ${MOST_LEVELS} levels deep`,
      why: "Nobody can follow them, and what is deeper still is left out of the page.",
      hint: "Take away marks (`>`, `-`) before the line, or columns of its margin.",
      place: placeAt(before, Math.min(lines[deep.map[0]]?.trimEnd().length ?? 1, 60)),
    },
  ];
}
