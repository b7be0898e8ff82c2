import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SendConfig } from "../../../../runtime/site/forms.ts";
import { deliverWaiting } from "../../../../runtime/outbox/startDelivery.ts";
import { OUTBOX_MS } from "../../../../runtime/site/browserStorage.ts";
import { lockOf, wasDelivered } from "../../../../runtime/outbox/outbox.ts";
import { firstTiming } from "../../../../runtime/outbox/retryPolicy.ts";
import { memoryOutbox, memoryStorage } from "./memoryOutbox.ts";

type Answer = () => Promise<Response>;

const DELIVERED: Answer = async () => new Response();
const REFUSED: Answer = async () => new Response(null, { status: 400 });
const UNAVAILABLE: Answer = async () => new Response(null, { status: 503 });
const SILENT: Answer = async () => {
  throw new TypeError("no network");
};

const SEND: SendConfig = { url: "/send", as: "json", success: {} };

let outbox: ReturnType<typeof memoryOutbox>;
let sent: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: 1e12, toFake: ["Date"] });
  outbox = memoryOutbox();
  vi.stubGlobal("localStorage", memoryStorage());
  sent = [];
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

const keep = (id: string) => outbox.put({ id, lead: [["your-name", id]], send: SEND, ...firstTiming(Date.now()) });

function round(answer: Answer, newOccasion = false) {
  vi.stubGlobal("fetch", (_url: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as Record<string, string>)["your-name"] ?? "");
    return answer();
  });
  return deliverWaiting(outbox, newOccasion);
}

describe("deliverWaiting", () => {
  it("sends what is due, and notes and removes what was delivered", async () => {
    await keep("a");
    await keep("b");
    expect(await round(DELIVERED, true)).toBeUndefined();
    expect(sent).toEqual(["a", "b"]);
    expect(["a", "b"].map(wasDelivered)).toEqual([true, true]);
    expect(outbox.leads.size).toBe(0);
  });

  it("sends nothing during a pause, and returns when the lead is due", async () => {
    await keep("a");
    expect(await round(DELIVERED)).toBe(Date.now() + 30_000);
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
      pass(3600e3);
      await round(UNAVAILABLE);
    }
    expect(sent).toHaveLength(4);
    expect(outbox.leads.size).toBe(0);
  });

  it("removes a lead after 72 hours, without sending it", async () => {
    await keep("a");
    pass(OUTBOX_MS);
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
    expect([outbox.leads.size, wasDelivered("a")]).toEqual([0, false]);
  });

  it("does not bring back a lead that was removed while it was sent", async () => {
    await keep("a");
    await round(async () => {
      await outbox.remove("a");
      return UNAVAILABLE();
    }, true);
    expect(outbox.leads.size).toBe(0);
  });
});
