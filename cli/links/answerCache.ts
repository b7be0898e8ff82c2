import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeText } from "../files.ts";
import type { Project } from "../project.ts";

/** An answer with its time, in milliseconds since 1970. */
type Kept<T> = T & { at: number };

/** Good answers are cached for a week. */
const CACHE_TTL_MS = 7 * 24 * 60 * 60 * 1000;

const fileOf = ({ work }: Project): string => join(work, "external-links.json");

/** Cached answers that have not expired, by URL. */
export function readAnswers<T>(project: Project, now: number): Map<string, Kept<T>> {
  try {
    const kept = JSON.parse(readFileSync(fileOf(project), "utf8")) as Record<string, Kept<T>>;
    return new Map(Object.entries(kept).filter(([, { at }]) => at <= now && now - at < CACHE_TTL_MS));
  } catch {
    return new Map();
  }
}

/** Writes the cache. Callers leave out bad answers, so that these URLs are requested again. */
export const writeAnswers = <T>(project: Project, answers: ReadonlyMap<string, Kept<T>>): boolean =>
  writeText(fileOf(project), JSON.stringify(Object.fromEntries(answers), null, 2));
