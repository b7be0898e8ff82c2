import type { PopupConfig } from "../site/layout.ts";

/** One of the popups that a layout may have. */
export type Popup = NonNullable<PopupConfig["scroll"] | PopupConfig["exitIntent"]>;

/** Offers the layout's popups when what triggers them happens, which may be more than once. */
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

/** True once the page is scrolled past its height divided by the layout's divisor. */
export const isScrolledPast = (scrollY: number, scrollHeight: number, divisor: number): boolean =>
  scrollY > scrollHeight / divisor;

/** True when the mouse leaves the window through its top. `related` is the element that it moves to: none outside the page. */
export const leavesThroughTop = (clientY: number, related: EventTarget | null): boolean =>
  related === null && clientY <= 0;
