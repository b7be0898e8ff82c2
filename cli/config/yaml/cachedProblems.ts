import type { Problem } from "../../core/problems/problem.ts";
import { readText } from "./readSources.ts";

/** Prepares problems for a cache: the texts of their files, where code frames show them, are left out. */
export const withoutFileTexts = (problems: readonly Problem[]): Problem[] =>
  problems.map(({ place, ...problem }) => ({
    ...problem,
    place: place.text === undefined ? place : { ...place, text: "" },
  }));

/** Adds the texts of files to cached problems. */
export function withFileTexts(root: string, cached: readonly Problem[]): Problem[] {
  const texts = new Map<string, string>();
  return cached.map(({ place, ...problem }) => {
    if (place.text === undefined) return { ...problem, place };
    let text = texts.get(place.file);
    if (text === undefined) {
      const read = readText(root, place.file);
      text = "text" in read ? read.text : "";
      texts.set(place.file, text);
    }
    return { ...problem, place: { ...place, text } };
  });
}
