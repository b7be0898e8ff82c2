import type { DocumentLinks } from "./readMarkup.ts";

/** Links of a site's pages. */
export interface SiteLinks {
  /** By layout. */
  shells: Record<string, DocumentLinks>;
  /** By file name in the site's folder. */
  pages: Record<string, PageLinks>;
}

export interface PageLinks extends DocumentLinks {
  key: string;
  /** Path on its host. */
  path: string;
  layout: string;
  /** Files with its copy, the one that a maintainer would edit first at the beginning. */
  sources: string[];
  /** Whether links should lead to it: false for homes, further pages of lists, and `noindex` pages. */
  isListed: boolean;
}
