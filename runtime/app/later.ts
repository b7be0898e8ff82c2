import { enhance } from "../enhance/enhance.ts";
import { savesData } from "../page/connection.ts";
import { layOutInTurn } from "../page/layOutInTurn.ts";

/**
 * What has time until the first view is there: laying out the rest of the page, tabs and sliders, fetching the page of a link
 * that is about to be followed, counting visits. What can't be loaded is left out.
 * @param left Aborted when the visitor leaves the page for another one in the same document.
 */
export function startLater(left: AbortSignal): void {
  if (!left.aborted) {
    // In development React hydrates all sections, and nothing is left out.
    if (!import.meta.env.DEV) layOutInTurn(left);
    enhance(left);
  }
  // Other browsers do it by themselves, by the document's rules.
  if (!HTMLScriptElement.supports?.("speculationrules") && !savesData()) void prefetch().catch(() => {});
  // A site that counts visits has the markup that asks for it.
  if (document.getElementById("privacy_banner")) void count().catch(() => {});
}

const prefetch = async () => (await import("../navigation/prefetchPages.ts")).prefetchPages();

const count = async () => (await import("../analytics/start.ts")).start();
