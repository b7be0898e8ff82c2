import { describe, expect, it } from "vitest";
import {
  correctTimes,
  dueTime,
  firstTiming,
  isGivenUp,
  MAX_TRIES,
  startPause,
} from "../../../../runtime/outbox/retryPolicy.ts";
import { OUTBOX_MS } from "../../../../runtime/site/browserStorage.ts";

const now = 1e12;

it("pauses grow from try to try", () => {
  let lead = firstTiming(now);
  const pauses = [lead.due - now];
  while (lead.tries < MAX_TRIES - 1) {
    lead = startPause({ ...lead, tries: lead.tries + 1 }, now);
    pauses.push(lead.due - now);
  }
  expect(pauses).toEqual([30e3, 300e3, 3600e3, 6 * 3600e3]);
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThan(OUTBOX_MS);
});

describe("isGivenUp", () => {
  const lead = firstTiming(now);
  it("ends after five tries", () => {
    expect([4, 5].map((tries) => isGivenUp({ ...lead, tries }, now))).toEqual([false, true]);
  });
  it("ends after 72 hours", () => {
    expect([71, 72].map((hours) => isGivenUp(lead, now + hours * 3600e3))).toEqual([false, true]);
  });
});

it("a lead that was kept while the clock was ahead is as old as its next look, and due as soon", () => {
  const ahead = firstTiming(now + 7 * 24 * 3600e3);
  const moved = correctTimes(ahead, now);
  expect(moved).toEqual(firstTiming(now));
  expect([isGivenUp(moved, now), dueTime(moved, true) <= now]).toEqual([false, true]);
  expect(correctTimes(moved, now + 1)).toBe(moved);
});

describe("dueTime", () => {
  const once = firstTiming(now);
  it("lets a new occasion skip the first pause", () => {
    expect(dueTime(once, true)).toBeLessThanOrEqual(now);
    expect(dueTime(once, false)).toBe(once.due);
  });
  it("lets no occasion skip a later pause", () => {
    const twice = startPause({ ...once, tries: 2 }, now);
    expect(dueTime(twice, true)).toBe(twice.due);
  });
});
