import { lookup } from "mrmime";
import { escapeHtml } from "../../../runtime/site/html.ts";
import type { PlannedFeed, PlannedPage } from "../../plan/plan.ts";

/** Returns the HTML of a page's text, with absolute URLs. */
export type TextOf = (page: PlannedPage) => string;

/** An XML element with text, attributes, or both. */
export function element(name: string, attributes: Readonly<Record<string, string>> | string, text?: string): string {
  if (typeof attributes === "string") return element(name, {}, attributes);
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return text === undefined
    ? `<${name}${written.join("")}/>`
    : `<${name}${written.join("")}>${escapeHtml(text)}</${name}>`;
}

/** Date of the latest change in a feed (ISO 8601). */
export const lastUpdate = ({ entries }: PlannedFeed): string =>
  entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), "1970-01-01");

export const mediaType = (address: string): string => lookup(new URL(address).pathname) ?? "application/octet-stream";
