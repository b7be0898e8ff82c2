import { wasDelivered } from "./deliveredNotes.ts";
import { decryptLead, encryptLead } from "./encryption.ts";
import type { KeptLead } from "./keptLead.ts";
import type { Outbox } from "./outboxStorage.ts";
import { claim, firstTry, type Timing } from "./retryPolicy.ts";

/** How long to wait for a lead that the outbox is sending: as long as a request can take. */
const MAX_WAIT_MS = 20_000;

const POLL_MS = 500;

interface Resend {
  /** Id of the lead to send. */
  id: string;
  /** Id of the form's earlier lead; equal to `id` if the values are the same. */
  before: string | undefined;
  kept: KeptLead;
  now?: () => number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

interface TakenOver {
  state: "taken" | "arrived" | "absent";
  /** The id to send the lead with. */
  id: string;
}

/**
 * When a visitor sends a form again, replaces the stored lead: the form's earlier one, or one with the same values from
 * another form or before a reload. If the outbox is sending it, waits for the response. A lead with the same values
 * keeps its id, by which the service may recognise it.
 * @returns `taken` when the form has to send it, `arrived` when it was delivered meanwhile, otherwise `absent`.
 */
export async function takeOver(outbox: Outbox, resend: Resend): Promise<TakenOver> {
  const { before, kept, now = Date.now, pause = wait } = resend;
  const same = before === undefined ? await findSame(outbox, kept) : undefined;
  const stored = before ?? same;
  const id = same ?? resend.id;
  if (stored === undefined) return { state: "absent", id };
  const end = now() + MAX_WAIT_MS;
  let state = await claimFor(outbox, stored, now, end);
  while (state === "busy") {
    await pause(POLL_MS);
    state = await claimFor(outbox, stored, now, end);
  }
  // With changed values it is another lead, which still has to be sent.
  if (state === "gone")
    return { state: wasDelivered(stored) && stored !== changedFrom(resend) ? "arrived" : "absent", id };
  await outbox.put({ id, ...(await encryptLead(outbox.key, kept)), ...firstTry(now(), true) });
  if (stored !== id) await outbox.remove(stored);
  return { state: "taken", id };
}

/** Id of the form's earlier lead, if its values differ. */
const changedFrom = ({ id, before }: Resend): string | undefined => (before === id ? undefined : before);

/** Claims a lead, unless it is being sent. `change` is one transaction, so only one tab can claim it. */
async function claimFor(outbox: Outbox, id: string, now: () => number, end: number) {
  let state: "gone" | "busy" | "claimed" = "gone";
  const isBusy = ({ claimed, due }: Timing) => claimed && due > now() && now() < end;
  await outbox.change(id, (lead) => {
    state = isBusy(lead) ? "busy" : "claimed";
    return state === "busy" ? lead : claim(lead, now());
  });
  return state as "gone" | "busy" | "claimed";
}

/** Id of a lead with the same values. */
async function findSame(outbox: Outbox, { lead }: KeptLead): Promise<string | undefined> {
  const values = JSON.stringify(lead);
  for (const waiting of await outbox.list()) {
    const kept = await decryptLead(outbox.key, waiting).catch(() => undefined);
    if (JSON.stringify(Array.isArray(kept) ? kept : kept?.lead) === values) return waiting.id;
  }
  return undefined;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
