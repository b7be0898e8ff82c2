import { markFound } from "../site/searchTerms.ts";

/** A text with marked search terms. */
export function Marked({ text, found }: { text: string; found: ReadonlySet<string> }) {
  return markFound(text, found).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
