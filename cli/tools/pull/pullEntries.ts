import { parseMarkdownFile, splitFrontMatter } from "../../content/index.ts";
import { hasErrors, isError, startOf } from "../../core/problems/problem.ts";
import type { Entry, Listed } from "./cms/readEntry.ts";
import { convertEntry, type Converted } from "./copy/convertEntry.ts";
import type { Collection, PullListed } from "./listCollections.ts";
import { textHash } from "./pulled.ts";
import { checkLoss, warnOfEdit } from "./pulling.ts";

/** Updates the files of a collection, and its part of the lock. @throws CmsError when too many texts are gone */
export async function pullEntries(pulling: PullListed, collection: Collection): Promise<void> {
  const { source, stage, lock, full, overwrite, folder } = pulling;
  const { kind, listed, files, locked } = collection;
  const gone = [...locked.keys()].filter((id) => !files.has(id));
  lock[kind] = Object.fromEntries([...locked].filter(([id]) => files.has(id)));
  for (const id of gone) removeFile(pulling, collection, id);
  const done = new Set<number>();
  let emptied = 0;

  /** Converts a batch of entries in parallel, and writes them in their order. */
  async function takeBatch(entries: readonly Entry[]): Promise<void> {
    const wanted = entries.filter(({ id }) => files.has(id) && !done.has(id));
    for (const { id } of wanted) done.add(id);
    const converting = wanted.map(async (entry) => ({
      entry,
      result: entry.isPublic ? await convertEntry(entry, pulling, collection) : undefined,
    }));
    for (const { entry, result } of await Promise.all(converting))
      if (result) emptied += writeEntry(pulling, collection, entry, result) ? 1 : 0;
      else {
        delete lock[kind][entry.id];
        removeFile(pulling, collection, entry.id);
      }
  }

  const times = [...locked.values()].map(({ modified }) => modified).sort();
  const latest = full ? undefined : times.at(-1);
  if (latest !== undefined)
    for await (const entries of source.changedAfter(kind, overlapped(latest))) await takeBatch(entries);

  const edited = new Map<number, string>();
  for (const [id, { file, hash }] of locked) {
    const text = stage.current(folder + file);
    if (text !== undefined && textHash(text) !== hash) edited.set(id, folder + file);
  }
  const isOutdated = outdatedIn(pulling, collection);
  const needed = listed.filter((entry) => !done.has(entry.id) && isOutdated(entry, overwrite && edited.has(entry.id)));
  const ids = needed.map(({ id }) => id);
  for await (const entries of source.byIds(kind, ids)) await takeBatch(entries);

  checkLoss(pulling, `texts of ${kind}`, emptied, locked.size);
  const links = new Map(listed.map(({ id, link }) => [id, link]));
  for (const [id, file] of edited) if (!done.has(id)) warnOfEntry(pulling, file, links.get(id));
}

/** Returns a function that finds entries whose files have to be written again. */
function outdatedIn({ stage, folder, full, pathOf, lostLists, findLink }: PullListed, collection: Collection) {
  const { files, locked, categories, taken } = collection;
  const moved = [...locked].flatMap(([id, { file }]) => (files.get(id) === file ? [] : pathOf(file)));
  const lostLinks = [...moved, ...lostLists].map((path) => `](${path}`);
  return ({ id, modified }: Listed, isAsked: boolean): boolean => {
    const before = locked.get(id);
    if (full || isAsked || before?.modified !== modified) return true;
    const { file, category, aliases = [], lost = [] } = before;
    const text = stage.current(folder + file);
    return (
      text === undefined ||
      file !== files.get(id) ||
      category !== categories.get(id) ||
      aliases.some((alias) => taken.has(alias)) ||
      lost.some((url) => findLink(url)) ||
      lostLinks.some((link) => text.includes(link))
    );
  };
}

/** Changes of the last seconds are requested again: an entry may have changed in the same second after the pull. */
const OVERLAP_MS = 2000;

/** The instant after which changes are requested, in WordPress's format. */
export function overlapped(modified: string): string {
  const time = Date.parse(`${modified}Z`) - OVERLAP_MS;
  return Number.isNaN(time) ? "1970-01-01T00:00:00Z" : new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}

/** Removes the file of an entry that is gone or has another file now, unless somebody has edited it here. */
function removeFile(pulling: PullListed, { kind, locked }: Collection, id: number): void {
  const { stage, folder, overwrite, lock } = pulling;
  const before = locked.get(id);
  if (!before) return;
  const path = folder + before.file;
  const now = stage.current(path);
  if (now === undefined) return;
  if (overwrite || textHash(now) === before.hash) return stage.remove(path);
  warnOfEntry(pulling, path, undefined);
  lock[kind][id] ??= before;
}

/** Writes the file of an entry, unless somebody has edited it here. @returns whether its text is empty now, and was not before */
function writeEntry(pulling: PullListed, collection: Collection, entry: Entry, converted: Converted): boolean {
  const { stage, folder, overwrite, lock, warn } = pulling;
  const { text, pictures, aliases, lost, notes, category } = converted;
  const { id, modified, link } = entry;
  const file = collection.files.get(id) ?? "";
  const path = folder + file;
  const { problems } = parseMarkdownFile({ file: path, text });
  if (hasErrors(problems)) {
    const first = problems.find(isError);
    warn({
      message: `The entry can't be shown as a page: ${first?.message ?? ""}`,
      why: `The entry is ${link}. Its file stays unchanged.`,
      hint: first?.hint ?? "Change it in the CMS.",
      place: startOf(path),
    });
    return false;
  }
  for (const note of notes) warn({ ...note, why: `It is in ${link}.`, place: startOf(path) });
  const hash = textHash(text);
  const now = stage.current(path);
  const found = now === undefined ? undefined : textHash(now);
  const before = collection.locked.get(id);
  const isOurs = found === undefined || found === hash || (before?.file === file && found === before.hash);
  if (!isOurs && !overwrite) {
    warnOfEntry(pulling, path, link);
    return false;
  }
  if (found !== hash) stage.write(path, text);
  lock[collection.kind][id] = {
    modified,
    file,
    category,
    hash,
    ...(pictures.length > 0 && { pictures }),
    ...(aliases.length > 0 && { aliases }),
    ...(lost.length > 0 && { lost }),
  };
  if (before?.file !== file) removeFile(pulling, collection, id);
  return now !== undefined && hasBody(now) && !hasBody(text);
}

const hasBody = (text: string): boolean => (splitFrontMatter(text)?.body.trim() ?? "") !== "";

/** Warns about a file that somebody has edited. @param link Address in the CMS, if it still has the entry */
const warnOfEntry = (pulling: PullListed, file: string, link: string | undefined): void =>
  warnOfEdit(
    pulling,
    file,
    link === undefined ? "The CMS no longer has the entry." : `The CMS has it at ${link}.`,
    "Make the change in the CMS, and pull with --overwrite. Or exclude the entry with `query`.",
  );
