import { whenIdle } from "../page/whenIdle.ts";
import { autoplay } from "./autoplay.ts";
import type { Steps } from "./slider.ts";

/** How near the view a slider comes before it is made to work. */
const NEAR = "400px 0px";

/** Makes sliders work when they come near the view. As HTML they are complete: rows that scroll, and snap. */
export function enhanceSliders(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        enhanceSlider(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  for (const slider of document.querySelectorAll("[data-slider]")) observer.observe(slider);
}

/**
 * A row's code tells at once where its ends are. Banners need it when they are to move for the first time: many visitors
 * have scrolled on by then.
 */
function enhanceSlider(slider: HTMLElement): void {
  let loading: Promise<Steps> | undefined;
  const load = () => (loading ??= openSlider(slider));
  // Without its code the row still scrolls: only its buttons do nothing, and go.
  const move = (step: keyof Steps) =>
    void load().then(
      (steps) => steps[step](),
      () => hideControls(slider),
    );
  slider.addEventListener("click", ({ target }) => {
    const step = target instanceof Element && target.closest<HTMLElement>("[data-slide]")?.dataset["slide"];
    if (step === "previous" || step === "next") move(step);
  });
  if (slider.dataset["slider"] === "autoplay") autoplay(slider, () => move("next"));
  else void load().catch(() => hideControls(slider));
}

async function openSlider(slider: HTMLElement): Promise<Steps> {
  const { createSlider } = await import("./slider.ts");
  // Not in the task that has read the code: together they are a long one.
  return new Promise((resolve) => whenIdle(() => resolve(createSlider(slider))));
}

const hideControls = (slider: HTMLElement): void => slider.setAttribute("data-whole", "");
