import { savesData } from "../page/connection.ts";

/** How long a slide is shown: long enough to read it twice. */
const STAY_MS = 7000;

/**
 * Moves banners by themselves until the visitor uses a button, the keyboard or a swipe. They pause under the pointer
 * and out of view. They never move for visitors who prefer reduced motion or have Save-Data. A timer does it, because
 * Swiper's own autoplay works in every frame. The button that stops them is shown while they move.
 * @param slider One that shows one slide at a time.
 * @param signal Aborted when the visitor leaves the page.
 */
export function autoplay(slider: HTMLElement, signal: AbortSignal, goOn: () => void): void {
  const track = slider.querySelector(".slider__track");
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches || savesData();
  const pause = slider.querySelector<HTMLButtonElement>('[data-slide="pause"]');
  if (!track || isCalm) return;
  let shown = 0;
  const timer = setInterval(() => {
    // The visitor has swiped. On pages from right to left the offset is negative.
    if (Math.round(Math.abs(track.scrollLeft) / track.clientWidth) !== shown) return stop();
    if (rests(slider)) return;
    shown = (shown + 1) % track.children.length;
    goOn();
  }, STAY_MS);
  const stop = () => {
    clearInterval(timer);
    pause?.setAttribute("hidden", "");
  };
  pause?.removeAttribute("hidden");
  signal.addEventListener("abort", () => clearInterval(timer));
  // In Safari a clicked button gets no focus.
  for (const takeover of ["focusin", "click"]) slider.addEventListener(takeover, stop, { once: true });
}

function rests(slider: HTMLElement): boolean {
  const { top, bottom } = slider.getBoundingClientRect();
  return document.hidden || slider.matches(":hover") || bottom < 0 || top > innerHeight;
}
