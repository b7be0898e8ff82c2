import { attempt } from "../../core/attempt.ts";
import { z } from "zod";
import { type Problem, startOf } from "../../core/problems/problem.ts";

const LockedEntry = z.strictObject({
  modified: z.string(),
  /** Path of its file below the country's folder. */
  file: z.string(),
  category: z.string().optional(),
  /** Hash of the written text. */
  hash: z.string(),
  pictures: z.array(z.string()).optional(),
  /** Its former paths on the site. */
  aliases: z.array(z.string()).optional(),
  /** Links without a target. They are tried again when there are new pages. */
  lost: z.array(z.string()).optional(),
  /** The pull lists the page in the pulled settings. */
  listed: z.literal(true).optional(),
});
export type LockedEntry = z.output<typeof LockedEntry>;

const Entries = z.record(z.string(), LockedEntry).default({});

const Lock = z.strictObject({
  version: z.literal(1),
  from: z.string(),
  /** Hash of the settings of the pull. After a change all entries are read again. */
  settings: z.string(),
  posts: Entries,
  pages: Entries,
  /** Paths of the lists of categories. */
  lists: z.array(z.string()).optional(),
  /** Number of items of the menu, and names of the found options. */
  menu: z.number().optional(),
  options: z.array(z.string()).optional(),
  /** Hash of the pulled settings. */
  pulled: z.string().optional(),
  /** Files of pictures below the country's folder, by their addresses. */
  pictures: z.record(z.string(), z.strictObject({ file: z.string(), hash: z.string() })).default({}),
});
export type Lock = z.output<typeof Lock>;

export const lockFile = (country: string): string => `countries/content/${country}/pull.lock.json`;

/** Reads a lock file. Returns a problem when it is broken, for example by a merge. */
export function readLock(file: string, text: string): Lock | Problem {
  return (
    attempt(() => Lock.parse(JSON.parse(text))) ?? {
      code: "broken-lock",
      message: "The lock file can't be read",
      why: "It records what was pulled, so that later edits are not overwritten.",
      hint: "Restore it from Git, and pull again. Without Git, delete it and pull with --overwrite.",
      place: startOf(file, text),
    }
  );
}

/** The text of a lock file: a line for each entry, sorted, so that Git can compare and merge it. */
export function writeLock({ posts, pages, pictures, ...rest }: Lock): string {
  const facts = Object.entries(rest).flatMap(([key, value]) =>
    value === undefined ? [] : [`  ${JSON.stringify(key)}: ${JSON.stringify(value)}`],
  );
  const records = Object.entries({ posts, pages, pictures }).map(([key, record]) => {
    const own = Object.entries<object>(record).sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
    const lines = own.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
    return `  ${JSON.stringify(key)}: {${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}}`;
  });
  return `{\n${[...facts, ...records].join(",\n")}\n}\n`;
}

export const emptyLock = (from: string, settings: string): Lock => Lock.parse({ version: 1, from, settings });
