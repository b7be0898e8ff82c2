import { foldTerm, splitTerms } from "./searchTerms.ts";

/** Search data of a site that is too large for a prebuilt index: the browser makes the index from it. */
export interface PageList {
  pages: PageRow[];
}

/** A page: packed path below the home, title, and as many of the other columns as fit. */
export type PageRow = [path: string, title: string, summary?: string, headings?: string, text?: string];

/** Replaces the slug by `*` if it can be derived from the title, which saves a third of the list. */
export const packPath = (path: string, title: string): string => path.replace(slugOf(title), "*");

/** The original path of a packed one. */
export const unpackPath = (packed: string, title: string): string => packed.replace("*", () => slugOf(title));

const slugOf = (title: string): string => splitTerms(title).map(foldTerm).join("-") || "*";
