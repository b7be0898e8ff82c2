import { enhanceSliders } from "./sliders.ts";
import { enhanceTabs } from "./tabs.ts";

/** Makes work what is complete as HTML and better with scripts: tabs at once, sliders when they come near the view. */
export function enhance(): void {
  enhanceTabs();
  enhanceSliders();
}
