import { expect, it, vi } from "vitest";
import { deliver } from "../../../../runtime/forms/sendEnquiry.ts";

vi.mock("../../../../runtime/outbox/deliverLead.ts", () => {
  throw new Error("no network");
});

it("says that a lead is lost when what sends it can't be loaded", async () => {
  const outcome = await deliver({
    send: { url: "/send", as: "multipart", success: {} },
    keep: true,
    lead: [],
    id: "id-1",
    before: undefined,
  });
  expect(outcome).toMatchObject({ delivered: false, lost: true });
});
