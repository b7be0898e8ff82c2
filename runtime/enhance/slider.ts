import Swiper from "swiper";
import { Keyboard } from "swiper/modules";

/** Swiper for a slider's buttons. With `cssMode` it scrolls the native row, so that nothing visible changes. */
export function createSlider(slider: HTMLElement, signal: AbortSignal): Swiper {
  const swiper = new Swiper(slider.querySelector<HTMLElement>(".slider__view") ?? slider, {
    modules: [Keyboard],
    wrapperClass: "slider__track",
    slideClass: "slider__slide",
    cssMode: true,
    slidesPerView: "auto",
    rewind: slider.dataset["slider"] === "autoplay",
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 400,
    keyboard: { enabled: true, onlyInViewport: true },
  });
  const disable = (name: string, isOver: boolean) =>
    slider.querySelector(`[data-slide="${name}"]`)?.toggleAttribute("disabled", isOver && !swiper.params.rewind);
  const update = () => {
    disable("previous", swiper.isBeginning);
    disable("next", swiper.isEnd);
    slider.toggleAttribute("data-whole", swiper.isLocked || (swiper.isBeginning && swiper.isEnd));
  };
  for (const change of ["slideChange", "reachEnd", "fromEdge", "resize"] as const) swiper.on(change, update);
  update();
  signal.addEventListener("abort", () => swiper.destroy(true, false));
  return swiper;
}
