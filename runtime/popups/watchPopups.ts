import Cookies from "js-cookie";
import { wasSent } from "../forms/sentCookie.ts";
import { currentModal, openModal } from "../modals/store.ts";
import type { PopupConfig } from "../site/layout.ts";
import { isFilling } from "./isFilling.ts";
import { cookieDays, isScrolledPast, leavesThroughTop, mayOpen } from "./popupRules.ts";

/** Opens the layout's popups when their conditions are met. The returned function stops that. */
export function watchPopups({ scroll, exitIntent }: PopupConfig): () => void {
  const stops = [scroll && watchScroll(scroll), exitIntent && watchExit(exitIntent)];
  return () => {
    for (const stop of stops) stop?.();
  };
}

function watchScroll(popup: NonNullable<PopupConfig["scroll"]>): () => void {
  const offer = makeOffer(popup, { expires: cookieDays(popup.seconds) });
  const check = () => {
    if (isScrolledPast(scrollY, document.documentElement.scrollHeight, popup.scrollDivisor)) offer();
  };
  addEventListener("scroll", check, { passive: true });
  // The visitor may have scrolled that far before hydration.
  check();
  return () => removeEventListener("scroll", check);
}

function watchExit(popup: NonNullable<PopupConfig["exitIntent"]>): () => void {
  const offer = makeOffer(popup);
  const check = ({ clientY, relatedTarget }: MouseEvent) => {
    if (leavesThroughTop(clientY, relatedTarget)) offer();
  };
  document.addEventListener("mouseout", check, { passive: true });
  return () => document.removeEventListener("mouseout", check);
}

/** Opens a popup at most once. The cookie, which another tab may have set, remembers that; where cookies are blocked, `seen` does. */
function makeOffer({ modal, cookie }: { modal: string; cookie: string }, lifetime?: { expires: number }): () => void {
  let seen = false;
  return () => {
    seen ||= Cookies.get(cookie) !== undefined;
    const modalOpen = currentModal() !== null;
    const surroundings = { seen, modalOpen, sent: wasSent(), filling: !seen && isFilling(document) };
    if (!mayOpen(surroundings) || !openModal(modal)) return;
    seen = true;
    Cookies.set(cookie, "1", { sameSite: "lax", ...lifetime });
  };
}
