/** Runs a function when the browser is idle, or after a second. Safari has no requestIdleCallback. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 100);
}

const NEAR = "400px";

/** Runs a function for each element when it comes near the view, once. */
export function whenNear(elements: Iterable<Element>, signal: AbortSignal, run: (element: Element) => void): void {
  const check = (entries: IntersectionObserverEntry[]) => {
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
      observer.unobserve(target);
      run(target);
    }
  };
  const observer = new IntersectionObserver(check, { rootMargin: NEAR });
  for (const element of elements) observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Parts that styles exclude from layout while they are out of view (`content-visibility`). */
const DEFERRED = ".section + .section, .related, .closing, .footer";

const parts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(DEFERRED)];

const layOut = (part: HTMLElement): void => void (part.style.contentVisibility = "visible");

/**
 * Lays out the deferred parts one by one, when the browser is idle, so that no task is long, and all heights are known
 * before the visitor scrolls. Waits for the animation `later`, with which styles hide parts for a moment.
 */
export function layOutInTurn(signal: AbortSignal): void {
  const remaining = parts();
  const next = () => {
    const part = signal.aborted ? undefined : remaining.shift();
    if (!part) return;
    layOut(part);
    // The frame contains the layout; the next part follows when the browser is idle again.
    requestAnimationFrame(() => whenIdle(next));
  };
  // When idle, because `getAnimations` forces a recalculation of styles.
  whenIdle(() => {
    const animations = remaining.flatMap((part) => part.getAnimations());
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => whenIdle(next));
  });
}

/** Lays out all deferred parts at once, before scrolling down: until then the heights above are estimates. */
export const layOutNow = (): void => parts().forEach(layOut);
