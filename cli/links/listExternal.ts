import type { BuiltPage } from "./externalLinks.ts";

/** An address on another host, and where it is. */
export interface ExternalLink {
  url: string;
  /** Files of `dist/` that lead there. */
  pages: string[];
  /** Where it is written: `file:line`; absent when that can't be found. */
  written?: string;
}

/**
 * Lists the external links of pages, by address.
 * @param isOwn Whether a host name is one of the network's.
 * @param texts Texts of the project's files, in which addresses are looked for.
 */
export function listExternal(
  pages: readonly BuiltPage[],
  isOwn: (host: string) => boolean,
  texts: ReadonlyMap<string, string>,
): ExternalLink[] {
  const links = new Map<string, string[]>();
  for (const { file, external } of pages)
    for (const url of external) if (!isOwn(new URL(url).hostname)) links.set(url, [...(links.get(url) ?? []), file]);
  return [...links]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, own]) => {
      const written = findWritten(url, texts);
      return { url, pages: own, ...(written !== undefined && { written }) };
    });
}

function findWritten(url: string, texts: ReadonlyMap<string, string>): string | undefined {
  for (const [file, text] of texts) {
    const at = text.indexOf(url);
    if (at >= 0) return `${file}:${text.slice(0, at).split("\n").length}`;
  }
  return undefined;
}
