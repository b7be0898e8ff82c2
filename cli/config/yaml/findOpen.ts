import { visit, type Document } from "yaml";

interface QuoteSearch {
  text: string;
  /** Offset of the line that the error is on. */
  lineStart: number;
  /** Offset of the error. */
  start: number;
  /** The parser itself says that a quotation mark is not closed. */
  unclosed: boolean;
}

/**
 * Offset of the quotation mark that an error comes from. One that is not closed takes in the lines up to the next quotation
 * mark, and the parser objects to what comes after that.
 */
export function findOpenQuote(
  document: Document.Parsed,
  { text, lineStart, start, unclosed }: QuoteSearch,
): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!range || (type !== "QUOTE_DOUBLE" && type !== "QUOTE_SINGLE")) return;
      const [from, to] = range;
      const swallowed = to >= lineStart && to <= start && text.slice(from, to).includes("\n");
      if (from <= start && (unclosed || swallowed)) offset = from;
    },
  });
  return offset;
}

/** Offset of the last bracket or brace before an error that has no counterpart. */
export function findOpenBracket(document: Document.Parsed, text: string, start: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Collection(_key, { flow, range }) {
      if (flow && range && range[0] < start && !/[\]}]/.test(text[range[1] - 1] ?? "")) offset = range[0];
    },
  });
  return offset;
}
