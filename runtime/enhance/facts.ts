/** Loads what a page's tables of facts need. Few pages have any. */
export function enhanceFacts(left: AbortSignal): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-facts]"))
    // Offline they are as they are without scripts.
    void enhanceOne(root, left).catch(() => {});
}

async function enhanceOne(root: HTMLElement, left: AbortSignal): Promise<void> {
  if (root.dataset["facts"] === "comparison") {
    const { enhanceComparison } = await import("./comparison.ts");
    if (!left.aborted) enhanceComparison(root, left);
  } else {
    const { enhanceBudget } = await import("./budget.ts");
    if (!left.aborted) enhanceBudget(root, left);
  }
}
