import { describe, expect, it } from "vitest";
import { dayLabel, longTimestamp } from "../../../../runtime/content/dayLabels.ts";
import { shortTimestamp } from "../../../../runtime/content/shortTimestamp.ts";

const now = "2026-11-20T12:00:00Z";
const ago = (ms: number) => Date.parse(now) - ms;

describe("shortTimestamp", () => {
  it("is relative for 6 days, the last millisecond included", () => {
    expect(shortTimestamp(ago(3 * 3600e3), now, "en-AU")).toBe("3 hours ago");
    expect(shortTimestamp(ago(5184e5), now, "en-AU")).toBe("6 days ago");
  });
  it("is a date after that", () => {
    expect(shortTimestamp(ago(5184e5 + 1), now, "en-AU")).toBe("Nov 14");
  });
});

it("prints the day of the date, wherever it is read", () => {
  expect(longTimestamp("2026-11-05", "en-AU")).toBe("Nov 5, 2026");
  expect(dayLabel("2026-01-31T23:59:00Z", "en-AU")).toBe("Jan 31");
  expect(dayLabel("2026-02-01T01:30:00+02:00", "en-AU")).toBe("Jan 31");
  expect(dayLabel(Date.UTC(2026, 11, 1), "en-AU")).toBe("Dec 1");
});

it("speaks other languages", () => {
  expect(longTimestamp("2026-11-05", "de")).toBe("5. Nov. 2026");
  expect(dayLabel("2026-11-05", "hi-IN")).toBe("5 नव॰");
  expect(shortTimestamp(ago(3 * 3600e3), now, "de")).toBe("vor 3 Stunden");
  expect(shortTimestamp(ago(2 * 86_400e3), now, "ar")).toBe("أول أمس");
  expect(shortTimestamp(ago(5184e5 + 1), now, "de")).toBe("14. Nov.");
});
