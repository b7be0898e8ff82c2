import Cookies from "js-cookie";
import { wasSent } from "../forms/sentCookie.ts";
import { loadModals } from "../modals/loadModals.ts";
import { currentModal, showModal } from "../modals/store.ts";
import { isFilling } from "./isFilling.ts";
import { cookieDays, mayOpen } from "./popupRules.ts";
import type { Popup } from "./watchTriggers.ts";

/** Cookies of those that have been shown: where cookies are blocked, this is what remembers it. */
const shown = new Set<string>();

/**
 * Opens a popup if it may open now, at most once. The cookie, which another tab may have set, remembers that.
 * @param left Aborted when the visitor leaves the page that offers it.
 */
export async function offerPopup(popup: Popup, left: AbortSignal): Promise<void> {
  if (!isDue(popup)) return;
  await loadModals();
  const { modal, cookie } = popup;
  if (left.aborted || !isDue(popup) || !showModal(modal)) return;
  shown.add(cookie);
  Cookies.set(cookie, "1", { sameSite: "lax", ...("seconds" in popup && { expires: cookieDays(popup.seconds) }) });
}

function isDue({ cookie }: Popup): boolean {
  const seen = shown.has(cookie) || Cookies.get(cookie) !== undefined;
  const modalOpen = currentModal() !== null;
  return mayOpen({ seen, modalOpen, sent: wasSent(), filling: !seen && isFilling(document) });
}
