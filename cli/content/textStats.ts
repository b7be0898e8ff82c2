import { citedIn } from "../config/facts/citations.ts";
import { contentHash } from "../contentHash.ts";
import { countWords } from "./countWords.ts";
import { idOf } from "./dialect/htmlAttributes.ts";
import { addressOf, locateTokens } from "./locateTokens.ts";
import { pictureName, splitAtMarker } from "./markdownText.ts";

/** What planning needs to know of Markdown. */
export interface TextStats {
  /** Addresses of its links; may name some that only look like links. */
  links: string[];
  /** Names of its pictures. */
  images: string[];
  words: number;
  /** Ids of the facts that it cites. */
  cites: string[];
}

/** The same for what is below a file's front matter. */
export interface BodyStats extends TextStats {
  /** Whether there is a place for a country's own copy. */
  hasMarker: boolean;
  /** Ids of the sections that stand in it, in order; and whether that is below the place for a country's own copy. */
  sections: { id: string; isBelowOwn: boolean }[];
  /** Ids that are written behind headings. */
  ids: string[];
  /** Hash of the text. */
  hash: string;
}

/** Sums up texts that belong together. */
export const textStats = (texts: readonly string[]): TextStats => ({
  links: [...new Set(texts.flatMap(linksIn))],
  images: [...new Set(texts.flatMap(imagesIn))],
  words: texts.reduce((sum, text) => sum + countWords(text), 0),
  cites: citedIn(texts.join("\n")),
});

/** Sums up what is below a file's front matter. */
export function bodyStats(body: string): BodyStats {
  return {
    links: [...new Set(linksIn(body))],
    images: [...new Set(imagesIn(body))],
    words: countWords(body),
    cites: citedIn(body),
    hasMarker: splitAtMarker(body).length > 1,
    sections: sectionsIn(body),
    ids: idsIn(body),
    hash: contentHash(body),
  };
}

/** Sections that stand in a text. Most have none. */
function sectionsIn(body: string): BodyStats["sections"] {
  if (!body.includes("<!-- section: ")) return [];
  const [before = "", ...rest] = splitAtMarker(body);
  return locateTokens(body).flatMap(({ token, offset }) =>
    token.type === "section" ? { id: token.info, isBelowOwn: rest.length > 0 && offset > before.length } : [],
  );
}

/** Ids behind headings and in HTML. Most texts have none. */
const idsIn = (body: string): string[] =>
  /\{#|<[a-z][^<>]*\s(?:id|name)\s*=/i.test(body) ? locateTokens(body).flatMap(({ token }) => idOf(token) || []) : [];

/** Addresses of links. Finding them by pattern is ten times faster than parsing; it may find some in code. */
export function linksIn(markdown: string): string[] {
  const found = [
    ...markdown.matchAll(/\]\(\s*([^)\s]+)/g),
    ...markdown.matchAll(/^ {0,3}\[(?!\^)[^\]]+\]:\s*([^\s]+)/gm),
  ].map(([, href = ""]) => href);
  if (!/!\[|<a\s/i.test(markdown) && !found.some((href) => /[\\&(<]/.test(href))) return found;
  return addressesIn(markdown, "link_open");
}

/** Names of pictures. Most copy has none. */
export const imagesIn = (markdown: string): string[] =>
  /!\[|<img\s/i.test(markdown) ? addressesIn(markdown, "image").map(pictureName) : [];

const addressesIn = (markdown: string, type: "image" | "link_open"): string[] =>
  locateTokens(markdown).flatMap(({ token }) => (token.type === type ? (addressOf(token) ?? []) : []));
