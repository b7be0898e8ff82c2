import { openOutbox, type Outbox } from "./outboxStorage.ts";
import { firstTiming, type KeptLead } from "./retryPolicy.ts";
import { noteWaiting, orUndefined } from "./emptyOutbox.ts";
import { DELIVERED_KEY } from "../site/browserStorage.ts";

let opened: Promise<Outbox> | undefined;

/** Opens the outbox, once per document. @throws when the browser can't open it; the next call tries again. */
export function getOutbox(): Promise<Outbox> {
  opened ??= openOutbox().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Stores a lead that is about to be sent or could not be delivered, and replaces one with the same id. Returns false
 * when the browser can't store it (private windows, pages without HTTPS).
 */
export async function keepLead(id: string, kept: KeptLead): Promise<boolean> {
  try {
    const outbox = await getOutbox();
    await outbox.put({ id, ...kept, ...firstTiming(Date.now()) });
    noteWaiting(true);
    return true;
  } catch {
    return false;
  }
}

/** Clears the flag when the outbox is empty. Checks again, because another tab may have stored a lead meanwhile. */
export async function noteWhatWaits(outbox: Outbox): Promise<void> {
  const isEmpty = async () => (await outbox.list()).length === 0;
  if (!(await isEmpty())) return;
  noteWaiting(false);
  if (!(await isEmpty())) noteWaiting(true);
}

/** Removes a lead that was delivered or refused. */
export async function forgetLead(id: string): Promise<void> {
  try {
    const outbox = await getOutbox();
    await outbox.remove(id);
    await noteWhatWaits(outbox);
  } catch {
    // An outbox that can't be opened contains no lead.
  }
}

const MAX_IDS = 5;

/** Records that a lead was delivered, so that a form that is still open in some tab doesn't send it again. */
export function noteDelivered(id: string): void {
  orUndefined(() => localStorage.setItem(DELIVERED_KEY, [id, ...listDelivered()].slice(0, MAX_IDS).join(" ")));
}

/** Whether the outbox has delivered a lead. */
export const wasDelivered = (id: string): boolean => listDelivered().includes(id);

const listDelivered = (): string[] => orUndefined(() => localStorage.getItem(DELIVERED_KEY))?.split(" ") ?? [];
