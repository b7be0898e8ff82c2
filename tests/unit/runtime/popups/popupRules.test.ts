import { describe, expect, it } from "vitest";
import { cookieDays, isDirty, mayOpen } from "../../../../runtime/popups/popupRules.ts";
import { isScrolledPast, leavesThroughTop } from "../../../../runtime/popups/watchTriggers.ts";

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

describe("mayOpen", () => {
  const free = { seen: false, modalOpen: false, filling: false, sent: false };
  it("opens when nothing prevents it", () => expect(mayOpen(free)).toBe(true));
  it.each(["seen", "modalOpen", "filling", "sent"] as const)("doesn't open when %s", (reason) => {
    expect(mayOpen({ ...free, [reason]: true })).toBe(false);
  });
});

it("cookieDays turns seconds into days", () => {
  expect(cookieDays(86_400)).toBe(1);
  expect(cookieDays(864e5)).toBe(1000);
});

describe("isDirty", () => {
  it.each([
    [{ kind: "text", value: "a", defaultValue: "a" }, false],
    [{ kind: "text", value: "", defaultValue: "a" }, true],
    [{ kind: "check", checked: true, defaultChecked: true }, false],
    [{ kind: "check", checked: false, defaultChecked: true }, true],
    [{ kind: "select", selectedIndex: 0, defaultIndex: 0 }, false],
    [{ kind: "select", selectedIndex: 2, defaultIndex: 0 }, true],
  ] as const)("%j: %j", (control, dirty) => expect(isDirty(control)).toBe(dirty));
});
