import { startDelivery } from "../outbox/startDelivery.ts";
import { forgetLead, getOutbox, keepLead } from "../outbox/outbox.ts";
import { takeOver } from "../outbox/takeOver.ts";
import { mayWait } from "../outbox/waitingFlag.ts";
import type { SendConfig } from "../site/forms.ts";
import type { Lead } from "../site/lead.ts";
import { type Outcome, sendLead } from "../site/sendLead.ts";

/** After this time without an answer a lead is stored, in case the visitor closes the tab, in milliseconds. */
const SLOW_MS = 4000;

/** The longest time that storage may delay the form, in milliseconds: it can hang. */
const STORAGE_MS = 1000;

interface Delivery {
  send: SendConfig;
  lead: Lead;
  /** Random; the same when a form is sent again unchanged. */
  id: string;
  /** Id of the form's latest lead that failed: it may wait in the outbox. */
  before: string | undefined;
  /** Base of the content API: leads of an earlier version that wait too are sent there. */
  contentApiBase: string | undefined;
}

/**
 * Sends a lead, and keeps it in the outbox when it did not arrive; one that was refused is not kept. The outbox is part of
 * the form's own code, because without a network it could not be loaded on demand.
 */
export async function deliverLead({ send, lead, id, before, contentApiBase }: Delivery): Promise<Outcome> {
  const kept = { lead, send };
  const state = before !== undefined || mayWait() ? await replaceWaiting() : "absent";
  if (state === "arrived") return { delivered: true };
  let stored: Promise<unknown> | undefined = state === "taken" ? Promise.resolve() : undefined;
  const slow = setTimeout(() => (stored ??= keepLead(id, kept, true)), SLOW_MS);
  const outcome = await sendLead(send, lead);
  clearTimeout(slow);
  if (!outcome.delivered && outcome.failure !== "refused") await inTime(keepThenRetry());
  else if (stored) await inTime(stored.then(() => forgetLead(id)));
  return outcome;

  /** A visitor who sends once more makes no second lead. */
  async function replaceWaiting() {
    const outbox = await inTime(getOutbox().catch(() => undefined));
    return outbox ? takeOver(outbox, { id, before, kept }).catch(() => "absent" as const) : "absent";
  }

  /** The form can be sent again once its lead is stored, so that it finds it there. */
  async function keepThenRetry(): Promise<void> {
    if (await keepLead(id, kept)) void startDelivery(contentApiBase, false);
  }
}

const inTime = <T>(storage: Promise<T>): Promise<T | undefined> =>
  Promise.race([storage, new Promise<undefined>((resolve) => setTimeout(resolve, STORAGE_MS))]);
