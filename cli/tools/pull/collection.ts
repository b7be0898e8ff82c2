import { memoizeWeak } from "../../core/lookups.ts";
import { type EntryKind, type Listed, CmsError, type Source } from "./cms/source.ts";
import type { Lock, LockedEntry } from "./lock.ts";
import { textHash, type Stage } from "./pulled.ts";
import { count } from "../../core/console/text.ts";

/** A collection of the CMS with its places on the site. */
export interface Collection {
  kind: EntryKind;
  /** Entries that have a place on the site. */
  listed: readonly Listed[];
  /** Content keys by ids. */
  keys: ReadonlyMap<number, string>;
  /** Keys of categories by ids. */
  categories: ReadonlyMap<number, string>;
  locked: Lock["posts"];
  /** Paths of the last pull that do not exist any more. */
  lostPaths: readonly string[];
  /** Folder of the country's copy, from the project's root. */
  folder: string;
  pathOf(key: string): string;
}

/** File of an entry below the country's folder. */
export const fileOf = ({ keys }: Collection, id: number): string => `${keys.get(id) ?? ""}.md`;

const pathOfFile = ({ pathOf }: Collection, file: string): string => pathOf(file.slice(0, -".md".length));

/** Files that somebody has edited since the last pull, by the ids of their entries. */
export function editedFiles({ locked, folder }: Collection, stage: Stage): Map<number, string> {
  const edited = new Map<number, string>();
  for (const [id, { file, hash }] of Object.entries(locked)) {
    const text = stage.current(folder + file);
    if (text !== undefined && textHash(text) !== hash) edited.set(Number(id), `${folder}${file}`);
  }
  return edited;
}

/** Ids of entries that link to a page that has moved or is gone. */
export function linkingToMoved(collection: Collection, gone: readonly number[], stage: Stage): Set<number> {
  const { locked, folder, lostPaths } = collection;
  const entries = Object.entries(locked);
  const removed = new Set(gone);
  const moved = entries.flatMap(([id, { file }]) => {
    const exists = !removed.has(Number(id)) && fileOf(collection, Number(id)) === file;
    return exists ? [] : [pathOfFile(collection, file)];
  });
  const paths = [...moved, ...lostPaths].map((path) => `](${path}`);
  if (paths.length === 0) return new Set();
  const found = entries.filter(([, { file }]) => {
    const text = stage.current(folder + file) ?? "";
    return paths.some((path) => text.includes(path));
  });
  return new Set(found.map(([id]) => Number(id)));
}

/** Former paths of an entry, unless another entry has them now. */
export function aliasesOf(collection: Collection, before: LockedEntry | undefined, file: string): string[] {
  if (!before) return [];
  const former = before.file === file ? [] : [pathOfFile(collection, before.file)];
  const taken = takenPaths(collection);
  return [...new Set([...(before.aliases ?? []), ...former])].filter((alias) => !taken.has(alias)).sort();
}

/** The present paths of entries. */
export const takenPaths = memoizeWeak(
  ({ keys, pathOf }: Collection): ReadonlySet<string> => new Set([...keys.values()].map(pathOf)),
);

interface Drop {
  kind: EntryKind;
  listed: readonly Listed[];
  locked: Lock["posts"];
  maxDrop: number;
  accept: boolean;
}

/** Checks that not too many entries are gone, and that the CMS really lacks them. @throws CmsError */
export async function checkDrop(source: Source, { kind, listed, locked, maxDrop, accept }: Drop): Promise<void> {
  const { gone } = compareWithLock(listed, locked, false);
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
export function compareWithLock(listed: readonly Listed[], locked: Lock["posts"], all: boolean): Difference {
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
