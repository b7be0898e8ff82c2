import { expect, it } from "vitest";
import { parseNow } from "../../../cli/commands/options.ts";

it("an instant is a day of UTC, or a day and a time with its offset", () => {
  expect(parseNow("2027-01-15").toISOString()).toBe("2027-01-15T00:00:00.000Z");
  expect(parseNow("2027-01-15T09:00:00+05:30").toISOString()).toBe("2027-01-15T03:30:00.000Z");
  expect(parseNow("2027-01-15T09:00Z").toISOString()).toBe("2027-01-15T09:00:00.000Z");
});

it.each(["2027-02-30", "tomorrow", "2027-01-15T09:00", "2027-1-15", ""])("%j is none", (text) =>
  expect(() => parseNow(text)).toThrow("is not an instant"),
);
