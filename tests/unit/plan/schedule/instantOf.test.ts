import { expect, it } from "vitest";
import { instantOf, showInstant } from "../../../../cli/plan/schedule/pageSchedule.ts";

const at = (written: string, timeZone?: string) => showInstant(instantOf(written, timeZone));

it("a day begins at midnight in the country's time zone, in UTC without one", () => {
  expect(at("2027-01-15")).toBe("2027-01-15T00:00:00Z");
  expect(at("2027-01-15", "Asia/Kolkata")).toBe("2027-01-14T18:30:00Z");
  expect(at("2027-01-15", "America/New_York")).toBe("2027-01-15T05:00:00Z");
  expect(at("2027-07-15", "America/New_York")).toBe("2027-07-15T04:00:00Z");
});

it("a time without offset is one of the country, with an offset it is one everywhere", () => {
  expect(at("2027-01-15T09:00", "Asia/Kolkata")).toBe("2027-01-15T03:30:00Z");
  expect(at("2027-01-15T09:00")).toBe("2027-01-15T09:00:00Z");
  for (const zone of ["Asia/Kolkata", "UTC"])
    expect(at("2027-01-15T09:00:00+05:30", zone)).toBe("2027-01-15T03:30:00Z");
  expect(at("2027-01-15T09:00:30Z", "Asia/Kolkata")).toBe("2027-01-15T09:00:30Z");
});

it("follows the clock's changes: the days on which it is put forward and back begin when they do there", () => {
  expect(at("2027-03-28", "Europe/Berlin")).toBe("2027-03-27T23:00:00Z");
  expect(at("2027-03-29", "Europe/Berlin")).toBe("2027-03-28T22:00:00Z");
  expect(at("2027-03-28T03:30", "Europe/Berlin")).toBe("2027-03-28T01:30:00Z");
  expect(at("2027-10-31T12:00", "Europe/Berlin")).toBe("2027-10-31T11:00:00Z");
  expect(at("2027-11-01", "Europe/Berlin")).toBe("2027-10-31T23:00:00Z");
});

// Temporal's `compatible`, which RFC 5545 asks for, too.
it.each([
  ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00Z"],
  ["2026-03-08T01:45", "America/New_York", "2026-03-08T06:45:00Z"],
  ["2026-03-08T02:30", "America/New_York", "2026-03-08T07:30:00Z"],
  ["2027-03-28T02:30", "Europe/Berlin", "2027-03-28T01:30:00Z"],
])("a time that the clock skips is as much later: %s in %s", (local, zone, instant) =>
  expect(at(local, zone)).toBe(instant),
);

it.each([
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00Z"],
  ["2026-04-05T02:30", "Australia/Sydney", "2026-04-04T15:30:00Z"],
  ["2026-10-25T01:30", "Europe/London", "2026-10-25T00:30:00Z"],
  ["2026-10-25T02:30:15", "Europe/Berlin", "2026-10-25T00:30:15Z"],
])("of a time that comes twice the first is meant: %s in %s", (local, zone, instant) =>
  expect(at(local, zone)).toBe(instant),
);
