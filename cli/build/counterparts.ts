import { escapeHtml } from "../../runtime/site/html.ts";

type Siblings = Record<string, string>;

/** A scheme that no link of a page can have. In text a quotation mark is escaped: it is found in an element's attribute only. */
const MARKED = /href="counterpart:([^"]*)"/g;

/**
 * Marks in the place of a page's addresses in other countries. With them, header and footer are the same on all pages
 * that the same countries have, and are rendered once.
 */
export const markCounterparts = (siblings: Siblings): Siblings =>
  Object.fromEntries(Object.keys(siblings).map((country) => [country, `counterpart:${country}`]));

/** Puts the addresses in the place of the marks. */
export const fillCounterparts = (html: string, siblings: Siblings): string =>
  Object.keys(siblings).length === 0
    ? html
    : html.replace(MARKED, (_, country: string) => `href="${escapeHtml(siblings[country] ?? "")}"`);
