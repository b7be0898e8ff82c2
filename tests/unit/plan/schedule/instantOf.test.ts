import { expect, it } from "vitest";
import { instantOf, showInstant } from "../../../../cli/plan/schedule/instantOf.ts";

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

it("a time that the clock leaves out is an instant next to the gap", () =>
  expect(["2027-03-28T00:30:00Z", "2027-03-28T01:30:00Z"]).toContain(at("2027-03-28T02:30", "Europe/Berlin")));
