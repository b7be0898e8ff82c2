import type { Page } from "playwright";

interface Watched {
  shifts: PerformanceObserver;
  sum: number;
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Adds up what moves in a page without the visitor's doing, from its start. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) if (!entry.hadRecentInput) watched.sum += entry.value;
    };
    watched.shifts = new PerformanceObserver((list) => add(list.getEntries()));
    watched.shifts.observe({ type: "layout-shift", buffered: true });
  });

/** The sum so far, two frames later: what has just been drawn counts. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const watched = window as unknown as Watched;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => setTimeout(done, 50));
    return watched.sum;
  });
