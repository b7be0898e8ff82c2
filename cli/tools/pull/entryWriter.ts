import { splitFrontMatter } from "../../content/markdownText.ts";
import { parseMarkdownFile } from "../../content/parseMarkdownFile.ts";
import { hasErrors, type Problem } from "../../report/problem.ts";
import type { Entry, Source } from "./cms/source.ts";
import { fileOf, type Collection } from "./collection.ts";
import type { Converted, Writing } from "./copy/convertEntry.ts";
import type { Lock } from "./lock.ts";
import { contentWarning, editedFile } from "./pulled.ts";
import { textHash, type Stage } from "./stage.ts";

/** The context in which entries are pulled. */
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
export function entryWriter(
  collection: Collection,
  { stage, report, overwrite }: Pick<Pulling, "stage" | "report" | "overwrite">,
  next: Lock["posts"],
) {
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

const start = (file: string) => ({ file, line: 1, column: 1, length: 1 });

/** A part of an entry that could not be converted. */
const note = (
  file: string,
  { link }: Pick<Entry, "link">,
  { message, hint }: { message: string; hint: string },
): Problem =>
  contentWarning({
    message,
    why: `It is in ${link}.`,
    hint,
    place: start(file),
  });

/** A post whose slug can't be a file name. @param name Its slug on the site */
export const renamed = (file: string, entry: Pick<Entry, "link">, name: string): Problem =>
  note(file, entry, {
    message: `The post's address ends with another word on this site: \`${name}\``,
    hint: "In the CMS, give it a slug of Latin letters, digits and hyphens. Or redirect the old address if visitors still use it.",
  });

/** An edited file, which is kept. @param link Address in the CMS, if it still has the entry */
export const edited = (file: string, link: string | undefined): Problem =>
  editedFile(
    file,
    link === undefined ? "The CMS no longer has the entry." : `The CMS has it at ${link}.`,
    "Make the change in the CMS, and pull with --overwrite. Or exclude the entry with `query`.",
  );

/** An entry that would be an invalid page. */
function invalid({ link }: Pick<Entry, "link">, file: string, mistakes: readonly Problem[]): Problem {
  const first = mistakes.find(({ severity }) => severity === "error");
  return contentWarning({
    message: `The entry can't be shown as a page: ${first?.message ?? ""}`,
    why: `The entry is ${link}. Its file stays unchanged.`,
    hint: first?.hint ?? "Change it in the CMS.",
    place: start(file),
  });
}
