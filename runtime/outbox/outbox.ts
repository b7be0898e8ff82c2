import { encryptLead } from "./encryption.ts";
import type { KeptLead } from "./keptLead.ts";
import { openOutbox, type Outbox } from "./outboxStorage.ts";
import { firstTry } from "./retryPolicy.ts";
import { noteWaiting } from "./waitingFlag.ts";

let opened: Promise<Outbox> | undefined;

/** The outbox, opened once per page. @throws where the browser can't open it; the next call tries again. */
export function getOutbox(): Promise<Outbox> {
  opened ??= openOutbox().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Keeps a lead that could not be delivered, or one whose answer is slow (`underWay`). A lead of the same id is replaced.
 * Returns false where the browser can't keep it (private windows, pages without HTTPS).
 */
export async function keepLead(id: string, lead: KeptLead, underWay = false): Promise<boolean> {
  try {
    const outbox = await getOutbox();
    await outbox.put({ id, ...(await encryptLead(outbox.key, lead)), ...firstTry(Date.now(), underWay) });
    noteWaiting(true);
    return true;
  } catch {
    return false;
  }
}

/** Removes a lead that was kept and has been delivered since. */
export async function forgetLead(id: string): Promise<void> {
  try {
    await (await getOutbox()).remove(id);
  } catch {
    // An outbox that can't be opened holds no lead.
  }
}
