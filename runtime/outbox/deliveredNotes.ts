import { orUndefined } from "./waitingFlag.ts";

/** Key in `localStorage`: random ids of the leads that the outbox has delivered last. They say nothing about the visitor. */
const KEY = "delivered";

/** How many ids are kept. */
const MOST = 5;

/** Notes that a lead has arrived: a form that is still open, in any tab, is not to send it once more. */
export function noteDelivered(id: string): void {
  orUndefined(() => localStorage.setItem(KEY, [id, ...listDelivered()].slice(0, MOST).join(" ")));
}

/** True for a lead that the outbox has delivered. */
export const wasDelivered = (id: string): boolean => listDelivered().includes(id);

const listDelivered = (): string[] => orUndefined(() => localStorage.getItem(KEY))?.split(" ") ?? [];
