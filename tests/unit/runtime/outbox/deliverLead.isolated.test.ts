import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deliverLead } from "../../../../runtime/outbox/deliverLead.ts";
import { forgetLead, keepLead } from "../../../../runtime/outbox/outbox.ts";
import { sendLead } from "../../../../runtime/site/sendLead.ts";

vi.mock("../../../../runtime/outbox/outbox.ts");
vi.mock("../../../../runtime/outbox/startDelivery.ts");
vi.mock("../../../../runtime/site/sendLead.ts");

const UNANSWERED = { delivered: false, failure: "unanswered", reason: new Error("no network") } as const;
const REFUSED = { ...UNANSWERED, failure: "refused" } as const;
const never = new Promise<never>(() => {});

/** What was done, in order. */
let done: string[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", {});
  done = [];
  // Storage takes its time.
  vi.mocked(keepLead).mockImplementation(async () => {
    await new Promise((stored) => setTimeout(stored, 20));
    return Boolean(done.push("kept"));
  });
  vi.mocked(forgetLead).mockImplementation(async () => void done.push("forgotten"));
  answer({ delivered: true });
});

afterEach(() => void vi.useRealTimers());

function answer(outcome: Awaited<ReturnType<typeof sendLead>>) {
  vi.mocked(sendLead).mockImplementation(async (_send, _lead, id) => (done.push(`sent ${id}`), outcome));
}

/** Sends a lead, and lets time pass until it is delivered or lost. */
async function deliver(keep = true) {
  const outcome = deliverLead({
    keep,
    send: { url: "/send", as: "multipart", success: {} },
    lead: [["your-name", "Ada"]],
    id: "id-1",
    before: undefined,
  });
  await vi.runAllTimersAsync();
  return outcome;
}

it("keeps a lead before it is sent, and forgets it when it has arrived", async () => {
  expect(await deliver()).toEqual({ delivered: true });
  expect(done).toEqual(["kept", "sent id-1", "forgotten"]);
});

it("forgets a lead that was refused", async () => {
  answer(REFUSED);
  expect(await deliver()).toEqual(REFUSED);
  expect(done).toEqual(["kept", "sent id-1", "forgotten"]);
});

it("keeps a lead that nothing answered, as one that has failed", async () => {
  answer(UNANSWERED);
  expect(await deliver()).toEqual({ ...UNANSWERED, lost: false });
  expect(done).toEqual(["kept", "sent id-1", "kept"]);
});

it("says that a lead is lost where the browser keeps none", async () => {
  answer(UNANSWERED);
  vi.mocked(keepLead).mockResolvedValue(false);
  expect(await deliver()).toMatchObject({ lost: true });
});

it("does not wait for storage that hangs, and calls nothing lost that was stored before", async () => {
  answer(UNANSWERED);
  vi.mocked(keepLead).mockReturnValueOnce(Promise.resolve(true)).mockReturnValue(never);
  expect(await deliver()).toMatchObject({ lost: false });
  vi.mocked(keepLead).mockReturnValue(never);
  expect(await deliver()).toMatchObject({ lost: true });
});

it("keeps nothing where the form keeps no leads", async () => {
  answer(UNANSWERED);
  expect(await deliver(false)).toEqual(UNANSWERED);
  expect(done).toEqual(["sent id-1"]);
});
