import { readCache, writeCache } from "../cache.ts";
import type { Project } from "../project.ts";

/** Something that a result depends on. */
export type Read =
  /** A file, its stamp, and the hash of its contents; empty where it can't be read. */
  | { file: string; stamp: string; hash: string }
  /** The names of files that match a pattern, and their hash. */
  | { names: string; hash: string }
  /** The files whose path matches a pattern, and the hash of their names and stamps. */
  | { files: string; hash: string }
  /** Another query, its arguments, and the hash of its result. */
  | { query: string; args: readonly unknown[]; hash: string }
  /** The time at which it was read, as the period in which the result is the same. */
  | { period: Period };

/** From `from` to before `until`; without one of them, the period has no such end. ISO 8601. */
export interface Period {
  from?: string;
  until?: string;
}

/** A stored result. */
export interface Entry {
  reads: Read[];
  value: unknown;
  /** Day of its last noted use, counted from 1 January 1970. */
  used: number;
}

/** Days after which an unused result is removed. */
const MOST_UNUSED_DAYS = 30;
/** A use is noted once in this number of days, so that most builds without changes write nothing. */
const NOTED_DAYS = 7;

export const today = (): number => Math.floor(Date.now() / (24 * 60 * 60 * 1000));

/** Whether the use of an entry has to be noted. */
export const isLongUnused = ({ used }: Entry): boolean => today() - used >= NOTED_DAYS;

/** Results of one query, by arguments. */
class Table extends Map<string, Entry> {
  /** Whether the file has other entries. */
  isChanged = false;

  override set(key: string, entry: Entry): this {
    this.isChanged = true;
    return super.set(key, entry);
  }

  override delete(key: string): boolean {
    this.isChanged ||= this.has(key);
    return super.delete(key);
  }
}

export type Store = ReturnType<typeof openStore>;

/**
 * Opens the project's stored results: a file for each query in `.sitegen/cache/store`, read when it is needed. The store
 * is empty if it is damaged or was written by another engine (`cli/core/cache.ts`).
 */
export function openStore(project: Project) {
  const tables = new Map<string, Table>();
  const table = (query: string): Table => {
    const found = tables.get(query) ?? new Table(readTable(project, query));
    tables.set(query, found);
    return found;
  };
  const write = (query: string, found: Table): void => {
    if (!found.isChanged) return;
    const entries = [...found].filter(([, { used }]) => today() - used <= MOST_UNUSED_DAYS);
    writeCache(project, fileOf(query), entries.length > 0 ? entries : undefined);
    found.isChanged = false;
  };
  return {
    table,
    /** A value that was stored with `keep`. It isn't a query's result: the caller checks whether it is valid. */
    kept: <T>(kind: string) => table(kind).get("")?.value as T | undefined,
    keep: (kind: string, value: unknown) => void table(kind).set("", { reads: [], value, used: today() }),
    /** Removes all results of a query, or what was stored with `keep`. */
    forget(kind: string) {
      const found = table(kind);
      found.isChanged ||= found.size > 0;
      found.clear();
    },
    /** Writes changed tables. */
    save: () => tables.forEach((found, query) => write(query, found)),
    /** Writes a table if it has changed, and frees its memory. */
    release(query: string) {
      const found = tables.get(query);
      if (found) write(query, found);
      tables.delete(query);
    },
  };
}

const fileOf = (query: string): string => `store/${query}.json`;

/** The valid entries of a table. Others were damaged, by the disk or an editor. */
function readTable(project: Project, query: string): [string, Entry][] {
  const read = readCache<unknown>(project, fileOf(query));
  return Array.isArray(read) ? read.filter(isEntry) : [];
}

function isEntry(value: unknown): value is [string, Entry] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const entry = value[1] as Partial<Entry> | null | undefined;
  if (!Array.isArray(entry?.reads) || entry.value === undefined || typeof entry.used !== "number") return false;
  return entry.reads.every((read: unknown) => typeof read === "object" && read !== null);
}
