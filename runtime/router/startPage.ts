import { tellRecentTimes } from "../content/tellRecentTimes.ts";
import { layOutInTurn } from "../page/layOutInTurn.ts";
import { pageSignal } from "../page/pageLife.ts";

/** Starts what a page has besides React, as the boot module does on the first one: until the page is left. */
export function startPage(): void {
  const left = pageSignal();
  layOutInTurn(left);
  void tellRecentTimes(Date.now());
  if (document.querySelector("[role=tablist],[data-slider],[data-facts],[data-checklist],[data-calendar]"))
    void enhance(left);
}

async function enhance(left: AbortSignal): Promise<void> {
  try {
    const { enhance } = await import("../enhance/enhance.ts");
    if (!left.aborted) enhance(left);
  } catch {
    // Offline: tabs, sliders and tables of facts are as they are without scripts.
  }
}
