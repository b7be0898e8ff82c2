import { whenIdle, whenNear } from "../page/whenIdle.ts";
import { savesData } from "../page/connection.ts";
import type Swiper from "swiper";

/** Enhances a slider when it is near the view. Without scripts it is a row that scrolls and snaps. */
export const enhanceSlider = (slider: HTMLElement, signal: AbortSignal): void =>
  whenNear([slider], signal, () => startSlider(slider, signal));

/** Loads a row's code at once, because it disables buttons at the ends; banners load it before their first move. */
function startSlider(slider: HTMLElement, signal: AbortSignal): void {
  let loading: Promise<Swiper> | undefined;
  const load = () => (loading ??= openSlider(slider, signal));
  // Without its code the row still scrolls, but its buttons do nothing.
  const hideControls = () => slider.setAttribute("data-whole", "");
  const goOn = () => void load().then((swiper) => swiper.slideNext(), hideControls);
  const goBack = () => void load().then((swiper) => swiper.slidePrev(), hideControls);
  slider.querySelector("[data-slide=next]")?.addEventListener("click", goOn);
  slider.querySelector("[data-slide=previous]")?.addEventListener("click", goBack);
  if (slider.dataset["slider"] === "autoplay") autoplay(slider, signal, goOn);
  else void load().catch(hideControls);
}

async function openSlider(slider: HTMLElement, signal: AbortSignal): Promise<Swiper> {
  const { createSlider } = await import("./slider.ts");
  // In a separate task, because together with evaluating the code it would be a long task.
  return new Promise((resolve) => whenIdle(() => signal.aborted || resolve(createSlider(slider, signal))));
}

/** How long a slide is shown: long enough to read it twice. */
const STAY_MS = 7000;

/**
 * Moves banners, one slide at a time, until the visitor uses a button, the keyboard or a swipe. They pause under the
 * pointer and out of view, and never move with reduced motion or Save-Data. A timer does it, because Swiper's own autoplay
 * works in every frame. The button that stops them is shown while they move.
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
