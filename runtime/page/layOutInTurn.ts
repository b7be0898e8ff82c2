import { whenIdle } from "./whenIdle.ts";

/** What the styles leave out of the first layout (`content-visibility`) as long as it is out of view. */
const LATER = ".section + .section, .related, .closing, .footer";

const parts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(LATER)];

const layOut = (part: HTMLElement): void => void (part.style.contentVisibility = "visible");

/**
 * Lays out what the first layout left out, part by part, each in a moment when the browser has nothing to do: the page is
 * shown early, no task is long, and by the time the visitor scrolls all heights are known. What the styles keep back for a
 * moment (`later`) is waited for.
 * @param left Aborted when the page is left.
 */
export function layOutInTurn(left: AbortSignal): void {
  const rest = parts();
  const next = () => {
    const part = left.aborted ? undefined : rest.shift();
    if (!part) return;
    layOut(part);
    // The layout comes with the frame; the next part with the first idle moment after it.
    requestAnimationFrame(() => whenIdle(next));
  };
  // Asked in an idle moment too: the question makes the browser apply the styles at once.
  whenIdle(() => {
    const keptBack = rest.flatMap((part) => part.getAnimations());
    void Promise.allSettled(keptBack.map(({ finished }) => finished)).then(() => whenIdle(next));
  });
}

/** Lays everything out at once, for a view further down: until then the heights above it are estimates. */
export function layOutNow(): void {
  parts().forEach(layOut);
}
