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
 * Keeps a lead that is about to be sent (`underWay`), or one that could not be delivered. A lead of the same id is replaced.
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

/** Clears the flag when no lead waits any more. Another tab stores a lead first and sets the flag then, so it is looked at once more. */
export async function noteWhatWaits(outbox: Outbox): Promise<void> {
  const isEmpty = async () => (await outbox.list()).length === 0;
  if (!(await isEmpty())) return;
  noteWaiting(false);
  if (!(await isEmpty())) noteWaiting(true);
}

/** Removes a lead that was kept and is settled: it has arrived, or was refused. */
export async function forgetLead(id: string): Promise<void> {
  try {
    const outbox = await getOutbox();
    await outbox.remove(id);
    await noteWhatWaits(outbox);
  } catch {
    // An outbox that can't be opened holds no lead.
  }
}
