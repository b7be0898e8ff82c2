import { DELIVERED_KEY } from "../site/browserStorage.ts";
import { orUndefined } from "./waitingFlag.ts";

/** How many ids are kept. */
const MOST = 5;

/** Notes that a lead has arrived: a form that is still open, in any tab, is not to send it once more. */
export function noteDelivered(id: string): void {
  orUndefined(() => localStorage.setItem(DELIVERED_KEY, [id, ...listDelivered()].slice(0, MOST).join(" ")));
}

/** True for a lead that the outbox has delivered. */
export const wasDelivered = (id: string): boolean => listDelivered().includes(id);

const listDelivered = (): string[] => orUndefined(() => localStorage.getItem(DELIVERED_KEY))?.split(" ") ?? [];
