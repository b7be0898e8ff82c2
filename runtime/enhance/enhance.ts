type Enhance = (signal: AbortSignal) => void | Promise<void>;

/** Selectors of static HTML, with the code to load for pages that contain it. */
const KINDS: readonly [selector: string, load: () => Promise<Enhance>][] = [
  ["[data-slider]", async () => (await import("./sliders.ts")).enhanceSliders],
  ["[role=tablist]", async () => (await import("./tabs.ts")).enhanceTabs],
  ["[data-facts=comparison]", async () => (await import("./comparison.ts")).enhanceComparisons],
  ["[data-facts=budget]", async () => (await import("./budget.ts")).enhanceBudgets],
  ["[data-checklist]", async () => (await import("./checklists.ts")).enhanceChecklists],
  ["[data-calendar]", async () => (await import("./calendars.ts")).foldPastEntries],
  ["time[data-short]", async () => (await import("./recentDates.ts")).tellRecentDates],
];

/** Progressively enhances the page's static HTML, which React doesn't manage. */
export function enhance(signal: AbortSignal): void {
  const start = async (load: () => Promise<Enhance>) => {
    const begin = await load();
    if (!signal.aborted) await begin(signal);
  };
  // Offline it works as without scripts.
  for (const [selector, load] of KINDS) if (document.querySelector(selector)) void start(load).catch(() => {});
}
