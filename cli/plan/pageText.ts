import type { PageCopy } from "../content/loadContent.ts";
import { joinSketches, writeSketch } from "../content/textSketch.ts";
import { contentHash } from "../contentHash.ts";
import type { PlannedPage } from "./plan.ts";

/** Of a page that has no Markdown. */
export const NO_TEXT: PlannedPage["text"] = { hash: "", sketch: "" };

/** What a page's Markdown is compared by. It is the same when the page moves. */
export function pageText({ parts }: Pick<PageCopy, "parts">): PlannedPage["text"] {
  const shown = parts.filter(({ part }) => part !== "none");
  if (shown.length === 0) return NO_TEXT;
  return {
    hash: contentHash(...shown.flatMap(({ file, part }) => [part, file.body.hash])),
    sketch: writeSketch(joinSketches(shown.map(({ file }) => file.body.sketch))),
  };
}
