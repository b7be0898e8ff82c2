import type { EntryKind, Listed } from "./cms/source.ts";
import type { Lock, LockedEntry } from "./lock.ts";
import { textHash, type Stage } from "./stage.ts";

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
  /** Path of a content key on the site. */
  pathOf(key: string): string;
}

/** File of an entry below the country's folder. */
export const fileOf = ({ keys }: Collection, id: number): string => `${keys.get(id) ?? ""}.md`;

/** Path of a file of copy on the site. */
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

const known = new WeakMap<Collection, Set<string>>();

/** The present paths of entries. */
export function takenPaths(collection: Collection): ReadonlySet<string> {
  const paths = known.get(collection) ?? new Set([...collection.keys.values()].map(collection.pathOf));
  known.set(collection, paths);
  return paths;
}
