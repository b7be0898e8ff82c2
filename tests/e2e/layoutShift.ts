import type { Page } from "playwright";

interface Watched {
  shifts: PerformanceObserver;
  add: (entries: PerformanceEntryList) => void;
  sum: number;
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Adds up what moves in a page without the visitor's doing, from its start. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.sum = 0;
    watched.add = (entries) => {
      for (const entry of entries as LayoutShift[]) if (!entry.hadRecentInput) watched.sum += entry.value;
    };
    watched.shifts = new PerformanceObserver((list) => watched.add(list.getEntries()));
    watched.shifts.observe({ type: "layout-shift", buffered: true });
  });

/** The sum so far, once all fonts are there, and two frames later: what has just been drawn counts. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const watched = window as unknown as Watched;
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // What nobody has been told of yet: on a busy machine that takes its time.
    watched.add(watched.shifts.takeRecords());
    return watched.sum;
  });
