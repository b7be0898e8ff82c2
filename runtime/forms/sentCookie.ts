import { SENT_COOKIE } from "../site/browserStorage.ts";

const COOKIE = `${SENT_COOKIE}=1`;

/** Notes that a form has been sent: no popup opens in this visit any more. */
export function noteSent(): void {
  document.cookie = `${COOKIE}; path=/; samesite=lax`;
}

/** True once a form has been sent in this visit. */
export const wasSent = (): boolean => document.cookie.split("; ").includes(COOKIE);
