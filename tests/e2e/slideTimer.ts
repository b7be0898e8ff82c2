import type { Page } from "playwright";

/** How long a slide is shown, in milliseconds (`runtime/enhance/sliders.ts`). */
const STAY_MS = 7000;

interface Held {
  ring?: () => void;
}

/** Stops the clock of slides, before a page is opened; `showNext` lets one of them have been shown for its time. */
export const holdSlides = (page: Page): Promise<unknown> =>
  page.addInitScript((stay) => {
    const held = globalThis as Held;
    const { setInterval, clearInterval } = globalThis;
    const KEPT = -1;
    Object.assign(globalThis, {
      setInterval(run: () => void, ms: number) {
        if (ms !== stay) return setInterval(run, ms);
        held.ring = run;
        return KEPT;
      },
      clearInterval(id: number) {
        if (id === KEPT) delete held.ring;
        else clearInterval(id);
      },
    });
  }, STAY_MS);

export const showNext = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The slider hears in the next frame where it was scrolled to; in seven seconds there are many.
    for (const _ of [1, 2]) await new Promise((frame) => requestAnimationFrame(frame));
    (globalThis as Held).ring?.();
  });
