import { startDelivery } from "./startDelivery.ts";
import { forgetLead, getOutbox, keepLead, lockOf, type Outbox, wasDelivered } from "./outbox.ts";
import { mayWait } from "./emptyOutbox.ts";
import type { SendConfig } from "../site/forms.ts";
import type { Lead } from "../site/lead.ts";
import { type Outcome, sendLead } from "../site/sendLead.ts";

/** Maximum delay of the form by storage, which can hang. */
const STORAGE_MS = 1000;

export interface Delivery {
  send: SendConfig;
  /** Whether to store the lead in the outbox until it is delivered. */
  keep: boolean;
  lead: Lead;
  /** Random; the same when an unchanged form is sent again. */
  id: string;
  /** Id of the form's last lead that failed, which may be in the outbox. */
  before: string | undefined;
}

/** The result. `lost`: it was neither delivered nor stored. */
export type Delivered = Outcome & { lost?: boolean };

/** Sends a lead, which is stored meanwhile: the visitor may close the page at any time. */
export async function deliverLead({ keep, send, lead, id: newId, before }: Delivery): Promise<Delivered> {
  if (!keep) return sendLead(send, lead, newId);
  const outbox = before !== undefined || mayWait() ? await inTime(getOutbox().catch(() => undefined)) : undefined;
  const stored = outbox && (await withdrawLead(outbox, { id: newId, before, lead }).catch(() => undefined));
  if (stored?.hasArrived) return { delivered: true };
  const id = stored?.id ?? newId;
  return "locks" in navigator ? navigator.locks.request(lockOf(id), { steal: true }, keepAndSend) : keepAndSend();

  async function keepAndSend(): Promise<Delivered> {
    const store = () => keepLead(id, { lead, send });
    // Slow storage continues in parallel to the request.
    const storing = store();
    await inTime(storing);
    const outcome = await sendLead(send, lead, id);
    if (outcome.delivered || outcome.failure === "refused") {
      await inTime(storing.then(() => forgetLead(id)));
      return outcome;
    }
    // Stored again: the pause begins with the failure. Waits for it, so that sending again finds the lead.
    const isKept = (await inTime(storing.then(store))) || (await inTime(storing));
    if (isKept) void startDelivery(false);
    return { ...outcome, lost: isKept !== true };
  }
}

const inTime = <T>(storage: Promise<T>): Promise<T | undefined> =>
  Promise.race([storage, new Promise<undefined>((resolve) => setTimeout(resolve, STORAGE_MS))]);

/** How long to wait for a lead that the outbox is sending: as long as a request can take. */
const MAX_WAIT_MS = 20_000;

/**
 * Removes the stored lead that a form is about to send again: the form's earlier one, or one with the same values from
 * another form or before a reload. If the outbox is sending it, waits for the response. A lead with the same values keeps
 * its id, by which the service may recognise it. If it has arrived meanwhile, there is nothing to send.
 */
export async function withdrawLead(
  outbox: Outbox,
  { id, before, lead }: Pick<Delivery, "id" | "before" | "lead">,
  maxWait = MAX_WAIT_MS,
): Promise<{ id: string; hasArrived: boolean }> {
  const values = JSON.stringify(lead);
  const isSameLead = (waiting: { lead: Lead }) => JSON.stringify(waiting.lead) === values;
  const stored = before ?? (await outbox.list()).find(isSameLead)?.id;
  if (stored === undefined) return { id, hasArrived: false };
  const remove = () => outbox.remove(stored);
  await navigator.locks.request(lockOf(stored), { signal: AbortSignal.timeout(maxWait) }, remove).catch(remove);
  // With changed values it is another lead, which still has to be sent.
  const isSame = before === undefined || before === id;
  return { id: isSame ? stored : id, hasArrived: isSame && wasDelivered(stored) };
}
