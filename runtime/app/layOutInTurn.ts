import { whenIdle } from "../page/whenIdle.ts";

/** What the styles leave out of the first layout (`content-visibility`) as long as it is out of view. */
const LATER = ".section + .section, .footer";

/**
 * Lays out what the first layout left out, part by part, each in a moment when the browser has nothing to do: the page is
 * shown early, no task is long, and by the time the visitor scrolls all heights are known. What the styles keep back for a
 * moment (`later`) is waited for.
 */
export function layOutInTurn(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(LATER)];
  const keptBack = parts.flatMap((part) => part.getAnimations());
  const rest = parts[Symbol.iterator]();
  const next = () => {
    const { value: part } = rest.next();
    if (!part) return;
    part.style.contentVisibility = "visible";
    // The layout comes with the frame; the next part with the first idle moment after it.
    requestAnimationFrame(() => whenIdle(next));
  };
  void Promise.allSettled(keptBack.map(({ finished }) => finished)).then(() => whenIdle(next));
}
