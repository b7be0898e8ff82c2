import { expect, it } from "vitest";
import { isSuspect } from "../../../../runtime/forms/botGuard.tsx";

it.each([
  ["fills the hidden field", { trap: "http://x", age: 60_000, touched: true }, true],
  ["sends at once a page that nobody touched", { trap: "", age: 200, touched: false }, true],
])("what may be a bot %s", (_, trace, expected) => expect(isSuspect(trace)).toBe(expected));

it.each([
  ["is quick with autofill and Enter", { trap: "", age: 200, touched: true }],
  ["sent the form before hydration", { trap: "", age: 0, touched: true }],
  ["uses a browser that can't tell", { trap: "", age: 0, touched: undefined }],
  ["takes a while, without a click that counts", { trap: "", age: 1000, touched: false }],
])("a visitor %s", (_, trace) => expect(isSuspect(trace)).toBe(false));
