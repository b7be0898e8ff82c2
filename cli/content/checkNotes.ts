import type { Place, Problem } from "../report/problem.ts";
import { locateTokens } from "./locateTokens.ts";
import { splitAtMarker } from "./markdownText.ts";

/** A footnote at the beginning of a line. */
const NOTE = /^ {0,3}\[\^([^\]\s]+)\]:/gm;

type PlaceAt = (offset: number, length: number) => Place;

/**
 * Reports marks without a note and notes without a mark. The text above `<!-- own -->` and the text below it are two: a country's
 * own copy is between them, with notes of its own.
 */
export function checkNotes(markdown: string, placeAt: PlaceAt): Problem[] {
  if (!markdown.includes("[^")) return [];
  const parts = splitAtMarker(markdown);
  return parts.flatMap((part, index) => {
    const start = index === 0 ? 0 : markdown.length - part.length;
    return checkPart(part, (offset, length) => placeAt(start + offset, length));
  });
}

function checkPart(text: string, placeAt: PlaceAt): Problem[] {
  const found: { footnotes?: { refs?: Record<string, number> } } = {};
  const marks = locateTokens(text, found).filter(({ token }) => token.type === "footnote");
  const known = found.footnotes?.refs ?? {};
  const lost = marks.map(({ token, offset, length }) =>
    problem(`The mark \`${token.content}\` has no note`, `Write the note below the text: \`${token.content}: …\`.`, {
      place: placeAt(offset, length),
    }),
  );
  const seen = new Set<string>();
  const idle = [...text.matchAll(NOTE)].flatMap(({ 0: written, 1: name = "", index }) => {
    const place = placeAt(index + written.indexOf("["), written.trim().length);
    const isSecond = seen.has(name);
    seen.add(name);
    // What looks like a note may be in code.
    if (!(`:${name}` in known)) return [];
    if (isSecond) return problem(`There are two notes \`[^${name}]\``, "Give one of them another name.", { place });
    // A note that no mark names has no number.
    if ((known[`:${name}`] ?? -1) >= 0) return [];
    return problem(`No mark names the note \`[^${name}]\``, `Write \`[^${name}]\` where the text needs it.`, { place });
  });
  return [...lost, ...idle];
}

const problem = (message: string, hint: string, { place }: { place: Place }): Problem => ({
  code: "broken-footnote",
  severity: "error",
  message,
  why: "A footnote is a mark in the text and a note below it, in the same file.",
  hint,
  place,
});
