/** How long a slide stays, in milliseconds: time enough to read it twice. */
const STAY_MS = 7000;

/**
 * Lets banners go on by themselves until the visitor takes over: by a button, the keyboard or a swipe. They rest under the
 * pointer and out of view, and nothing moves by itself for a visitor who wants little motion or little data. By a timer,
 * because Swiper's own autoplay has work in every frame.
 * @param slider One that shows one slide at a time.
 */
export function autoplay(slider: HTMLElement, goOn: () => void): void {
  const track = slider.querySelector(".slider__track");
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData === true;
  const pause = slider.querySelector<HTMLButtonElement>('[data-slide="pause"]');
  if (!track || isCalm) return pause?.remove();
  let shown = 0;
  const timer = setInterval(() => {
    // Somebody has swiped.
    if (Math.round(track.scrollLeft / track.clientWidth) !== shown) return stop();
    if (rests(slider)) return;
    shown = (shown + 1) % track.children.length;
    goOn();
  }, STAY_MS);
  const stop = () => {
    clearInterval(timer);
    pause?.setAttribute("hidden", "");
  };
  // A button that is pressed has the focus, but in Safari.
  for (const takeover of ["focusin", "click"]) slider.addEventListener(takeover, stop, { once: true });
}

function rests(slider: HTMLElement): boolean {
  const { top, bottom } = slider.getBoundingClientRect();
  return document.hidden || slider.matches(":hover") || bottom < 0 || top > innerHeight;
}
