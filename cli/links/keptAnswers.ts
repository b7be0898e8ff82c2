import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeText } from "../files.ts";
import type { Project } from "../project.ts";

/** An answer, and when it was given, in milliseconds since 1970. */
type Kept<T> = T & { at: number };

/** For so long a good answer is believed, in milliseconds. */
const BELIEVED = 7 * 24 * 60 * 60 * 1000;

const fileOf = ({ work }: Project): string => join(work, "external-links.json");

/** What was answered in the last week, by address. */
export function readAnswers<T>(project: Project, now: number): Map<string, Kept<T>> {
  try {
    const kept = JSON.parse(readFileSync(fileOf(project), "utf8")) as Record<string, Kept<T>>;
    return new Map(Object.entries(kept).filter(([, { at }]) => at <= now && now - at < BELIEVED));
  } catch {
    return new Map();
  }
}

/** Keeps good answers. A bad one is asked for again the next time. */
export const keepAnswers = <T>(project: Project, answers: ReadonlyMap<string, Kept<T>>): boolean =>
  writeText(fileOf(project), JSON.stringify(Object.fromEntries(answers), null, 2));
