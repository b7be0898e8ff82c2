import { expect, it } from "vitest";
import { dueTimes } from "../../../../cli/plan/schedule/dueTimes.ts";

const times = (now: string, { instants = [] as string[], lastDays = [] as string[], expires = [] as string[] } = {}) =>
  dueTimes({
    config: { facts: Object.fromEntries(expires.map((day) => [day, { expires: day } as never])) },
    schedule: { now: Date.parse(now), instants: instants.map((instant) => Date.parse(instant)) },
    lastDays,
  });

it("a build is the same between the instants around it", () => {
  const instants = ["2026-11-01T00:00:00Z", "2026-12-01T08:00:00Z", "2027-03-01T00:00:00Z"];
  const due = times("2026-11-25", { instants });
  expect(due).toEqual({
    from: "2026-11-01T00:00:00Z",
    until: "2026-12-01T08:00:00Z",
    next: "2026-12-01T08:00:00Z",
  });
});

it("a job or an event is over at the end of its last day", () =>
  expect(times("2026-12-31T23:00:00Z", { lastDays: ["2026-12-31", "2026-12-30"] })).toEqual({
    from: "2026-12-31T00:00:00Z",
    until: "2027-01-01T00:00:00Z",
    next: "2027-01-01T00:00:00Z",
  }));

it("a fact that expires changes warnings, and nothing that is built", () =>
  expect(times("2026-11-25", { expires: ["2026-12-01"] })).toEqual({ until: "2026-12-01T00:00:00Z" }));

it("nothing changes where nothing has a date", () => expect(times("2026-11-25")).toEqual({}));
