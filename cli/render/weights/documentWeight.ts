import type { PageParts } from "../../links/readMarkup.ts";

/** A document, and what it loads. */
export interface DocumentWeight extends PageParts {
  /** Compressed with gzip. */
  bytes: number;
}

/** What two parts of a document load. */
export function joinParts(one: PageParts, other: PageParts): PageParts {
  const join = (key: keyof PageParts) => [...new Set([...one[key], ...other[key]])];
  return { styles: join("styles"), fonts: join("fonts"), images: join("images") };
}
