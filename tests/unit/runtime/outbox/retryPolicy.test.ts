import { describe, expect, it } from "vitest";
import {
  afterFailure,
  byThisClock,
  CLAIM_MS,
  claim,
  dueTime,
  firstTry,
  isSpent,
  MAX_TRIES,
} from "../../../../runtime/outbox/retryPolicy.ts";
import { OUTBOX_MS } from "../../../../runtime/site/browserStorage.ts";

const now = 1e12;

describe("firstTry", () => {
  it("waits after a failure, and is claimed while it is under way", () => {
    expect(firstTry(now, false)).toEqual({ kept: now, tries: 1, due: now + 30_000, claimed: false });
    expect(firstTry(now, true)).toEqual({ kept: now, tries: 1, due: now + CLAIM_MS, claimed: true });
  });
});

it("pauses grow from try to try", () => {
  let lead = firstTry(now, false);
  const pauses = [lead.due - now];
  while (lead.tries < MAX_TRIES - 1) {
    lead = afterFailure(claim(lead, now), now);
    pauses.push(lead.due - now);
  }
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(new Set(pauses).size).toBe(MAX_TRIES - 1);
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThan(OUTBOX_MS);
});

it("claim counts the try at once and holds the lead longer than a request can take", () => {
  const mine = claim(firstTry(now, false), now + 1);
  expect(mine).toMatchObject({ tries: 2, claimed: true, due: now + 1 + CLAIM_MS });
  expect(CLAIM_MS).toBeGreaterThan(20_000);
});

describe("isSpent", () => {
  const lead = firstTry(now, false);
  it("ends after five tries", () => {
    expect([4, 5].map((tries) => isSpent({ ...lead, tries }, now))).toEqual([false, true]);
  });
  it("ends after 72 hours", () => {
    expect([71, 72].map((hours) => isSpent(lead, now + hours * 3600e3))).toEqual([false, true]);
  });
});

it("a lead that was kept while the clock was ahead is as old as its next look, and due as soon", () => {
  const ahead = firstTry(now + 7 * 24 * 3600e3, false);
  const moved = byThisClock(ahead, now);
  expect(moved).toEqual(firstTry(now, false));
  expect([isSpent(moved, now), dueTime(moved, true) <= now]).toEqual([false, true]);
  expect(byThisClock(moved, now + 1)).toBe(moved);
});

describe("dueTime", () => {
  const once = firstTry(now, false);
  it("lets a new occasion skip the first pause", () => {
    expect(dueTime(once, true)).toBeLessThanOrEqual(now);
    expect(dueTime(once, false)).toBe(once.due);
  });
  it("lets no occasion skip a later pause, nor a claim", () => {
    const twice = afterFailure(claim(once, now), now);
    expect(dueTime(twice, true)).toBe(twice.due);
    expect(dueTime(firstTry(now, true), true)).toBe(now + CLAIM_MS);
  });
});
