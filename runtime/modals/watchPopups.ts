import type { PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import type { Popup, PopupConfig } from "../site/layout.ts";

/** Watches the triggers of the layout's popups (docs/behaviour.md, Popups). */
export function watchPopups(popups: PopupConfig, page: PageData, site: SiteData, signal: AbortSignal): void {
  const { scroll, exitIntent } = popups;
  if ((!scroll && !exitIntent) || isThankYouPage(page, site)) return;
  if (scroll) {
    const check = () =>
      scrollY > document.documentElement.scrollHeight / scroll.scrollDivisor && offerInTurn(scroll, signal);
    addEventListener("scroll", check, { signal, passive: true });
    // The visitor may have scrolled that far before hydration.
    check();
  }
  if (exitIntent) {
    // The mouse leaves the window at the top: outside the page nothing is related.
    const check = ({ clientY, relatedTarget }: MouseEvent) =>
      relatedTarget === null && clientY <= 0 && offerInTurn(exitIntent, signal);
    document.addEventListener("mouseout", check, { signal, passive: true });
  }
}

const isThankYouPage = ({ template, path }: PageData, { forms }: SiteData): boolean =>
  template === "thank-you" || Object.values(forms).some(({ thanks }) => "page" in thanks && thanks.page === path);

let queue = Promise.resolve();

/** Offers popups in the order of their triggers: Chromium resolves two imports of a module in any order. */
export function offerInTurn(popup: Popup, signal: AbortSignal): void {
  const offer = async () => (await import("./offerPopup.ts")).offerPopup(popup, signal);
  // Offline the page works without popups.
  queue = queue.then(offer).catch(() => {});
}
