import Cookies from "js-cookie";
import { wasSent } from "../forms/sentCookie.ts";
import { loadModals } from "../modals/loadModals.ts";
import { currentModal, showModal } from "../modals/store.ts";
import { isFilling } from "./isFilling.ts";
import { cookieDays, mayOpen } from "./popupRules.ts";
import type { Popup } from "./watchTriggers.ts";

/** Cookie names of popups that were shown, for browsers that block cookies. */
const shown = new Set<string>();

/**
 * Opens a popup if it may open now, at most once. A cookie records that, which another tab may have set.
 * @param signal Aborted when the visitor leaves the page.
 */
export async function offerPopup(popup: Popup, signal: AbortSignal): Promise<void> {
  if (!isDue(popup)) return;
  await loadModals();
  const { modal, cookie } = popup;
  if (signal.aborted || !isDue(popup) || !showModal(modal)) return;
  shown.add(cookie);
  Cookies.set(cookie, "1", { sameSite: "lax", ...("seconds" in popup && { expires: cookieDays(popup.seconds) }) });
}

function isDue({ cookie }: Popup): boolean {
  const seen = shown.has(cookie) || Cookies.get(cookie) !== undefined;
  const modalOpen = currentModal() !== null;
  return mayOpen({ seen, modalOpen, sent: wasSent(), filling: !seen && isFilling(document) });
}
