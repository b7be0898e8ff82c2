import Cookies from "js-cookie";
import { SENT_COOKIE } from "../site/browserStorage.ts";

// Whether a form was sent in this visit, or is being filled in. A file of its own, because popups need it without the form.

/** Records that a form was sent, so that no popup opens in this visit any more. */
export function noteSent(): void {
  Cookies.set(SENT_COOKIE, "1", { sameSite: "lax" });
}

export const wasSent = (): boolean => Cookies.get(SENT_COOKIE) === "1";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isCheck = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

export const hasOption = (select: HTMLSelectElement, value: string): boolean =>
  [...select.options].some((option) => option.value === value);

/** Whether a control has another value than at first. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(initial, 0);
  }
  return isCheck(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
