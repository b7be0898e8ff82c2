// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { keepTicks, readTicks } from "../../../../runtime/enhance/checklists.ts";
import { CHECKLIST_KEY } from "../../../../runtime/site/browserStorage.ts";

beforeEach(() => localStorage.clear());

it("keeps the ticks of each page", () => {
  keepTicks("/a/", ["identity.passport"]);
  keepTicks("/b/", ["school.marks", "school.notes"]);
  expect([readTicks("/a/"), readTicks("/b/"), readTicks("/c/")]).toEqual([
    ["identity.passport"],
    ["school.marks", "school.notes"],
    [],
  ]);
});

it("keeps nothing where nothing is ticked", () => {
  keepTicks("/a/", ["identity.passport"]);
  keepTicks("/a/", []);
  expect(localStorage.length).toBe(0);
});

it.each(["", "{", "null", "3", "[]", '{"/a/":"x"}', '{"/a/":{}}'])(
  "takes %j, which is not ours, as nothing",
  (stored) => {
    localStorage.setItem(CHECKLIST_KEY, stored);
    expect(readTicks("/a/")).toEqual([]);
  },
);

it("does without a storage that is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  keepTicks("/a/", ["x"]);
  expect(readTicks("/a/")).toEqual([]);
  vi.unstubAllGlobals();
});
