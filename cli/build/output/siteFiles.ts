import { existsSync } from "node:fs";
import { join } from "node:path";
import { linkFresh, listFiles, writeFresh } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";
import { stagedFile, stageSite, type Commit } from "./commit.ts";
import { currentOutputs, isCurrent, outFolder, readRecord, type OutputRecord, type Outputs } from "./outputs.ts";

/** Writes a file to staging. `read` is only called for the first file with a key. */
export type WriteShared = (key: string, path: string, read: () => string | Uint8Array) => void;

/** Makes hard links of files with the same key, which several sites contain. Equal keys mean equal contents. */
export function shareFiles(): WriteShared {
  /** Path of the first file with each key. */
  const written = new Map<string, string>();
  return (key, path, read) => {
    const first = written.get(key);
    if (first !== undefined && linkFresh(first, path)) return;
    writeFresh(path, read());
    written.set(key, path);
  };
}

interface Options {
  project: Project;
  key: string;
  /** Keys of the sites of further languages, which are in subfolders. */
  languageSites: readonly string[];
  staging: string;
  write: WriteShared;
}

export type SiteFiles = ReturnType<typeof openSiteFiles>;

/** The files of a site during a build: those that stay as the last build wrote them, and those that are staged. */
export function openSiteFiles({ project, key: site, languageSites, staging, write }: Options) {
  const folder = outFolder(project, site);
  const record = readRecord(project, site);
  const isOfLanguage = (name: string) => languageSites.some((key) => `${site}/${name}`.startsWith(`${key}/`));
  const existing = record ? Object.keys(record.files) : listFiles(folder).filter((name) => !isOfLanguage(name));
  const before = currentOutputs(record);
  const staged = stageSite(staging, site, existing.length > 0);
  const pathOf = (name: string): string => stagedFile(staged, name);
  /** Keys of all files, by name. */
  const keys = new Map<string, string>();
  const unchanged: Outputs = {};
  const stagedNames = new Set<string>();
  const isUpToDate = (name: string, key: string) => isCurrent(before?.[name], key, join(folder, name));
  /** Adds a file. Returns true if it must be made: it isn't in the output, or its record is incomplete. */
  const addFile = (name: string, key: string, isComplete = true): boolean => {
    keys.set(name, key);
    const output = before?.[name];
    if (output && isComplete && isUpToDate(name, key)) unchanged[name] = output;
    else stagedNames.add(name);
    return stagedNames.has(name);
  };
  return {
    staged,
    keys,
    isUpToDate,
    addFile,
    /** Adds a file, and stages it if it must be made. Equal `shared` means equal contents, on all sites. */
    addContents(name: string, key: string, read: () => string | Uint8Array, shared = key): void {
      if (addFile(name, key)) write(shared, pathOf(name), read);
    },
    /** Stages a file that was added before. */
    write: (name: string, shared: string, contents: string | Uint8Array) => write(shared, pathOf(name), () => contents),
    /** Whether a file is staged, and where it is. */
    find(name: string) {
      const isStaged = stagedNames.has(name);
      return { isStaged, path: isStaged ? pathOf(name) : join(folder, name) };
    },
    /** What has to be moved and recorded. @param keepAssets How many builds assets of earlier builds stay for. */
    finish(keepAssets: number) {
      const { old, expired } = planOldAssets(record, { folder, names: keys.keys(), builds: keepAssets });
      const isGone = (name: string) => !keys.has(name) && !(name in old);
      const commit: Commit = {
        folders: staged.isFlat ? [] : [{ from: staged.folder, to: folder }],
        files: staged.isFlat ? [...stagedNames].map((name) => ({ from: pathOf(name), to: join(folder, name) })) : [],
        removed: [...existing, ...expired].filter(isGone).map((name) => join(folder, name)),
      };
      return { staged, commit, keys, unchanged, old };
    },
  };
}

/** Folder of a site's files whose names contain a hash. Pages that are open in a browser may still request old ones. */
const ASSETS = "assets/";

/**
 * Decides which assets of earlier builds stay in a country's folder: a page that was opened before an upload can still
 * load its form.
 * @param names All files of the new output.
 * @param builds How many builds that changed assets an old asset stays for (`host.keepAssets`).
 */
function planOldAssets(
  record: OutputRecord | undefined,
  { folder, names, builds }: { folder: string; names: Iterable<string>; builds: number },
): { old: Record<string, number>; expired: string[] } {
  // If no old assets are recorded, all existing assets are treated as the last build's. Files without a key were never
  // committed.
  const known = record?.old && Object.entries(record.files).flatMap(([name, { key }]) => (key === "" ? [] : name));
  const previous = new Set(
    known?.filter((name) => name.startsWith(ASSETS)) ?? listFiles(join(folder, ASSETS)).map((name) => ASSETS + name),
  );
  const current = new Set([...names].filter((name) => name.startsWith(ASSETS)));
  const hasChanged = [...current, ...previous].some((name) => !current.has(name) || !previous.has(name));
  const ages = new Map(Object.entries(record?.old ?? {}).map(([name, age]) => [name, hasChanged ? age + 1 : age]));
  for (const name of previous) ages.set(name, 1);
  const all = [...ages].filter(([name]) => !current.has(name) && existsSync(join(folder, name)));
  return {
    old: Object.fromEntries(all.filter(([, age]) => age <= builds)),
    expired: all.filter(([, age]) => age > builds).map(([name]) => name),
  };
}
