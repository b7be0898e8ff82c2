import { startDelivery } from "../outbox/startDelivery.ts";
import { forgetLead, getOutbox, keepLead } from "../outbox/outbox.ts";
import { takeOver } from "../outbox/takeOver.ts";
import { mayWait } from "../outbox/waitingFlag.ts";
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
  /** Base URL of the content API, for waiting leads of an earlier version. */
  contentApiBase: string | undefined;
}

/** The result. `lost`: it was neither delivered nor stored. */
export type Delivered = Outcome & { lost?: boolean };

/**
 * Sends a lead. It is stored in the outbox before the request, because the visitor may close the page at any time, and
 * removed when it was delivered or refused.
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
  // Slow storage continues in parallel to the request.
  const storing = state === "taken" ? Promise.resolve(true) : keepLead(id, kept, true);
  await inTime(storing);
  const outcome = await sendLead(send, lead, id);
  if (!outcome.delivered && outcome.failure !== "refused") {
    const isKept = (await inTime(storing.then(keepThenRetry))) || (await inTime(storing));
    return { ...outcome, lost: isKept !== true };
  }
  await inTime(storing.then(() => forgetLead(id)));
  return outcome;

  /** Avoids a second lead when a visitor sends again. */
  async function replaceWaiting() {
    const outbox = await inTime(getOutbox().catch(() => undefined));
    return outbox ? takeOver(outbox, { id: newId, before, kept }).catch(() => absent) : absent;
  }

  /** Waits for storage, so that sending again finds the stored lead. */
  async function keepThenRetry(): Promise<boolean> {
    const isKept = await keepLead(id, kept);
    if (isKept) void startDelivery(contentApiBase, false);
    return isKept;
  }
}

const inTime = <T>(storage: Promise<T>): Promise<T | undefined> =>
  Promise.race([storage, new Promise<undefined>((resolve) => setTimeout(resolve, STORAGE_MS))]);
