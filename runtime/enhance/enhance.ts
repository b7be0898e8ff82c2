import { enhanceFacts } from "./facts.ts";
import { enhanceSliders } from "./sliders.ts";
import { enhanceTabs } from "./tabs.ts";

/**
 * Adds scripts to static HTML: to tabs and tables of facts at once, to sliders when they are near the view.
 * @param left Aborted when the page is left: then nothing of it goes on.
 */
export function enhance(left: AbortSignal): void {
  enhanceTabs(left);
  enhanceFacts(left);
  enhanceSliders(left);
}
