// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepChoice, readChoice } from "../../../../runtime/analytics/privacyChoice.ts";

const asked = { version: "a1", days: 30 };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-01T12:00:00Z") });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it("an answer holds for its days, and for its version", () => {
  expect(readChoice(asked)).toBeUndefined();
  keepChoice(asked, ["statistics"]);
  expect([readChoice(asked), readChoice({ ...asked, version: "b2" })]).toEqual([["statistics"], undefined]);
  vi.setSystemTime(Date.parse("2026-11-30T23:59:00Z"));
  expect(readChoice(asked)).toEqual(["statistics"]);
  vi.setSystemTime(Date.parse("2026-12-01T00:00:00Z"));
  expect(readChoice(asked)).toBeUndefined();
});

it("keeps the day and what is allowed, and nothing about the visitor; old answers go", () => {
  keepChoice(asked, []);
  vi.setSystemTime(Date.parse("2026-12-24T12:00:00Z"));
  keepChoice({ ...asked, version: "b2" }, ["marketing"]);
  expect(localStorage.getItem("privacy-choices")).toBe('{"b2":{"day":"2026-12-24","allowed":["marketing"]}}');
});

it("what is kept under its name and is no answer is as none", () => {
  localStorage.setItem("privacy-choices", "[not JSON");
  expect(readChoice({ ...asked, version: "c3" })).toBeUndefined();
});
