import { enhanceFacts } from "./facts.ts";
import { enhanceSliders } from "./sliders.ts";
import { enhanceTabs } from "./tabs.ts";

/**
 * Adds scripts to static HTML: to tabs and tables of facts at once, to sliders when they are near the view, to checklists and calendars where there
 * are any.
 * @param left Aborted when the page is left: then nothing of it goes on.
 */
export function enhance(left: AbortSignal): void {
  enhanceTabs(left);
  enhanceFacts(left);
  enhanceSliders(left);
  if (document.querySelector("[data-checklist],[data-calendar]")) void enhanceLists(left).catch(() => {});
}

/** Few pages have such lists: their code is loaded when one has. */
async function enhanceLists(left: AbortSignal): Promise<void> {
  const [{ enhanceChecklists }, { foldPastEntries }] = await Promise.all([
    import("./checklists.ts"),
    import("./calendars.ts"),
  ]);
  if (left.aborted) return;
  enhanceChecklists(left);
  foldPastEntries();
}
