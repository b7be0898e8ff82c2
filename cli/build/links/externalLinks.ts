import { readFileSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../../core/attempt.ts";
import { listFiles, writeText } from "../../core/files.ts";
import { groupBy } from "../../core/lookups.ts";
import { readMarkup } from "./readMarkup.ts";
import type { Project } from "../../core/project.ts";

/** A page in `dist/` with its external links. */
export interface BuiltPage {
  /** File in `dist/`. */
  file: string;
  /** Absolute URLs without fragments. */
  external: string[];
}

/** Reads the pages in the output folder. @param countries Keys; empty for all. */
export function readBuiltPages(out: string, countries: readonly string[]): BuiltPage[] {
  const isWanted = (file: string) =>
    file.endsWith(".html") && (countries.length === 0 || countries.some((key) => file.startsWith(`${key}/`)));
  return listFiles(out)
    .filter(isWanted)
    .map((file) => ({ file, external: externalLinks(readFileSync(join(out, file), "utf8")) }));
}

function externalLinks(html: string): string[] {
  const { links, around } = readMarkup(html).links;
  const urls = [...links, ...around].filter((address) => /^https?:/.test(address) && URL.canParse(address));
  return [...new Set(urls.map((address) => address.replace(/#.*$/, "")))];
}

/** An answer with its time, in milliseconds since 1970. */
type Dated<T> = T & { at: number };

const CACHE_TTL_MS = 7 * 24 * 60 * 60 * 1000;

const fileOf = ({ work }: Project): string => join(work, "external-links.json");

/** Cached answers that have not expired, by URL. */
export function readAnswers<T>(project: Project, now: number): Map<string, Dated<T>> {
  const valid = attempt(() =>
    Object.entries(JSON.parse(readFileSync(fileOf(project), "utf8")) as Record<string, Dated<T>>).filter(
      ([, { at }]) => at <= now && now - at < CACHE_TTL_MS,
    ),
  );
  return new Map(valid);
}

/** Writes the cache. Callers leave out bad answers, so that these URLs are requested again. */
export const writeAnswers = <T>(project: Project, answers: ReadonlyMap<string, Dated<T>>): boolean =>
  writeText(fileOf(project), JSON.stringify(Object.fromEntries(answers), null, 2));

/** An external link and where it is used. */
export interface ExternalLink {
  url: string;
  pages: string[];
  /** Source location, `file:line`, if it was found. */
  written?: string;
}

/** Lists the external links of pages, sorted by URL. @param texts The project's files, to find where links are written. */
export function listExternal(
  pages: readonly BuiltPage[],
  isOwn: (host: string) => boolean,
  texts: ReadonlyMap<string, string>,
): ExternalLink[] {
  const uses = pages.flatMap(({ file, external }) => external.map((url) => ({ url, file })));
  return [...groupBy(uses, ({ url }) => url)]
    .filter(([url]) => !isOwn(new URL(url).hostname))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, found]) => {
      const location = findWritten(url, texts);
      return { url, pages: found.map(({ file }) => file), ...(location !== undefined && { written: location }) };
    });
}

function findWritten(url: string, texts: ReadonlyMap<string, string>): string | undefined {
  for (const [file, text] of texts) {
    const at = text.indexOf(url);
    if (at >= 0) return `${file}:${text.slice(0, at).split("\n").length}`;
  }
  return undefined;
}
