import { count } from "../../report/count.ts";
import { CmsError } from "./cmsError.ts";
import { isTooMany } from "./snapshot/compare.ts";
import type { Lock } from "./snapshot/lock.ts";
import type { EntryKind, Listed, Source } from "./source.ts";

interface Drop {
  kind: EntryKind;
  listed: readonly Listed[];
  locked: Lock["posts"];
  maxDrop: number;
  accept: boolean;
}

/** Looks at what is gone: whether it is so much that the CMS may be mistaken, and whether it is gone. */
export async function checkDrop(source: Source, { kind, listed, locked, maxDrop, accept }: Drop): Promise<void> {
  const there = new Set(listed.map(({ id }) => id));
  const written = Object.keys(locked).map(Number);
  const gone = written.filter((id) => !there.has(id));
  if (isTooMany(gone.length, written.length, maxDrop) && !accept)
    throw tooMuch(kind, gone.length, written.length, maxDrop);
  const still = await source.stillThere(kind, gone);
  if (still.length > 0)
    throw new CmsError(
      `The CMS has left ${count(still.length, kind.slice(0, -1))} out of its list that it still has (id ${still[0]})`,
      "Pull again. Where it happens again, a plugin or a cache changes the lists.",
    );
}

/** @throws by its caller: more is gone than a pull may remove. */
export const tooMuch = (what: string, gone: number, of: number, maxDrop: number): CmsError =>
  new CmsError(
    gone === of
      ? `The CMS answers no ${what}, where there were ${of}`
      : `${gone} of ${of} ${what} are gone from the CMS`,
    `Look whether that is right. If it is, pull with --accept. A pull removes ${maxDrop} % at most (\`pull.maxDrop\`).`,
    "cms-drop",
  );
