import {
  compareWithLock,
  isTooMany,
  overlapped,
  tooMuch,
  aliasesOf,
  editedFiles,
  fileOf,
  linkingToMoved,
  takenPaths,
  type Collection,
} from "./collection.ts";
import type { Entry, Source } from "./cms/source.ts";
import { decode } from "./contentKeys.ts";
import { convertEntry, type Converted, type Writing } from "./copy/convertEntry.ts";
import { lastModified, type Lock } from "./lock.ts";
import { parseMarkdownFile, splitFrontMatter } from "../../content/index.ts";
import { hasErrors, isError, type Problem, startOf } from "../../core/problems/problem.ts";
import { contentWarning, editedFile, textHash, type Stage } from "./pulled.ts";

/** Updates the files of a collection. @returns its part of the lock */
export async function pullEntries(collection: Collection, pulling: Pulling): Promise<Lock["posts"]> {
  const { kind, listed, keys, categories, locked, folder } = collection;
  const { source, stage, writing, report, full, overwrite, accept, maxDrop } = pulling;
  const editedHere = editedFiles(collection, stage);
  const { gone, changed } = compareWithLock(listed, locked, full);
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

export interface Pulling {
  source: Source;
  stage: Stage;
  writing: Writing;
  report(problem: Problem): void;
  /** Reads all entries again (`--full`). */
  full: boolean;
  /** Overwrites edited files (`--overwrite`). */
  overwrite: boolean;
  /** Accepts more losses than `maxDrop` (`--accept`). */
  accept: boolean;
  maxDrop: number;
}

/** Writes and removes files of entries, unless somebody has edited them here. Updates `next`, the new part of the lock. */
function entryWriter(collection: Collection, { stage, report, overwrite }: Pulling, next: Lock["posts"]) {
  const { locked, folder, categories } = collection;
  let emptied = 0;
  /** Removes the file of an entry that is gone or has another file now. */
  function remove(id: number): void {
    const before = locked[id];
    if (!before) return;
    const path = folder + before.file;
    const now = stage.current(path);
    if (now === undefined) return;
    if (overwrite || textHash(now) === before.hash) stage.remove(path);
    else {
      report(edited(path, undefined));
      next[id] ??= before;
    }
  }
  /** @param result The converted entry. Undefined for one that is not public. */
  function write(entry: Entry, aliases: string[], result: Converted | undefined): void {
    const { id, modified, link } = entry;
    const file = fileOf(collection, id);
    const category = categories.get(id);
    const before = locked[id];
    if (!result) {
      delete next[id];
      remove(id);
      return;
    }
    const path = folder + file;
    const { problems } = parseMarkdownFile({ file: path, text: result.text });
    if (hasErrors(problems)) {
      report(invalid(entry, path, problems));
      return;
    }
    for (const each of result.notes) report(note(path, entry, each));
    const hash = textHash(result.text);
    const now = stage.current(path);
    const found = now === undefined ? undefined : textHash(now);
    const isOurs = found === undefined || found === hash || (before?.file === file && found === before.hash);
    if (!isOurs && !overwrite) {
      report(edited(path, link));
      return;
    }
    if (now !== undefined && hasBody(now) && !hasBody(result.text)) emptied++;
    if (found !== hash) stage.write(path, result.text);
    next[id] = {
      modified,
      file,
      ...(category !== undefined && { category }),
      hash,
      ...(result.pictures.length > 0 && { pictures: result.pictures }),
      ...(aliases.length > 0 && { aliases }),
      ...(result.lost.length > 0 && { lost: [...new Set(result.lost)].sort() }),
    };
    if (before?.file !== file) remove(id);
  }
  return { write, remove, emptied: () => emptied };
}

/** Whether a file has text below its front matter. */
const hasBody = (text: string): boolean => (splitFrontMatter(text)?.body.trim() ?? "") !== "";

/** A part of an entry that could not be converted. */
const note = (file: string, { link }: Entry, { message, hint }: { message: string; hint: string }): Problem =>
  contentWarning({
    message,
    why: `It is in ${link}.`,
    hint,
    place: startOf(file),
  });

/** A post whose slug can't be a file name. @param name Its slug on the site */
const renamed = (file: string, entry: Entry, name: string): Problem =>
  note(file, entry, {
    message: `The post's address ends with another word on this site: \`${name}\``,
    hint: "In the CMS, give it a slug of Latin letters, digits and hyphens. Or redirect the old address if visitors still use it.",
  });

/** An edited file, which is kept. @param link Address in the CMS, if it still has the entry */
const edited = (file: string, link: string | undefined): Problem =>
  editedFile(
    file,
    link === undefined ? "The CMS no longer has the entry." : `The CMS has it at ${link}.`,
    "Make the change in the CMS, and pull with --overwrite. Or exclude the entry with `query`.",
  );

/** An entry that would be an invalid page. */
function invalid({ link }: Entry, file: string, mistakes: readonly Problem[]): Problem {
  const first = mistakes.find(isError);
  return contentWarning({
    message: `The entry can't be shown as a page: ${first?.message ?? ""}`,
    why: `The entry is ${link}. Its file stays unchanged.`,
    hint: first?.hint ?? "Change it in the CMS.",
    place: startOf(file),
  });
}
