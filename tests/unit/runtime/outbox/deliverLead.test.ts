import { beforeEach, expect, it, vi } from "vitest";
import type { Lead } from "../../../../runtime/site/lead.ts";
import { noteDelivered } from "../../../../runtime/outbox/outbox.ts";
import { lockOf } from "../../../../runtime/outbox/outbox.ts";
import { firstTiming } from "../../../../runtime/outbox/retryPolicy.ts";
import { withdrawLead } from "../../../../runtime/outbox/deliverLead.ts";
import { memoryOutbox, memoryStorage } from "./memoryOutbox.ts";

const ADA: Lead = [["your-name", "Ada"]];
const ADA_BYRON: Lead = [["your-name", "Ada Byron"]];

let outbox: ReturnType<typeof memoryOutbox>;

beforeEach(async () => {
  outbox = memoryOutbox();
  vi.stubGlobal("localStorage", memoryStorage());
});

const keep = (id: string) =>
  outbox.put({ id, lead: ADA, send: { url: "/send", as: "multipart", success: {} }, ...firstTiming(1e12) });

const resend = (id: string, before: string | undefined, lead = ADA, maxWait?: number) =>
  withdrawLead(outbox, { id, before, lead }, maxWait);

const waiting = () => [...outbox.leads.keys()];

/** While another tab sends a lead. */
const whileSending = (id: string, run: () => Promise<unknown>) =>
  navigator.locks.request(lockOf(id), {}, run) as Promise<unknown>;

it("withdraws the same lead, so that the outbox does not send it too", async () => {
  await keep("a");
  expect(await resend("a", "a")).toEqual({ id: "a", hasArrived: false });
  expect(waiting()).toEqual([]);
});

it("withdraws the lead that was corrected", async () => {
  await keep("a");
  expect(await resend("b", "a", ADA_BYRON)).toEqual({ id: "b", hasArrived: false });
  expect(waiting()).toEqual([]);
});

it("finds a lead with the same values that another form, or the page before a reload, has kept", async () => {
  await keep("a");
  // By its id the service may know it.
  expect(await resend("b", undefined)).toEqual({ id: "a", hasArrived: false });
  expect(waiting()).toEqual([]);
});

it("leaves other leads alone", async () => {
  await keep("a");
  expect(await resend("b", undefined, ADA_BYRON)).toEqual({ id: "b", hasArrived: false });
  expect(waiting()).toEqual(["a"]);
});

it("waits while the outbox sends it, and sends nothing when it arrives", async () => {
  await keep("a");
  let resending: unknown;
  await whileSending("a", async () => {
    resending = resend("a", "a");
    await outbox.list();
    expect(waiting()).toEqual(["a"]);
    noteDelivered("a");
    await outbox.remove("a");
  });
  expect(await resending).toEqual({ id: "a", hasArrived: true });
});

it("sends nothing when the outbox has delivered it already", async () => {
  noteDelivered("a");
  expect((await resend("a", "a")).hasArrived).toBe(true);
});

it("sends what was corrected after the first has arrived: it is another lead", async () => {
  noteDelivered("a");
  expect(await resend("b", "a", ADA_BYRON)).toEqual({ id: "b", hasArrived: false });
});

it("waits no longer than a request can take: the tab that was sending it may hang", async () => {
  await keep("a");
  await whileSending("a", () => resend("a", "a", ADA, 10));
  expect(waiting()).toEqual([]);
});
