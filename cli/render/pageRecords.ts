import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PlannedCopy } from "../content/copyText.ts";
import { contentHash } from "../contentHash.ts";
import { append, moveFile, removePath, writeText } from "../files.ts";
import type { Project } from "../project.ts";
import type { PageJob } from "./pageRenderer.ts";

/** What a page is made from: its copy, with which that can be made anew, and of all else the hash. */
interface PageRecord extends PlannedCopy {
  /** Path inside the site's folder. */
  name: string;
  /** Hash of all that the page shows but the texts of its copy. */
  planned: string;
}

/** The key of everything that a page shows. */
export const pageKey = ({ planned, texts }: PageRecord): string =>
  [planned, ...texts.map(({ hash }) => hash)].join("-");

/** First byte and length of a page's record. */
type Place = readonly [offset: number, length: number];

/** Where the records of a site's pages are, by the files of their copy. */
export type Places = Record<string, Place[]>;

/** A record that was kept, and where. */
export interface KeptPage {
  place: Place;
  record: PageRecord;
}

/** Bytes that are written at once. */
const CHUNK = 1_000_000;
/** Bytes that a character of JavaScript takes at the most. */
const WIDEST = 3;

const recordsFile = (project: Project, country: string) => join(project.work, "cache/pages", `${country}.jsonl`);
const placesFile = (project: Project, country: string) => join(project.work, "cache/pages", `${country}.json`);
const fresh = (file: string) => `${file}.new`;

/**
 * Takes down what a site's pages are made from. It counts from `keepRecords` on.
 * @param common Hash of what every page is made from.
 */
export function openRecords(project: Project, country: string, common: string) {
  const file = fresh(recordsFile(project, country));
  removePath(file);
  const places: Places = {};
  let offset = 0;
  // Bytes, because texts that wait would be moved to where V8 keeps what lives long.
  let held = Buffer.alloc(CHUNK);
  let used = 0;
  const flush = () => {
    append(file, held.subarray(0, used));
    used = 0;
  };
  return {
    /** Gives the page's key. */
    add({ name, document, copy, words, texts }: PageJob & PlannedCopy): string {
      const planned = contentHash(common, JSON.stringify([document, copy]));
      const record: PageRecord = { name, planned, copy, words, texts };
      const key = pageKey(record);
      // A page without them is not changed by an edit of any text.
      if (texts.length === 0) return key;
      const text = JSON.stringify(record);
      const most = text.length * WIDEST + 1;
      if (used + most > held.length) flush();
      if (most > held.length) held = Buffer.alloc(most);
      const length = held.write(text, used);
      used += length;
      used += held.write("\n", used);
      const place: Place = [offset, length];
      for (const { file: source } of texts) (places[source] ??= []).push(place);
      offset += length + 1;
      return key;
    },
    end(): void {
      flush();
      writeText(fresh(placesFile(project, country)), JSON.stringify(places));
    },
  };
}

/** Puts what was taken down in the place of what the build before kept. */
export function keepRecords(project: Project, country: string): void {
  for (const file of [recordsFile(project, country), placesFile(project, country)]) moveFile(fresh(file), file);
}

/** @throws What Node and JSON throw when nothing was kept, or it is damaged. */
export const readPlaces = (project: Project, country: string): Places =>
  JSON.parse(readFileSync(placesFile(project, country), "utf8")) as Places;

/** The records of the pages that show any of the files. @throws What Node and JSON throw when they are damaged. */
export function readPages(project: Project, country: string, places: Places, files: Iterable<string>): KeptPage[] {
  const wanted = new Map([...files].flatMap((file) => places[file] ?? []).map((place) => [place[0], place]));
  if (wanted.size === 0) return [];
  const records = openSync(recordsFile(project, country), "r");
  try {
    return [...wanted.values()].map((place) => {
      const bytes = Buffer.alloc(place[1]);
      readSync(records, bytes, 0, place[1], place[0]);
      return { place, record: JSON.parse(bytes.toString("utf8")) as PageRecord };
    });
  } finally {
    closeSync(records);
  }
}

/** Keeps other records of some pages, behind those that were there. */
export function replacePages(project: Project, country: string, places: Places, pages: readonly KeptPage[]): void {
  const file = recordsFile(project, country);
  let offset = statSync(file).size;
  for (const { place: before, record } of pages) {
    const text = JSON.stringify(record);
    const place: Place = [offset, Buffer.byteLength(text)];
    for (const { file: source } of record.texts)
      places[source] = places[source]?.map((other) => (other[0] === before[0] ? place : other)) ?? [];
    append(file, `${text}\n`);
    offset += place[1] + 1;
  }
  writeText(placesFile(project, country), JSON.stringify(places));
}
