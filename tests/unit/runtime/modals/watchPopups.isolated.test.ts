import { expect, it, vi } from "vitest";
import { isScrolledPast, leavesThroughTop, offerInTurn } from "../../../../runtime/modals/watchPopups.ts";
import { offerPopup } from "../../../../runtime/modals/offerPopup.ts";

vi.mock("../../../../runtime/modals/offerPopup.ts", () => ({ offerPopup: vi.fn<typeof offerPopup>() }));

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

it("isScrolledPast: past the height divided, not at it", () => {
  expect([399, 400, 401].map((y) => isScrolledPast(y, 1000, 2.5))).toEqual([false, false, true]);
  expect([500, 501].map((y) => isScrolledPast(y, 1000, 2))).toEqual([false, true]);
});

it("leavesThroughTop: upwards and out of the page", () => {
  const element = {} as EventTarget;
  expect(leavesThroughTop(-3, null)).toBe(true);
  expect(leavesThroughTop(0, null)).toBe(true);
  expect(leavesThroughTop(300, null)).toBe(false);
  expect(leavesThroughTop(0, element)).toBe(false);
});
