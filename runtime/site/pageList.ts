import { foldTerm, splitTerms } from "./searchTerms.ts";

/** What is searched of a site whose texts are too large for an index: the browser makes the index of it. */
export interface PageList {
  pages: PageRow[];
}

/** A page: its path below the home as `packPath` gives it, its title, and what there is room for of the rest. */
export type PageRow = [path: string, title: string, summary?: string, headings?: string, text?: string];

/** A path with `*` in place of the page's title, where that is its slug: a third of what the list of pages weighs. */
export const packPath = (path: string, title: string): string => path.replace(slugOf(title), "*");

/** The path that was packed. */
export const unpackPath = (packed: string, title: string): string => packed.replace("*", () => slugOf(title));

const slugOf = (title: string): string => splitTerms(title).map(foldTerm).join("-") || "*";
