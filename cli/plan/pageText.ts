import type { PageCopy } from "../content/loadContent.ts";
import { contentHash } from "../contentHash.ts";

/** Hash of a page's Markdown, which is the same when the page moves; empty for a page that has none. */
export function pageText({ parts }: Pick<PageCopy, "parts">): string {
  const shown = parts.filter(({ part }) => part !== "none");
  return shown.length === 0 ? "" : contentHash(...shown.flatMap(({ file, part }) => [part, file.body.hash]));
}
