import { describe, expect, it } from "vitest";
import { dayRange, showDate, timeAgo } from "../../../../runtime/site/days.ts";

const HOUR = 3600e3;
const NOW = Date.UTC(2026, 10, 5, 12);
const ago = (age: number, language: string) => timeAgo(NOW - age, NOW, language);

describe("timeAgo", () => {
  it("has the largest unit that the age is one of", () => {
    expect(ago(50 * HOUR, "en-AU")).toBe("2 days ago");
    expect(ago(24 * HOUR, "en-AU")).toBe("yesterday");
    expect(ago(3 * HOUR, "en-AU")).toBe("3 hours ago");
    expect(ago(HOUR / 60, "en-AU")).toBe("1 minute ago");
    expect(ago(20e3, "en-AU")).toBe("20 seconds ago");
  });
  it("takes a day as that of UTC", () => expect(timeAgo("2026-11-05", NOW, "en-AU")).toBe("12 hours ago"));
  it("speaks other languages", () => {
    expect(ago(3 * HOUR, "de")).toBe("vor 3 Stunden");
    expect(ago(48 * HOUR, "ar")).toBe("أول أمس");
  });
});

it("prints the day of the date, wherever it is read", () => {
  expect(showDate("2026-11-05", "long", "en-AU")).toBe("Nov 5, 2026");
  expect(showDate("2026-01-31T23:59:00Z", "short", "en-AU")).toBe("Jan 31");
  expect(showDate("2026-02-01T01:30:00+02:00", "short", "en-AU")).toBe("Jan 31");
  expect(showDate(Date.UTC(2026, 11, 1), "short", "en-AU")).toBe("Dec 1");
  expect(showDate("2026-11-01", "month", "en-AU")).toBe("November 2026");
});

it("speaks other languages", () => {
  expect(showDate("2026-11-05", "long", "de")).toBe("5. November 2026");
  expect(showDate("2026-11-05", "short", "hi-IN")).toBe("5 नवंबर");
});

it("of several days are in the same form", () =>
  expect(["en-AU", "pt-PT"].map((language) => dayRange("2026-11-05", "2026-11-07", language))).toEqual([
    "Nov 5\u2009–\u20097, 2026",
    "5–7 de novembro de 2026",
  ]));

it("have months in letters in every language, with one word for each", () =>
  expect(
    ["pt-PT", "hi-IN"].map((language) =>
      (["short", "long"] as const).map((form) => showDate("2026-10-04", form, language)),
    ),
  ).toEqual([
    ["4 de outubro", "4 de outubro de 2026"],
    ["4 अक्टूबर", "4 अक्टूबर 2026"],
  ]));
