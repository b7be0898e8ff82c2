import type { DocumentLinks } from "../../../../cli/build/links/readMarkup.ts";
import type { PageLinks } from "../../../../cli/build/links/checkLinks.ts";

export const document = (links: Partial<DocumentLinks> = {}): DocumentLinks => ({
  ids: [],
  links: [],
  around: [],
  files: [],
  ...links,
});

/** A page of a site, by its path below the root of the host. */
export const page = (path: string, links: Partial<PageLinks> = {}): PageLinks => ({
  key: path,
  path,
  layout: "default",
  sources: [`countries/content${path.slice(0, -1)}.md`],
  isListed: true,
  ...document(links),
});
