import { describe, expect, it } from "vitest";
import { dayLabel, dayRange, longTimestamp } from "../../../../runtime/site/days.ts";
import { timeAgo } from "../../../../runtime/content/tellRecentTimes.ts";

const HOUR = 3600e3;

describe("timeAgo", () => {
  it("is told for 6 days, the last millisecond included", () => {
    expect(timeAgo(5184e5, "en-AU")).toBe("6 days ago");
    expect(timeAgo(5184e5 + 1, "en-AU")).toBeUndefined();
  });
  it("has the largest unit that the age is one of", () => {
    expect(timeAgo(50 * HOUR, "en-AU")).toBe("2 days ago");
    expect(timeAgo(24 * HOUR, "en-AU")).toBe("yesterday");
    expect(timeAgo(3 * HOUR, "en-AU")).toBe("3 hours ago");
    expect(timeAgo(HOUR / 60, "en-AU")).toBe("1 minute ago");
    expect(timeAgo(20e3, "en-AU")).toBe("20 seconds ago");
  });
  it("speaks other languages", () => {
    expect(timeAgo(3 * HOUR, "de")).toBe("vor 3 Stunden");
    expect(timeAgo(48 * HOUR, "ar")).toBe("أول أمس");
  });
});

it("prints the day of the date, wherever it is read", () => {
  expect(longTimestamp("2026-11-05", "en-AU")).toBe("Nov 5, 2026");
  expect(dayLabel("2026-01-31T23:59:00Z", "en-AU")).toBe("Jan 31");
  expect(dayLabel("2026-02-01T01:30:00+02:00", "en-AU")).toBe("Jan 31");
  expect(dayLabel(Date.UTC(2026, 11, 1), "en-AU")).toBe("Dec 1");
});

it("speaks other languages", () => {
  expect(longTimestamp("2026-11-05", "de")).toBe("5. November 2026");
  expect(dayLabel("2026-11-05", "hi-IN")).toBe("5 नवंबर");
});

it("of several days are in the same form", () =>
  expect(["en-AU", "pt-PT"].map((language) => dayRange("2026-11-05", "2026-11-07", language))).toEqual([
    "Nov 5\u2009–\u20097, 2026",
    "5–7 de novembro de 2026",
  ]));

it("have months in letters in every language, with one word for each", () =>
  expect(
    ["pt-PT", "hi-IN"].map((language) => [dayLabel("2026-10-04", language), longTimestamp("2026-10-04", language)]),
  ).toEqual([
    ["4 de outubro", "4 de outubro de 2026"],
    ["4 अक्टूबर", "4 अक्टूबर 2026"],
  ]));
