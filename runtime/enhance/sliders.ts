import { whenIdle } from "../page/whenIdle.ts";
import { autoplay } from "./autoplay.ts";
import type { SliderMoves } from "./slider.ts";

/** Distance from the view at which a slider is enhanced. */
const NEAR = "400px 0px";

/** Enhances sliders when they are near the view. Without scripts they are rows that scroll and snap. */
export function enhanceSliders(signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        enhanceSlider(target as HTMLElement, signal);
      }
    },
    { rootMargin: NEAR },
  );
  for (const slider of document.querySelectorAll("[data-slider]")) observer.observe(slider);
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Loads a row's code at once, because it disables the buttons at the row's ends. Banners load it before their first
 * move, which many visitors don't wait for.
 */
function enhanceSlider(slider: HTMLElement, signal: AbortSignal): void {
  let loading: Promise<SliderMoves> | undefined;
  const load = () => (loading ??= openSlider(slider, signal));
  // Without its code the row still scrolls, but its buttons do nothing, so they are hidden.
  const move = (step: keyof SliderMoves) =>
    void load().then(
      (moves) => moves[step](),
      () => hideControls(slider),
    );
  slider.addEventListener("click", ({ target }) => {
    const step = target instanceof Element && target.closest<HTMLElement>("[data-slide]")?.dataset["slide"];
    if (step === "previous" || step === "next") move(step);
  });
  if (slider.dataset["slider"] === "autoplay") autoplay(slider, signal, () => move("next"));
  else void load().catch(() => hideControls(slider));
}

async function openSlider(slider: HTMLElement, signal: AbortSignal): Promise<SliderMoves> {
  const { createSlider } = await import("./slider.ts");
  // In a separate task, because together with evaluating the code it would be a long task.
  return new Promise((resolve) => whenIdle(() => signal.aborted || resolve(createSlider(slider, signal))));
}

const hideControls = (slider: HTMLElement): void => slider.setAttribute("data-whole", "");
