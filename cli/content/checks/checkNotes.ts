import type { Place, PlaceAt, Problem } from "../../core/problems/problem.ts";
import { locateTokens } from "../markdown/locateTokens.ts";
import { splitAtMarker } from "../markdown/markdownText.ts";

const NOTE = /^ {0,3}\[\^([^\]\s]+)\]:/gm;

/**
 * Reports footnote marks without a note and notes without a mark. The texts above and below `<!-- own -->` are checked
 * separately, as a country's own copy with its own notes comes between them.
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
  const refs = found.footnotes?.refs ?? {};
  const withoutNote = marks.map(({ token, offset, length }) =>
    problem(
      placeAt(offset, length),
      `The mark \`${token.content}\` has no note`,
      `Write the note below the text: \`${token.content}: …\`.`,
    ),
  );
  const seen = new Set<string>();
  const withoutMark = [...text.matchAll(NOTE)].flatMap(({ 0: written, 1: name = "", index }) => {
    const place = placeAt(index + written.indexOf("["), written.trim().length);
    const isSecond = seen.has(name);
    seen.add(name);
    // In code it is no footnote.
    if (!(`:${name}` in refs)) return [];
    if (isSecond) return problem(place, `There are two notes \`[^${name}]\``, "Give one of them another name.");
    // Only notes with a mark have a number.
    if ((refs[`:${name}`] ?? -1) >= 0) return [];
    return problem(
      place,
      `The note \`[^${name}]\` has no mark in the text`,
      `Write \`[^${name}]\` at its place in the text.`,
    );
  });
  return [...withoutNote, ...withoutMark];
}

const problem = (place: Place, message: string, hint: string): Problem => ({
  code: "broken-footnote",
  message,
  why: "A footnote consists of a mark in the text and a note below it, in the same file.",
  hint,
  place,
});
