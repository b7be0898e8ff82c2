import { visit, type Document } from "yaml";

interface QuoteSearch {
  text: string;
  /** Offset of the error's line. */
  lineStart: number;
  start: number;
  /** Whether the parser reports an unclosed quotation mark. */
  unclosed: boolean;
}

/**
 * Offset of the unclosed quotation mark that causes an error. It spans lines up to the next quotation mark, and the
 * parser reports what follows that.
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

/** Offset of the last unclosed bracket or brace before an error. */
export function findOpenBracket(document: Document.Parsed, text: string, start: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Collection(_key, { flow, range }) {
      if (flow && range && range[0] < start && !/[\]}]/.test(text[range[1] - 1] ?? "")) offset = range[0];
    },
  });
  return offset;
}
