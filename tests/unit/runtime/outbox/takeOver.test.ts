import { beforeEach, expect, it, vi } from "vitest";
import type { Lead } from "../../../../runtime/site/lead.ts";
import { noteDelivered } from "../../../../runtime/outbox/deliveredNotes.ts";
import { decryptLead, encryptLead } from "../../../../runtime/outbox/encryption.ts";
import type { KeptLead } from "../../../../runtime/outbox/keptLead.ts";
import { firstTry } from "../../../../runtime/outbox/retryPolicy.ts";
import { takeOver } from "../../../../runtime/outbox/takeOver.ts";
import { memoryOutbox } from "./memoryOutbox.ts";

const ADA: Lead = [["your-name", "Ada"]];
const ADA_BYRON: Lead = [["your-name", "Ada Byron"]];
const keptLead = (lead: Lead): KeptLead => ({ lead, send: { url: "/send", as: "multipart", success: {} } });

let outbox: Awaited<ReturnType<typeof memoryOutbox>>;
let clock: number;

beforeEach(async () => {
  outbox = await memoryOutbox();
  clock = 1e12;
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const keep = async (id: string, underWay = false) =>
  outbox.put({ id, ...(await encryptLead(outbox.key, keptLead(ADA))), ...firstTry(clock, underWay) });

/** What happens while an answer is waited for. */
let meanwhile = async () => {};
beforeEach(() => void (meanwhile = async () => {}));

const resend = (id: string, before: string | undefined, lead = ADA) =>
  takeOver(outbox, {
    id,
    before,
    kept: keptLead(lead),
    now: () => clock,
    pause: async (milliseconds) => {
      clock += milliseconds;
      await meanwhile();
    },
  });

/** Ids of what waits, and of what is claimed, with the lead. */
const waiting = () =>
  Promise.all(
    [...outbox.leads.values()].map(async (lead) => {
      const { lead: values } = (await decryptLead(outbox.key, lead)) as KeptLead;
      return [lead.id, lead.claimed, values[0]?.[1]];
    }),
  );

it("claims the same lead, so that the outbox does not send it too", async () => {
  await keep("a");
  expect((await resend("a", "a")).state).toBe("taken");
  expect(await waiting()).toEqual([["a", true, "Ada"]]);
});

it("puts a corrected lead in the place of the first", async () => {
  await keep("a");
  expect((await resend("b", "a", ADA_BYRON)).state).toBe("taken");
  expect(await waiting()).toEqual([["b", true, "Ada Byron"]]);
});

it("finds a lead with the same values that another form, or the page before a reload, has kept", async () => {
  await keep("a");
  // By its id the service may know it.
  expect(await resend("b", undefined)).toEqual({ state: "taken", id: "a" });
  expect(await waiting()).toEqual([["a", true, "Ada"]]);
});

it("leaves other leads alone", async () => {
  await keep("a");
  expect((await resend("b", undefined, ADA_BYRON)).state).toBe("absent");
  expect(await waiting()).toEqual([["a", false, "Ada"]]);
});

it("waits while the outbox sends it, and sends nothing when it arrives", async () => {
  await keep("a", true);
  meanwhile = async () => {
    noteDelivered("a");
    await outbox.remove("a");
  };
  expect((await resend("a", "a")).state).toBe("arrived");
});

it("sends nothing when the outbox has delivered it already", async () => {
  noteDelivered("a");
  expect((await resend("a", "a")).state).toBe("arrived");
});

it("sends what was corrected after the first has arrived: it is another lead", async () => {
  noteDelivered("a");
  expect((await resend("b", "a", ADA_BYRON)).state).toBe("absent");
});

it("lets the form send what was refused or given up meanwhile", async () => {
  await keep("a", true);
  meanwhile = async () => void (await outbox.remove("a"));
  expect((await resend("a", "a")).state).toBe("absent");
});

it("waits no longer than a request can take: the tab that was sending it may be gone", async () => {
  await keep("a", true);
  const began = clock;
  expect((await resend("a", "a")).state).toBe("taken");
  expect(clock - began).toBe(20_000);
});
