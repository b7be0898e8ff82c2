import type { Page } from "playwright";

interface Watched {
  shifts: PerformanceObserver;
  add: (entries: PerformanceEntryList) => void;
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes what moves in a page without the visitor's doing, from its start. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.moved = [];
    const name = (node: Node | null) => (node instanceof Element ? `${node.nodeName} ${node.className}` : "text");
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    watched.add = (entries) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[])
        for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources)
          watched.moved.push(`${value.toFixed(5)}: ${name(node)}, ${box(previousRect)} → ${box(currentRect)}`);
    };
    watched.shifts = new PerformanceObserver((list) => watched.add(list.getEntries()));
    watched.shifts.observe({ type: "layout-shift", buffered: true });
  });

/** What has moved so far, once all fonts are there, and two frames later: what has just been drawn counts. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const watched = window as unknown as Watched;
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // What nobody has been told of yet: on a busy machine that takes its time.
    watched.add(watched.shifts.takeRecords());
    return watched.moved;
  });
