import Cookies from "js-cookie";
import { SENT_COOKIE } from "../site/browserStorage.ts";

/** Notes that a form has been sent: no popup opens in this visit any more. */
export function noteSent(): void {
  Cookies.set(SENT_COOKIE, "1", { sameSite: "lax" });
}

/** True once a form has been sent in this visit. */
export const wasSent = (): boolean => Cookies.get(SENT_COOKIE) === "1";
