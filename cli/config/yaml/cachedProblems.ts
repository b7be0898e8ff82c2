import type { Problem } from "../../core/problems/problem.ts";
import { readText } from "./readSources.ts";

/** Prepares problems for a cache: the texts of their files, where code frames show them, are left out. */
export const withoutFileTexts = <T extends Problem>(problems: readonly T[]): T[] => withTexts(problems, () => "");

/** Adds the texts of files to cached problems. */
export function withFileTexts<T extends Problem>(root: string, cached: readonly T[]): T[] {
  const texts = new Map<string, string>();
  return withTexts(cached, (file) => {
    let text = texts.get(file);
    if (text === undefined) {
      const read = readText(root, file);
      text = "text" in read ? read.text : "";
      texts.set(file, text);
    }
    return text;
  });
}

const withTexts = <T extends Problem>(problems: readonly T[], textOf: (file: string) => string): T[] =>
  problems.map((problem) => {
    const { place } = problem;
    return place.text === undefined ? problem : { ...problem, place: { ...place, text: textOf(place.file) } };
  });
