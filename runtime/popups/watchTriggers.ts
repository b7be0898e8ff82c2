import type { PopupConfig } from "../site/layout.ts";

export type Popup = NonNullable<PopupConfig["scroll"] | PopupConfig["exitIntent"]>;

/** Calls `offer` each time that a popup's trigger occurs. */
export function watchTriggers(
  { scroll, exitIntent }: PopupConfig,
  offer: (popup: Popup) => void,
  signal: AbortSignal,
): void {
  if (scroll) {
    const check = () => {
      if (isScrolledPast(scrollY, document.documentElement.scrollHeight, scroll.scrollDivisor)) offer(scroll);
    };
    addEventListener("scroll", check, { signal, passive: true });
    // The visitor may have scrolled that far before hydration.
    check();
  }
  if (exitIntent) {
    const check = ({ clientY, relatedTarget }: MouseEvent) => {
      if (leavesThroughTop(clientY, relatedTarget)) offer(exitIntent);
    };
    document.addEventListener("mouseout", check, { signal, passive: true });
  }
}

/** Whether the page is scrolled past its height divided by the layout's divisor. */
export const isScrolledPast = (scrollY: number, scrollHeight: number, divisor: number): boolean =>
  scrollY > scrollHeight / divisor;

/**
 * Whether the mouse leaves the window at the top. `related` is the element that it moves to, or null outside the page.
 */
export const leavesThroughTop = (clientY: number, related: EventTarget | null): boolean =>
  related === null && clientY <= 0;
