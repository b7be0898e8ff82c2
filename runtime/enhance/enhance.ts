/** Makes something of the page work until the page is left. */
type Enhance = (signal: AbortSignal) => void | Promise<void>;

/** What static HTML there may be, and the code that makes it work; a page loads that of what it has. */
const KINDS: readonly [selector: string, load: () => Promise<Enhance>][] = [
  ["[data-slider]", async () => (await import("./sliders.ts")).enhanceSliders],
  ["[role=tablist]", async () => (await import("./tabs.ts")).enhanceTabs],
  ["[data-facts]", async () => (await import("./facts.ts")).enhanceFacts],
  ["[data-checklist]", async () => (await import("./checklists.ts")).enhanceChecklists],
  ["[data-calendar]", async () => (await import("./calendars.ts")).foldPastEntries],
  ["time[data-short]", async () => (await import("./recentDates.ts")).tellRecentDates],
];

/**
 * Adds scripts to the page's static HTML, which works without them, and which React leaves alone.
 * @param signal Aborted when the page is left: then nothing of it goes on.
 */
export function enhance(signal: AbortSignal): void {
  for (const [selector, load] of KINDS) if (document.querySelector(selector)) void enhanceKind(load, signal);
}

async function enhanceKind(load: () => Promise<Enhance>, signal: AbortSignal): Promise<void> {
  try {
    const start = await load();
    if (!signal.aborted) await start(signal);
  } catch {
    // Offline: it stays as it is without scripts.
  }
}
