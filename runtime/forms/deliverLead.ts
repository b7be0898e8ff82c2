import { startDelivery } from "../outbox/startDelivery.ts";
import { forgetLead, getOutbox, keepLead } from "../outbox/outbox.ts";
import { takeOver } from "../outbox/takeOver.ts";
import { mayWait } from "../outbox/waitingFlag.ts";
import type { SendConfig } from "../site/forms.ts";
import type { Lead } from "../site/lead.ts";
import { type Outcome, sendLead } from "../site/sendLead.ts";

/** The longest time that storage may delay the form, in milliseconds: it can hang. */
const STORAGE_MS = 1000;

export interface Delivery {
  send: SendConfig;
  /** Keeps the lead for when it can't be delivered now. */
  keep: boolean;
  lead: Lead;
  /** Random; the same when a form is sent again unchanged. */
  id: string;
  /** Id of the form's latest lead that failed: it may wait in the outbox. */
  before: string | undefined;
  /** Base of the content API: leads of an earlier version that wait too are sent there. */
  contentApiBase: string | undefined;
}

/** What became of a lead: with `lost` it has not arrived, and this browser could not keep it. */
export type Delivered = Outcome & { lost?: boolean };

/**
 * Sends a lead. It is kept in the outbox before the request leaves, because the visitor may close the page at any time, and
 * removed when it has arrived or was refused.
 */
export async function deliverLead({
  keep,
  send,
  lead,
  id: newId,
  before,
  contentApiBase,
}: Delivery): Promise<Delivered> {
  if (!keep) return sendLead(send, lead, newId);
  const kept = { lead, send };
  const absent = { state: "absent", id: newId } as const;
  const { state, id } = before !== undefined || mayWait() ? await replaceWaiting() : absent;
  if (state === "arrived") return { delivered: true };
  // Storage that takes its time goes on beside the request.
  const storing = state === "taken" ? Promise.resolve(true) : keepLead(id, kept, true);
  await inTime(storing);
  const outcome = await sendLead(send, lead, id);
  if (!outcome.delivered && outcome.failure !== "refused") {
    const isKept = (await inTime(storing.then(keepThenRetry))) || (await inTime(storing));
    return { ...outcome, lost: isKept !== true };
  }
  await inTime(storing.then(() => forgetLead(id)));
  return outcome;

  /** A visitor who sends once more makes no second lead. */
  async function replaceWaiting() {
    const outbox = await inTime(getOutbox().catch(() => undefined));
    return outbox ? takeOver(outbox, { id: newId, before, kept }).catch(() => absent) : absent;
  }

  /** The form can be sent again once its lead is stored, so that it finds it there. */
  async function keepThenRetry(): Promise<boolean> {
    const isKept = await keepLead(id, kept);
    if (isKept) void startDelivery(contentApiBase, false);
    return isKept;
  }
}

const inTime = <T>(storage: Promise<T>): Promise<T | undefined> =>
  Promise.race([storage, new Promise<undefined>((resolve) => setTimeout(resolve, STORAGE_MS))]);
