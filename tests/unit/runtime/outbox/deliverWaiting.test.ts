import { beforeEach, describe, expect, it } from "vitest";
import type { Outcome } from "../../../../runtime/site/sendLead.ts";
import type { SendConfig } from "../../../../runtime/site/forms.ts";
import { deliverWaiting } from "../../../../runtime/outbox/deliverWaiting.ts";
import type { KeptLead } from "../../../../runtime/outbox/keptLead.ts";
import { OUTBOX_MS } from "../../../../runtime/site/browserStorage.ts";
import { firstTry } from "../../../../runtime/outbox/retryPolicy.ts";
import { encryptLead } from "../../../../runtime/outbox/encryption.ts";
import { memoryOutbox } from "./memoryOutbox.ts";

const DELIVERED: Outcome = { delivered: true };
const REFUSED: Outcome = { delivered: false, failure: "refused", reason: new Error("no") };
const UNAVAILABLE: Outcome = { delivered: false, failure: "unavailable", reason: new Error("no") };
const SILENT: Outcome = { delivered: false, failure: "unanswered", reason: new Error("no") };

const SEND: SendConfig = { url: "/send", as: "multipart", success: {} };

let outbox: Awaited<ReturnType<typeof memoryOutbox>>;
let clock: number;
let sent: string[];
let addresses: string[];
let noted: string[];

beforeEach(async () => {
  outbox = await memoryOutbox();
  clock = 1e12;
  sent = [];
  addresses = [];
  noted = [];
});

async function keep(id: string, underWay = false) {
  await outbox.put({
    id,
    ...(await encryptLead(outbox.key, { lead: [["your-name", id]], send: SEND })),
    ...firstTry(clock, underWay),
  });
}

const round = (outcome: Outcome, newOccasion = false) =>
  deliverWaiting({
    outbox,
    now: () => clock,
    newOccasion,
    contentApiBase: "https://cms.example",
    noteDelivered: (id) => noted.push(id),
    send: ({ lead, send }) => {
      sent.push(lead[0]?.[1] ?? "");
      addresses.push(send.url);
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

  it("sends each lead as its own form does, and one of an earlier version to the content API", async () => {
    await keep("a");
    const names = [["your-name", "b"]] as unknown as KeptLead;
    await outbox.put({ id: "b", ...(await encryptLead(outbox.key, names)), ...firstTry(clock, false) });
    await round(DELIVERED, true);
    expect(sent).toEqual(["a", "b"]);
    expect(addresses).toEqual(["/send", "https://cms.example/contact/v1/send"]);
    expect(outbox.leads.size).toBe(0);
  });

  it("sends nothing during a pause, and returns when the lead is due", async () => {
    await keep("a");
    expect(await round(DELIVERED)).toBe(clock + 30_000);
    expect(sent).toEqual([]);
  });

  it("sends nothing that another tab is sending", async () => {
    await keep("a", true);
    await round(DELIVERED, true);
    expect(sent).toEqual([]);
    expect(outbox.leads.size).toBe(1);
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
      contentApiBase: "",
      noteDelivered: () => {},
      send: async () => {
        await outbox.remove("a");
        return UNAVAILABLE;
      },
    });
    expect(outbox.leads.size).toBe(0);
  });

  it("removes a lead that it can't decrypt", async () => {
    await keep("a");
    const other = await memoryOutbox();
    outbox.key = other.key;
    expect(await round(UNAVAILABLE, true)).toBeUndefined();
    expect(sent).toEqual([]);
    expect(outbox.leads.size).toBe(0);
  });
});
