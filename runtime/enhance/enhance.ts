import { enhanceSliders } from "./sliders.ts";
import { enhanceTabs } from "./tabs.ts";

/** Adds scripts to static HTML: to tabs at once, to sliders when they are near the view. */
export function enhance(): void {
  enhanceTabs();
  enhanceSliders();
}
