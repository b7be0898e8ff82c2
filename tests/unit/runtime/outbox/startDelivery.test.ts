import { beforeEach, describe, expect, it } from "vitest";
import type { Outcome } from "../../../../runtime/site/sendLead.ts";
import type { SendConfig } from "../../../../runtime/site/forms.ts";
import { deliverWaiting } from "../../../../runtime/outbox/startDelivery.ts";
import { OUTBOX_MS } from "../../../../runtime/site/browserStorage.ts";
import { lockOf } from "../../../../runtime/outbox/outbox.ts";
import { firstTiming } from "../../../../runtime/outbox/retryPolicy.ts";
import { memoryOutbox } from "./memoryOutbox.ts";

const DELIVERED: Outcome = { delivered: true };
const REFUSED: Outcome = { delivered: false, failure: "refused", reason: new Error("no") };
const UNAVAILABLE: Outcome = { delivered: false, failure: "unavailable", reason: new Error("no") };
const SILENT: Outcome = { delivered: false, failure: "unanswered", reason: new Error("no") };

const SEND: SendConfig = { url: "/send", as: "multipart", success: {} };

let outbox: ReturnType<typeof memoryOutbox>;
let clock: number;
let sent: string[];
let noted: string[];

beforeEach(() => {
  outbox = memoryOutbox();
  clock = 1e12;
  sent = [];
  noted = [];
});

const keep = (id: string) => outbox.put({ id, lead: [["your-name", id]], send: SEND, ...firstTiming(clock) });

const round = (outcome: Outcome, newOccasion = false) =>
  deliverWaiting({
    outbox,
    now: () => clock,
    newOccasion,
    noteDelivered: (id) => noted.push(id),
    send: ({ lead, send }, id) => {
      sent.push(id);
      expect([lead, send]).toEqual([[["your-name", id]], SEND]);
      return Promise.resolve(outcome);
    },
  });

describe("deliverWaiting", () => {
  it("sends what is due, and notes and removes what was delivered", async () => {
    await keep("a");
    await keep("b");
    expect(await round(DELIVERED, true)).toBeUndefined();
    expect(sent).toEqual(["a", "b"]);
    expect(noted).toEqual(["a", "b"]);
    expect(outbox.leads.size).toBe(0);
  });

  it("sends nothing during a pause, and returns when the lead is due", async () => {
    await keep("a");
    expect(await round(DELIVERED)).toBe(clock + 30_000);
    expect(sent).toEqual([]);
  });

  it("sends nothing that another tab is sending, and goes on", async () => {
    await keep("a");
    await keep("b");
    await navigator.locks.request(lockOf("a"), {}, () => round(DELIVERED, true));
    expect([sent, [...outbox.leads.keys()]]).toEqual([["b"], ["a"]]);
  });

  it("sends a lead once when two tabs come at the same moment", async () => {
    await keep("a");
    await Promise.all([round(DELIVERED, true), round(DELIVERED, true)]);
    expect(sent).toEqual(["a"]);
  });

  it("gives up after five tries, the visitor's own included", async () => {
    await keep("a");
    for (let hours = 0; hours < 60; hours += 1) {
      clock += 3600e3;
      await round(UNAVAILABLE);
    }
    expect(sent).toHaveLength(4);
    expect(outbox.leads.size).toBe(0);
  });

  it("removes a lead after 72 hours, without sending it", async () => {
    await keep("a");
    clock += OUTBOX_MS;
    expect(await round(DELIVERED, true)).toBeUndefined();
    expect(sent).toEqual([]);
    expect(outbox.leads.size).toBe(0);
  });

  it("stops at the first lead when there is no network", async () => {
    await keep("a");
    await keep("b");
    await round(SILENT, true);
    expect(sent).toEqual(["a"]);
    expect(outbox.leads.get("b")?.tries).toBe(1);
  });

  it("goes on to the next lead when the service is not there for one", async () => {
    await keep("a");
    await keep("b");
    await round(UNAVAILABLE, true);
    expect(sent).toEqual(["a", "b"]);
    expect(outbox.leads.size).toBe(2);
  });

  it("removes a lead that is refused, and goes on", async () => {
    await keep("a");
    await keep("b");
    expect(await round(REFUSED, true)).toBeUndefined();
    expect(sent).toEqual(["a", "b"]);
    expect([outbox.leads.size, noted]).toEqual([0, []]);
  });

  it("does not bring back a lead that was removed while it was sent", async () => {
    await keep("a");
    await deliverWaiting({
      outbox,
      now: () => clock,
      newOccasion: true,
      noteDelivered: () => {},
      send: async () => {
        await outbox.remove("a");
        return UNAVAILABLE;
      },
    });
    expect(outbox.leads.size).toBe(0);
  });
});
