import { enhance } from "../enhance/enhance.ts";
import { savesData } from "../page/connection.ts";
import { layOutInTurn } from "../page/whenIdle.ts";

/** Starts what isn't needed for the first paint. Code that can't be loaded is skipped. */
export function startLater(signal: AbortSignal): void {
  if (!signal.aborted) {
    layOutInTurn(signal);
    enhance(signal);
  }
  // Other browsers prefetch by the document's speculation rules.
  if (!HTMLScriptElement.supports?.("speculationrules") && !savesData()) void prefetch().catch(() => {});
  // Only sites that count visits have a banner.
  if (document.getElementById("privacy_banner")) void count().catch(() => {});
}

const prefetch = async () => (await import("../navigation/prefetchPages.ts")).prefetchPages();

const count = async () => (await import("../analytics/start.ts")).start();
