import { vi } from "vitest";
import { partedIndex } from "../../../../cli/render/search/fitIndex.ts";
import { wordEntries } from "../../../../cli/render/search/wordEntries.ts";
import { openFinder, type Finder } from "../../../../runtime/search/openFinder.ts";
import type { SearchDocument } from "../../../../runtime/site/searchIndex.ts";
import { randomNumbers } from "../../../random.ts";

const HOME = "/a/";

/** A page that has nothing but a title and a text. */
export const page = (slug: string, title: string, text: string): SearchDocument => ({
  path: `${HOME}${slug}/`,
  title,
  summary: "",
  headings: "",
  text,
});

/** Pages with many different words. */
export function manyPages(count: number): SearchDocument[] {
  const random = randomNumbers(7);
  const words = Array.from({ length: 4000 }, () => Math.floor(random() * 36 ** 6).toString(36));
  const text = () => Array.from({ length: 60 }, () => words[Math.floor(random() * words.length)]).join(" ");
  return Array.from({ length: count }, (_, index) => page(`page-${index}`, `Page ${index}`, text()));
}

export const filesOf = (documents: readonly SearchDocument[]): Map<string, string> =>
  partedIndex(HOME, documents, wordEntries(documents.entries()));

/** Opens the search of some files; gives with it the names of those that were asked for. Others than `isServed` are missing. */
export async function openServed(files: ReadonlyMap<string, string>, isServed: (name: string) => boolean = () => true) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    const name = url.slice(HOME.length);
    asked.push(name);
    const contents = isServed(name) ? files.get(name) : undefined;
    return Promise.resolve(new Response(contents, { status: contents === undefined ? 404 : 200 }));
  });
  const finder = await openFinder(HOME);
  return { finder, asked };
}

/** Paths of what is found once all is loaded that can be. */
export async function foundBy(finder: Finder, query: string): Promise<string[]> {
  await finder.load(query);
  return finder(query, 5).map(({ path }) => path.slice(HOME.length, -1));
}
