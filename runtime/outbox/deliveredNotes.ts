import { DELIVERED_KEY } from "../site/browserStorage.ts";
import { orUndefined } from "./waitingFlag.ts";

const MAX_IDS = 5;

/** Records that a lead was delivered, so that a form that is still open in some tab doesn't send it again. */
export function noteDelivered(id: string): void {
  orUndefined(() => localStorage.setItem(DELIVERED_KEY, [id, ...listDelivered()].slice(0, MAX_IDS).join(" ")));
}

/** Whether the outbox has delivered a lead. */
export const wasDelivered = (id: string): boolean => listDelivered().includes(id);

const listDelivered = (): string[] => orUndefined(() => localStorage.getItem(DELIVERED_KEY))?.split(" ") ?? [];
