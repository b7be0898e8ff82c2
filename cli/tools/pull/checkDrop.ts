import { count } from "../../core/console/text.ts";
import { CmsError, type EntryKind, type Listed, type Source } from "./cms/source.ts";
import type { Lock } from "./lock.ts";

interface Drop {
  kind: EntryKind;
  listed: readonly Listed[];
  locked: Lock["posts"];
  maxDrop: number;
  accept: boolean;
}

/** Checks that not too many entries are gone, and that the CMS really lacks them. @throws CmsError */
export async function checkDrop(source: Source, { kind, listed, locked, maxDrop, accept }: Drop): Promise<void> {
  const { gone } = compare(listed, locked, false);
  const all = Object.keys(locked).length;
  if (isTooMany(gone.length, all, maxDrop) && !accept) throw tooMuch(kind, gone.length, all, maxDrop);
  const still = await source.stillThere(kind, gone);
  if (still.length > 0)
    throw new CmsError(
      `The CMS omitted ${count(still.length, kind.slice(0, -1))} from its list, although it still has them (id ${still[0]})`,
      "Pull again. If it happens again, a plugin or a cache changes the lists.",
    );
}

/** The error when more is gone than a pull may remove. */
export const tooMuch = (what: string, gone: number, of: number, maxDrop: number): CmsError =>
  new CmsError(
    gone === of
      ? `The CMS lists no ${what}; the last pull had ${of}`
      : `${gone} of ${of} ${what} were removed from the CMS`,
    `Check whether that is intended. If it is, pull with --accept. Without it, a pull removes at most ${maxDrop} % (\`pull.maxDrop\`).`,
    "cms-drop",
  );

/** The difference between the CMS and the last pull. */
interface Difference {
  /** Ids that the CMS does not have any more. */
  gone: number[];
  /** Ids that are new, or have a new time of change. */
  changed: number[];
}

/** Compares the CMS with the last pull. @param all whether all entries are treated as changed */
export function compare(listed: readonly Listed[], locked: Lock["posts"], all: boolean): Difference {
  const there = new Set(listed.map(({ id }) => id));
  return {
    gone: Object.keys(locked)
      .map(Number)
      .filter((id) => !there.has(id)),
    changed: listed.filter(({ id, modified }) => all || locked[id]?.modified !== modified).map(({ id }) => id),
  };
}

/** Changes of the last seconds are requested again: an entry may have changed in the same second after the pull. */
const OVERLAP_MS = 2000;

/** The instant after which changes are requested, in WordPress's format. */
export function overlapped(modified: string): string {
  const time = Date.parse(`${modified}Z`) - OVERLAP_MS;
  return Number.isNaN(time) ? "1970-01-01T00:00:00Z" : new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}

/** Whether a share is larger than allowed. @param maxDrop In per cent. */
export const isTooMany = (dropped: number, of: number, maxDrop: number): boolean =>
  dropped > 0 && of > 0 && (dropped / of) * 100 > maxDrop;
