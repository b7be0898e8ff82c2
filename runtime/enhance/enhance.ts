import { whenIdle } from "../app/whenIdle.ts";
import { enhanceTabs } from "./tabs.ts";

/** How near the view a slider comes before its code is loaded. */
const NEAR = "400px 0px";

/** Makes work what is complete as HTML and better with scripts: tabs at once, sliders when they come near the view. */
export function enhance(): void {
  enhanceTabs();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void import("./slider.ts").then(
          // Not in the task that has read the code: together they are a long one.
          ({ enhanceSlider }) => whenIdle(() => enhanceSlider(target as HTMLElement)),
          // Without its code the row still scrolls: only its buttons do nothing, and go.
          () => target.setAttribute("data-whole", ""),
        );
      }
    },
    { rootMargin: NEAR },
  );
  for (const slider of document.querySelectorAll("[data-slider]")) observer.observe(slider);
}
