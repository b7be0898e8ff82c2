import Cookies from "js-cookie";
import { SENT_COOKIE } from "../site/browserStorage.ts";

/** Records that a form was sent, so that no popup opens in this visit any more. */
export function noteSent(): void {
  Cookies.set(SENT_COOKIE, "1", { sameSite: "lax" });
}

/** Whether a form was sent in this visit. */
export const wasSent = (): boolean => Cookies.get(SENT_COOKIE) === "1";
