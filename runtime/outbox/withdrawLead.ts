import type { Lead } from "../site/lead.ts";
import { wasDelivered } from "./outbox.ts";
import { lockOf, type Outbox } from "./outboxStorage.ts";

/** How long to wait for a lead that the outbox is sending: as long as a request can take. */
const MAX_WAIT_MS = 20_000;

interface Resend {
  /** Id of the lead to send. */
  id: string;
  /** Id of the form's earlier lead; equal to `id` if the values are the same. */
  before: string | undefined;
  lead: Lead;
}

/**
 * Removes the stored lead that a form is about to send again: the form's earlier one, or one with the same values from
 * another form or before a reload. If the outbox is sending it, waits for the response.
 * @returns the id to send the lead with: a lead with the same values keeps its id, by which the service may recognise
 *   it. And whether it has arrived meanwhile: then there is nothing to send.
 */
export async function withdrawLead(
  outbox: Outbox,
  { id, before, lead }: Resend,
  maxWait = MAX_WAIT_MS,
): Promise<{ id: string; hasArrived: boolean }> {
  const stored = before ?? (await findSame(outbox, lead));
  if (stored === undefined) return { id, hasArrived: false };
  const remove = () => outbox.remove(stored);
  await navigator.locks.request(lockOf(stored), { signal: AbortSignal.timeout(maxWait) }, remove).catch(remove);
  // With changed values it is another lead, which still has to be sent.
  const isSame = before === undefined || before === id;
  return { id: isSame ? stored : id, hasArrived: isSame && wasDelivered(stored) };
}

/** Id of a lead with the same values. */
async function findSame(outbox: Outbox, lead: Lead): Promise<string | undefined> {
  const values = JSON.stringify(lead);
  return (await outbox.list()).find((waiting) => JSON.stringify(waiting.lead) === values)?.id;
}
