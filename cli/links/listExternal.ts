import type { BuiltPage } from "./externalLinks.ts";

/** An external link and where it is used. */
export interface ExternalLink {
  url: string;
  /** Files in `dist/` with this link. */
  pages: string[];
  /** Source location, `file:line`, if it was found. */
  written?: string;
}

/**
 * Lists the external links of pages, sorted by URL.
 * @param isOwn Whether a host name belongs to the network.
 * @param texts Texts of the project's files, to find source locations.
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
    .map(([url, files]) => {
      const written = findWritten(url, texts);
      return { url, pages: files, ...(written !== undefined && { written }) };
    });
}

function findWritten(url: string, texts: ReadonlyMap<string, string>): string | undefined {
  for (const [file, text] of texts) {
    const at = text.indexOf(url);
    if (at >= 0) return `${file}:${text.slice(0, at).split("\n").length}`;
  }
  return undefined;
}
