import { existsSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../core/files.ts";
import type { OutputRecord } from "./outputs.ts";

/** Folder of the files whose names contain a hash. Pages that are open in a browser may still request old ones. */
const FOLDER = "assets/";

/**
 * Decides which assets of earlier builds stay in a country's folder: a page that was opened before an upload can still
 * load its form.
 * @param names All files of the new output.
 * @param builds How many builds that changed assets an old asset stays for (`host.keepAssets`).
 */
export function planOldAssets(
  record: OutputRecord | undefined,
  { outFolder, names, builds }: { outFolder: string; names: Iterable<string>; builds: number },
): { old: Record<string, number>; expired: string[] } {
  // Without a record, all existing assets count as the last build's. Files without a key were never committed.
  const known = record?.old && Object.entries(record.files).flatMap(([name, { key }]) => (key === "" ? [] : name));
  const previous = new Set(
    known?.filter((name) => name.startsWith(FOLDER)) ?? listFiles(join(outFolder, FOLDER)).map((name) => FOLDER + name),
  );
  const current = new Set([...names].filter((name) => name.startsWith(FOLDER)));
  const hasChanged = [...current, ...previous].some((name) => !current.has(name) || !previous.has(name));
  const ages = new Map(Object.entries(record?.old ?? {}).map(([name, age]) => [name, hasChanged ? age + 1 : age]));
  for (const name of previous) ages.set(name, 1);
  const all = [...ages].filter(([name]) => !current.has(name) && existsSync(join(outFolder, name)));
  return {
    old: Object.fromEntries(all.filter(([, age]) => age <= builds)),
    expired: all.filter(([, age]) => age > builds).map(([name]) => name),
  };
}
