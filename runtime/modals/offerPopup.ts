import Cookies from "js-cookie";
import { type Control, isChanged, wasSent } from "../forms/formUse.ts";
import { loadModals } from "./openModal.ts";
import { currentModal, showModal } from "./store.ts";
import type { Popup } from "../site/layout.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** Cookie names of popups that were shown, for browsers that block cookies. */
const shown = new Set<string>();

/** Opens a popup if it may open now, at most once. A cookie records that, which another tab may have set. */
export async function offerPopup(popup: Popup, signal: AbortSignal): Promise<void> {
  if (!isDue(popup)) return;
  await loadModals();
  const { modal, cookie } = popup;
  if (signal.aborted || !isDue(popup) || !showModal(modal)) return;
  shown.add(cookie);
  Cookies.set(cookie, "1", { sameSite: "lax", ...("seconds" in popup && { expires: popup.seconds / DAY_SECONDS }) });
}

/** A popup opens only once, and not over another modal, while a form is being filled in, or after one was sent. */
function isDue({ cookie }: Popup): boolean {
  const wasShown = shown.has(cookie) || Cookies.get(cookie) !== undefined;
  return !wasShown && currentModal() === null && !wasSent() && !isFilling(document);
}

/** Whether the focus is in a form, an enquiry form has changes, or one was just sent (it is already reset). */
export function isFilling(page: Document): boolean {
  if (page.activeElement?.closest("form") || page.querySelector(".form__sent")) return true;
  const controls = page.querySelectorAll<Control>("form[data-enquiry] :is(input, select, textarea)");
  return [...controls].some(isChanged);
}
