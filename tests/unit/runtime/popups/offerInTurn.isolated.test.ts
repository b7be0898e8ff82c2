import { expect, it, vi } from "vitest";
import { offerInTurn } from "../../../../runtime/popups/offerInTurn.ts";
import { offerPopup } from "../../../../runtime/popups/offerPopup.ts";

vi.mock("../../../../runtime/popups/offerPopup.ts", () => ({ offerPopup: vi.fn<typeof offerPopup>() }));

it("offers the popup that was due first first, however long that takes, and the next one also when it fails", async () => {
  const begun: string[] = [];
  let fail = () => {};
  vi.mocked(offerPopup).mockImplementation(({ cookie }) => {
    begun.push(cookie);
    return cookie === "first" ? new Promise((_, reject) => (fail = reject)) : Promise.resolve();
  });
  const { signal } = new AbortController();
  offerInTurn({ modal: "a", cookie: "first" }, signal);
  offerInTurn({ modal: "b", cookie: "second" }, signal);
  await vi.waitFor(() => expect(begun).toEqual(["first"]));
  // Whatever has nothing to wait for has begun.
  await new Promise(setImmediate);
  expect(begun).toEqual(["first"]);
  fail();
  await vi.waitFor(() => expect(begun).toEqual(["first", "second"]));
});
