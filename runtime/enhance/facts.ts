/** Loads what a page's tables of facts need. Few pages have any. */
export function enhanceFacts(signal: AbortSignal): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-facts]"))
    // Offline they are as they are without scripts.
    void enhanceOne(root, signal).catch(() => {});
}

async function enhanceOne(root: HTMLElement, signal: AbortSignal): Promise<void> {
  if (root.dataset["facts"] === "comparison") {
    const { enhanceComparison } = await import("./comparison.ts");
    if (!signal.aborted) enhanceComparison(root, signal);
  } else {
    const { enhanceBudget } = await import("./budget.ts");
    if (!signal.aborted) enhanceBudget(root, signal);
  }
}
