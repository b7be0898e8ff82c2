type Enhance = (element: HTMLElement, signal: AbortSignal) => unknown;

/** Selectors of static HTML, with the code to load for its elements. */
const KINDS: Record<string, () => Promise<Enhance>> = {
  "[data-slider]": async () => (await import("./sliders.ts")).enhanceSlider,
  "[role=tablist]": async () => (await import("./tabs.ts")).enhanceTabs,
  "[data-facts=comparison]": async () => (await import("./comparison.ts")).enhanceComparison,
  "[data-facts=budget]": async () => (await import("./budget.ts")).enhanceBudget,
  "[data-checklist]": async () => (await import("./checklists.ts")).enhanceChecklist,
  "[data-calendar]": async () => (await import("./calendars.ts")).foldPastEntries,
  "time[data-short]": async () => (await import("./recentDates.ts")).tellRecentDate,
};

/** Progressively enhances the page's static HTML, which React doesn't manage. */
export function enhance(signal: AbortSignal): void {
  const start = async (selector: string, load: () => Promise<Enhance>) => {
    if (!document.querySelector(selector)) return;
    const begin = await load();
    if (signal.aborted) return;
    await Promise.all([...document.querySelectorAll<HTMLElement>(selector)].map((element) => begin(element, signal)));
  };
  // Offline it works as without scripts.
  for (const [selector, load] of Object.entries(KINDS)) start(selector, load).catch(() => {});
}
