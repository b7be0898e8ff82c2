import type { Problem } from "../../core/problems/problem.ts";
import { readText } from "./readSources.ts";

/** Prepares warnings for a cache, without the texts of their files. */
export const withoutFileTexts = (problems: readonly Problem[]): Problem[] =>
  problems.map(({ place: { text: _, ...place }, ...problem }) => ({ ...problem, place }));

/** Adds the texts of files to cached warnings, for code frames. */
export function withFileTexts(root: string, kept: readonly Problem[]): Problem[] {
  const texts = new Map<string, string | undefined>();
  return kept.map(({ place, ...problem }) => {
    if (!texts.has(place.file)) {
      const read = readText(root, place.file);
      texts.set(place.file, "text" in read ? read.text : undefined);
    }
    const text = texts.get(place.file);
    return { ...problem, place: text === undefined ? place : { ...place, text } };
  });
}
