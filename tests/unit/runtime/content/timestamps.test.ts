import { describe, expect, it } from "vitest";
import { dayLabel, longTimestamp } from "../../../../runtime/content/dayLabels.ts";
import { shortTimestamp } from "../../../../runtime/content/shortTimestamp.ts";

const now = "2026-11-20T12:00:00Z";
const ago = (ms: number) => Date.parse(now) - ms;

describe("shortTimestamp", () => {
  it("is relative for 6 days, the last millisecond included", () => {
    expect(shortTimestamp(ago(3 * 3600e3), now)).toBe("3 hours ago");
    expect(shortTimestamp(ago(5184e5), now)).toBe("6 days ago");
  });
  it("is a date after that", () => {
    expect(shortTimestamp(ago(5184e5 + 1), now)).toBe("Nov 14");
  });
});

it("prints the day of the date, wherever it is read", () => {
  expect(longTimestamp("2026-11-05")).toBe("Nov 5, 2026");
  expect(dayLabel("2026-01-31T23:59:00Z")).toBe("Jan 31");
  expect(dayLabel("2026-02-01T01:30:00+02:00")).toBe("Jan 31");
  expect(dayLabel(Date.UTC(2026, 11, 1))).toBe("Dec 1");
});
