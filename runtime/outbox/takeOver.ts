import { wasDelivered } from "./deliveredNotes.ts";
import { decryptLead, encryptLead } from "./encryption.ts";
import type { KeptLead } from "./keptLead.ts";
import type { Outbox } from "./outboxStorage.ts";
import { claim, firstTry, type Timing } from "./retryPolicy.ts";

/** How long a lead that the outbox is sending is waited for, in milliseconds: as long as a request can take. */
const BUSY_MS = 20_000;

/** Pause between two looks at it, in milliseconds. */
const LOOK_MS = 500;

interface Resend {
  /** Id of the lead that is sent now. */
  id: string;
  /** Id of the form's earlier lead: the same while its values are the same. */
  before: string | undefined;
  kept: KeptLead;
  now?: () => number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

interface TakenOver {
  state: "taken" | "arrived" | "absent";
  /** The id that the lead is sent with. */
  id: string;
}

/**
 * Puts the lead that a visitor sends once more in the place of the one that waits: the form's earlier lead, or one with the
 * same values from another form or before a reload. While the outbox is sending that one, its answer is waited for.
 * One with the same values keeps its id, by which the service may know it.
 * @returns `taken` when the form is to send it, `arrived` when that has been done, `absent` when none waits.
 */
export async function takeOver(outbox: Outbox, resend: Resend): Promise<TakenOver> {
  const { before, kept, now = Date.now, pause = wait } = resend;
  const same = before === undefined ? await findSame(outbox, kept) : undefined;
  const known = before ?? same;
  const id = same ?? resend.id;
  if (known === undefined) return { state: "absent", id };
  const end = now() + BUSY_MS;
  let state = await claimFor(outbox, known, now, end);
  while (state === "busy") {
    await pause(LOOK_MS);
    state = await claimFor(outbox, known, now, end);
  }
  // Values that have changed since are another lead.
  if (state === "gone")
    return { state: wasDelivered(known) && known !== changedFrom(resend) ? "arrived" : "absent", id };
  await outbox.put({ id, ...(await encryptLead(outbox.key, kept)), ...firstTry(now(), true) });
  if (known !== id) await outbox.remove(known);
  return { state: "taken", id };
}

/** The form's earlier lead, if its values were others. */
const changedFrom = ({ id, before }: Resend): string | undefined => (before === id ? undefined : before);

/** Claims a lead, unless another is sending it. One transaction, so no two can claim it. */
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
