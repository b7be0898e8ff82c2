/** Loads the code for tables of facts, which few pages have. */
export function enhanceFacts(signal: AbortSignal): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-facts]"))
    // Offline they work as without scripts.
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
