import type { PageParts } from "../../links/readMarkup.ts";

/** A document's weight, and the URLs that it loads. */
export interface DocumentWeight extends PageParts {
  /** Size of its HTML, compressed with gzip. */
  bytes: number;
}

/** Merges the URLs of two parts of a document. */
export function joinParts(one: PageParts, other: PageParts): PageParts {
  const join = (key: keyof PageParts) => [...new Set([...one[key], ...other[key]])];
  return { styles: join("styles"), fonts: join("fonts"), images: join("images") };
}
