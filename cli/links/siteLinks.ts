import type { DocumentLinks } from "./readMarkup.ts";

/** What the pages of a site lead to. */
export interface SiteLinks {
  /** What is around the main parts, by layout. */
  shells: Record<string, DocumentLinks>;
  /** Its pages, by their files in the site's folder. */
  pages: Record<string, PageLinks>;
}

/** What one of them leads to. */
export interface PageLinks extends DocumentLinks {
  /** Key of what the page was made from. */
  key: string;
  /** Path at which its host serves it. */
  path: string;
  layout: string;
  /** Files that its copy is in, that which a maintainer would edit first at the beginning. */
  sources: string[];
  /** Whether visitors are to find it by links: not homes, further pages of lists, and what search engines are not to list. */
  isListed: boolean;
}

/** A site's links by the site's key. */
export type LinksBySite = ReadonlyMap<string, SiteLinks>;
