import Swiper from "swiper";
import { Autoplay, Keyboard } from "swiper/modules";

/** How long a slide stays, in milliseconds: time enough to read it twice. */
const STAY_MS = 7000;

/**
 * Makes a slider's buttons work. Swiper scrolls the row that the browser scrolls anyway (`cssMode`), so that taking over
 * changes nothing that is seen. Nothing moves by itself for a visitor who wants little motion or little data.
 */
export function enhanceSlider(slider: HTMLElement): void {
  const view = slider.querySelector<HTMLElement>(".slider__view");
  if (!view) return;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const moves = slider.dataset["slider"] === "autoplay" && !calm && !connection?.saveData;
  const swiper = new Swiper(view, {
    modules: [Autoplay, Keyboard],
    wrapperClass: "slider__track",
    slideClass: "slider__slide",
    cssMode: true,
    slidesPerView: "auto",
    rewind: slider.dataset["slider"] === "autoplay",
    speed: calm ? 0 : 400,
    keyboard: { enabled: true, onlyInViewport: true },
    ...(moves && { autoplay: { delay: STAY_MS, disableOnInteraction: true, pauseOnMouseEnter: true } }),
  });
  const button = (name: string) => slider.querySelector<HTMLButtonElement>(`[data-slide="${name}"]`);
  const previous = button("previous");
  const next = button("next");
  const pause = button("pause");
  const update = () => {
    if (!swiper.params.rewind) {
      previous?.toggleAttribute("disabled", swiper.isBeginning);
      next?.toggleAttribute("disabled", swiper.isEnd);
    }
    slider.toggleAttribute("data-whole", swiper.isLocked || (swiper.isBeginning && swiper.isEnd));
  };
  previous?.addEventListener("click", () => swiper.slidePrev());
  next?.addEventListener("click", () => swiper.slideNext());
  pause?.addEventListener("click", () => swiper.autoplay.stop());
  swiper.on("autoplayStop", () => pause?.setAttribute("hidden", ""));
  swiper.on("slideChange", update);
  swiper.on("reachEnd", update);
  swiper.on("fromEdge", update);
  swiper.on("resize", update);
  slider.addEventListener("focusin", () => swiper.autoplay?.running && swiper.autoplay.stop());
  if (!moves) pause?.setAttribute("hidden", "");
  update();
}
