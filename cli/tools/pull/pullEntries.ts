import { compare, isTooMany, overlapped, tooMuch } from "./checkDrop.ts";
import type { Entry } from "./cms/source.ts";
import { aliasesOf, editedFiles, fileOf, linkingToMoved, takenPaths, type Collection } from "./collection.ts";
import { decode } from "./contentKeys.ts";
import { convertEntry } from "./copy/convertEntry.ts";
import { edited, entryWriter, renamed, type Pulling } from "./entryWriter.ts";
import { lastModified, type Lock } from "./lock.ts";

/** Updates the files of a collection. @returns its part of the lock */
export async function pullEntries(collection: Collection, pulling: Pulling): Promise<Lock["posts"]> {
  const { kind, listed, keys, categories, locked, folder } = collection;
  const { source, stage, writing, report, full, overwrite, accept, maxDrop } = pulling;
  const editedHere = editedFiles(collection, stage);
  const { gone, changed } = compare(listed, locked, full);
  const removed = new Set(gone);
  const next: Lock["posts"] = Object.fromEntries(Object.entries(locked).filter(([id]) => !removed.has(Number(id))));
  const { write, remove, emptied } = entryWriter(collection, pulling, next);
  const done = new Set<number>();

  /** Converts a batch of entries in parallel, and writes them in their order. */
  async function takeBatch(entries: readonly Entry[]): Promise<void> {
    const wanted = entries.filter(({ id }) => keys.has(id) && !done.has(id));
    for (const { id } of wanted) done.add(id);
    const converted = wanted.map(async (entry) => {
      const aliases = aliasesOf(collection, locked[entry.id], fileOf(collection, entry.id));
      const how = { post: kind === "posts", aliases, category: categories.get(entry.id) };
      return { entry, aliases, result: entry.isPublic ? await convertEntry(entry, writing, how) : undefined };
    });
    for (const { entry, aliases, result } of await Promise.all(converted)) {
      write(entry, aliases, result);
      const name = keys.get(entry.id)?.split("/").at(-1) ?? "";
      if (kind === "posts" && result && decode(entry.slug) !== name)
        report(renamed(folder + fileOf(collection, entry.id), entry, name));
    }
  }

  for (const id of gone) remove(id);
  const since = full ? undefined : lastModified(locked);
  if (since !== undefined)
    for await (const entries of source.changedAfter(kind, overlapped(since))) await takeBatch(entries);

  const isChanged = new Set(changed);
  const linking = linkingToMoved(collection, gone, stage);
  const taken = takenPaths(collection);
  const needed = listed.filter(({ id }) => {
    const before = locked[id];
    if (done.has(id)) return false;
    if (!before || isChanged.has(id) || linking.has(id) || (overwrite && editedHere.has(id))) return true;
    const { file, aliases = [], lost = [] } = before;
    const isMoved = file !== fileOf(collection, id) || !stage.exists(folder + file);
    return (
      isMoved ||
      before.category !== categories.get(id) ||
      aliases.some((alias) => taken.has(alias)) ||
      lost.some((url) => writing.findLink(url))
    );
  });
  const ids = needed.map(({ id }) => id);
  for await (const entries of source.byIds(kind, ids)) await takeBatch(entries);

  const before = Object.keys(locked).length;
  if (isTooMany(emptied(), before, maxDrop) && !accept) throw tooMuch(`texts of ${kind}`, emptied(), before, maxDrop);
  const links = new Map(listed.map(({ id, link }) => [id, link]));
  for (const [id, path] of editedHere) if (!done.has(id)) report(edited(path, links.get(id)));
  return next;
}
