import type { Listed } from "../source.ts";
import type { Lock } from "./lock.ts";

/** What has to be done to have what the CMS has. */
export interface Difference {
  /** Ids that are not there any more. */
  gone: number[];
  /** Ids that are new, or have another time of change. */
  changed: number[];
}

type Entries = Lock["posts"];

/** Compares what is there with what was pulled. @param all whether all are to be read anew */
export function compare(listed: readonly Listed[], locked: Entries, all: boolean): Difference {
  const there = new Set(listed.map(({ id }) => id));
  return {
    gone: Object.keys(locked)
      .map(Number)
      .filter((id) => !there.has(id)),
    changed: listed.filter(({ id, modified }) => all || locked[id]?.modified !== modified).map(({ id }) => id),
  };
}

/** Seconds before the last change that are asked for again: what was changed in the same second as a pull has the same time. */
const OVERLAP = 2;

/** The instant after which changes are asked for, as WordPress takes it. */
export function overlapped(modified: string): string {
  const time = Date.parse(`${modified}Z`) - OVERLAP * 1000;
  return Number.isNaN(time) ? "1970-01-01T00:00:00Z" : new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}

/** Whether so many of so many are more than a share allows. */
export const isTooMany = (dropped: number, of: number, maxDrop: number): boolean =>
  dropped > 0 && of > 0 && (dropped / of) * 100 > maxDrop;
