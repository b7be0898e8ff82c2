import { expect, it } from "vitest";
import { calendarFile, type CalendarEvent } from "../../../../cli/plan/sections/calendarFile.ts";

const EVENT: CalendarEvent = {
  uid: "/atlantis/dates/open-day@www.example.com",
  stamp: "2026-11-20",
  first: "2027-02-28",
  last: "2027-02-28",
  title: "Open day",
  url: "https://www.example.com/atlantis/dates/",
  tentative: false,
};

/** The lines of a calendar as an app reads them: those that go on are put together. */
const read = (events: CalendarEvent[]) => calendarFile("Dates", events).replaceAll("\r\n ", "").trimEnd().split("\r\n");

it("is a calendar of whole days", () =>
  expect(calendarFile("Dates", [EVENT])).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//sitegen//calendar//EN",
      "METHOD:PUBLISH",
      "NAME:Dates",
      "X-WR-CALNAME:Dates",
      "BEGIN:VEVENT",
      "UID:/atlantis/dates/open-day@www.example.com",
      "DTSTAMP:20261120T000000Z",
      "DTSTART;VALUE=DATE:20270228",
      "DTEND;VALUE=DATE:20270301",
      "SUMMARY:Open day",
      "URL:https://www.example.com/atlantis/dates/",
      "STATUS:CONFIRMED",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  ));

it("ends an event on the day after its last one, in any year", () => {
  const end = (last: string) => read([{ ...EVENT, last }]).find((line) => line.startsWith("DTEND"));
  expect(end("2028-02-28")).toBe("DTEND;VALUE=DATE:20280229");
  expect(end("2027-12-31")).toBe("DTEND;VALUE=DATE:20280101");
});

it("escapes what has a meaning in a calendar", () => {
  const lines = read([{ ...EVENT, title: "A, b; c\\d: e", text: "One\nTwo\r\nEND:VEVENT", place: "Hall 1, Perth" }]);
  expect(lines).toContain("SUMMARY:A\\, b\\; c\\\\d: e");
  expect(lines).toContain("DESCRIPTION:One\\nTwo\\nEND:VEVENT");
  expect(lines).toContain("LOCATION:Hall 1\\, Perth");
});

it("says that a date is not sure", () => expect(read([{ ...EVENT, tentative: true }])).toContain("STATUS:TENTATIVE"));

it.each([
  ["Latin", "x".repeat(400)],
  ["Devanagari", "तारीख़ ".repeat(60)],
  ["emoji", "👩‍🎓".repeat(40)],
  ["accents", "éà".repeat(90)],
])("folds lines at 75 bytes, and cuts no character: %s", (_, title) => {
  const lines = calendarFile("Dates", [{ ...EVENT, title }]).split("\r\n");
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(read([{ ...EVENT, title }])).toContain(`SUMMARY:${title}`);
});
