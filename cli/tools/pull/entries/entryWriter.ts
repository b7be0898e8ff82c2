import { parseMarkdownFile } from "../../../content/parseMarkdownFile.ts";
import { splitFrontMatter } from "../../../content/markdownText.ts";
import { hasErrors } from "../../../report/problem.ts";
import type { Lock } from "../snapshot/lock.ts";
import type { Entry } from "../source.ts";
import type { Converted } from "./convertEntry.ts";
import { edited, note, unshown } from "./problems.ts";
import type { Pulling } from "./pulling.ts";
import { textHash } from "./stage.ts";
import { fileOf, type Collection } from "./state.ts";

/** Writes and removes files of entries, unless somebody has changed them here; what becomes of each is put into `next`. */
export function entryWriter(
  collection: Collection,
  { stage, report, overwrite }: Pick<Pulling, "stage" | "report" | "overwrite">,
  next: Lock["posts"],
) {
  const { locked, folder, categories } = collection;
  let emptied = 0;
  /** Removes the file of an entry that is gone, or that has another one now. */
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
  /** @param result What was made of the entry; nothing for one that not everybody may read */
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
      report(unshown(entry, path, problems));
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

/** Whether a file has more than its front matter. */
const hasBody = (text: string): boolean => (splitFrontMatter(text)?.body.trim() ?? "") !== "";
