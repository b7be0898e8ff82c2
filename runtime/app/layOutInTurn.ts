import { whenIdle } from "./whenIdle.ts";

/** What the styles leave out of the first layout (`content-visibility`) as long as it is out of view. */
const LATER = ".section + .section, .footer";

/**
 * Lays out what the first layout left out, part by part, each in a moment when the browser has nothing to do: the page is
 * shown early, no task is long, and by the time the visitor scrolls all heights are known.
 */
export function layOutInTurn(): void {
  const parts = document.querySelectorAll<HTMLElement>(LATER)[Symbol.iterator]();
  const next = () => {
    const { value: part } = parts.next();
    if (!part) return;
    part.style.contentVisibility = "visible";
    // The layout comes with the frame; the next part with the first idle moment after it.
    requestAnimationFrame(() => whenIdle(next));
  };
  whenIdle(next);
}
