import { startDelivery } from "../outbox/startDelivery.ts";
import { forgetLead, keepLead } from "../outbox/outbox.ts";
import type { SendConfig } from "../site/forms.ts";
import type { Lead } from "./lead.ts";
import { type Outcome, sendLead } from "./sendLead.ts";

/** After this time without an answer a lead is stored, in case the visitor closes the tab, in milliseconds. */
const SLOW_MS = 4000;

/** The longest time that removing a delivered lead may delay the form, in milliseconds: storage can hang. */
const FORGET_MS = 1000;

interface Delivery {
  send: SendConfig;
  lead: Lead;
  /** Random; the same when a form is sent again after a failure. */
  id: string;
  /** The form has failed before, so its lead may be in the outbox already. */
  again: boolean;
  /** Base of the content API: leads of an earlier version that wait too are sent there. */
  contentApiBase: string | undefined;
}

/**
 * Sends a lead, and keeps it in the outbox when that fails. The outbox is part of the form's own code, because without a
 * network it could not be loaded on demand. Storage that fails or hangs never delays the form.
 */
export async function deliverLead({ send, lead, id, again, contentApiBase }: Delivery): Promise<Outcome> {
  let stored = again;
  const store = () => {
    stored = true;
    void keepLead(id, { lead, send }, true);
  };
  if (again) store();
  const slow = setTimeout(store, SLOW_MS);
  const outcome = await sendLead(send, lead);
  clearTimeout(slow);
  if (!outcome.delivered) void keepThenRetry();
  else if (stored) await Promise.race([forgetLead(id), new Promise((resolve) => setTimeout(resolve, FORGET_MS))]);
  return outcome;

  async function keepThenRetry(): Promise<void> {
    if (await keepLead(id, { lead, send })) await startDelivery(contentApiBase, false);
  }
}
