import { beforeEach, describe, expect, it } from "vitest";
import type { Lead } from "../../../../runtime/forms/payload.ts";
import type { Outcome } from "../../../../runtime/forms/sendEnquiry.ts";
import { deliverWaiting } from "../../../../runtime/leads/deliverWaiting.ts";
import { firstTry, KEEP_MS } from "../../../../runtime/leads/policy.ts";
import { seal } from "../../../../runtime/leads/vault.ts";
import { memoryShelf } from "./memoryShelf.ts";

const DELIVERED: Outcome = { delivered: true };
const REFUSED: Outcome = { delivered: false, answered: true, reason: new Error("no") };
const SILENT: Outcome = { delivered: false, answered: false, reason: new Error("no") };

let shelf: Awaited<ReturnType<typeof memoryShelf>>;
let clock: number;
let sent: string[];

beforeEach(async () => {
  shelf = await memoryShelf();
  clock = 1e12;
  sent = [];
});

async function keep(id: string, underWay = false) {
  await shelf.put({ id, ...(await seal(shelf.key, [["your-name", id]])), ...firstTry(clock, underWay) });
}

const round = (outcome: Outcome, newOccasion = false) =>
  deliverWaiting({
    shelf,
    now: () => clock,
    newOccasion,
    send: (lead: Lead) => {
      sent.push(lead[0]?.[1] ?? "");
      return Promise.resolve(outcome);
    },
  });

describe("deliverWaiting", () => {
  it("sends what is due and removes what was delivered", async () => {
    await keep("a");
    await keep("b");
    expect(await round(DELIVERED, true)).toBeUndefined();
    expect(sent).toEqual(["a", "b"]);
    expect(shelf.leads.size).toBe(0);
  });

  it("leaves alone what rests, and says when it is due", async () => {
    await keep("a");
    expect(await round(DELIVERED)).toBe(clock + 30_000);
    expect(sent).toEqual([]);
  });

  it("leaves alone what another tab is sending", async () => {
    await keep("a", true);
    await round(DELIVERED, true);
    expect(sent).toEqual([]);
    expect(shelf.leads.size).toBe(1);
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
      await round(REFUSED);
    }
    expect(sent).toHaveLength(4);
    expect(shelf.leads.size).toBe(0);
  });

  it("removes after 72 hours without sending", async () => {
    await keep("a");
    clock += KEEP_MS;
    expect(await round(DELIVERED, true)).toBeUndefined();
    expect(sent).toEqual([]);
    expect(shelf.leads.size).toBe(0);
  });

  it("spares the other leads a try when there is no network", async () => {
    await keep("a");
    await keep("b");
    await round(SILENT, true);
    expect(sent).toEqual(["a"]);
    expect(shelf.leads.get("b")?.tries).toBe(1);
  });

  it("goes on to the next lead when one is refused", async () => {
    await keep("a");
    await keep("b");
    await round(REFUSED, true);
    expect(sent).toEqual(["a", "b"]);
  });

  it("does not bring back a lead that was removed while it was sent", async () => {
    await keep("a");
    await deliverWaiting({
      shelf,
      now: () => clock,
      newOccasion: true,
      send: async () => {
        await shelf.remove("a");
        return REFUSED;
      },
    });
    expect(shelf.leads.size).toBe(0);
  });

  it("removes what it can't read", async () => {
    await keep("a");
    const other = await memoryShelf();
    shelf.key = other.key;
    expect(await round(REFUSED, true)).toBeUndefined();
    expect(sent).toEqual([]);
    expect(shelf.leads.size).toBe(0);
  });
});
