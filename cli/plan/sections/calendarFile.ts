import { Temporal } from "temporal-polyfill";

export interface CalendarEvent {
  /** Stable in every build: calendars update the event with the same id. */
  uid: string;
  /** Day on which it was last checked, ISO 8601. */
  stamp: string;
  first: string;
  last: string;
  title: string;
  text?: string;
  place?: string;
  url: string;
  tentative: boolean;
}

/** Writes an iCalendar file of all-day events (RFC 5545). The output is deterministic. */
export function calendarFile(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//sitegen//calendar//EN",
    "METHOD:PUBLISH",
    `NAME:${escape(name)}`,
    `X-WR-CALNAME:${escape(name)}`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const eventLines = ({ uid, stamp, first, last, title, text, place, url, tentative }: CalendarEvent): string[] => [
  "BEGIN:VEVENT",
  `UID:${escape(uid)}`,
  `DTSTAMP:${compact(stamp)}T000000Z`,
  `DTSTART;VALUE=DATE:${compact(first)}`,
  // DTEND is exclusive.
  `DTEND;VALUE=DATE:${compact(Temporal.PlainDate.from(last).add({ days: 1 }).toString())}`,
  `SUMMARY:${escape(title)}`,
  ...(text === undefined ? [] : [`DESCRIPTION:${escape(text)}`]),
  ...(place === undefined ? [] : [`LOCATION:${escape(place)}`]),
  `URL:${url}`,
  `STATUS:${tentative ? "TENTATIVE" : "CONFIRMED"}`,
  // Deadlines must not mark people as busy.
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

const compact = (day: string): string => day.replaceAll("-", "");

const escape = (text: string): string => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");

/** Longest line in bytes, without line break (RFC 5545, section 3.1). */
const MAX_LINE_BYTES = 75;

/** Folds a long line between characters; continuation lines begin with a space. */
function fold(line: string): string {
  const lines = [""];
  let free = MAX_LINE_BYTES;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (bytes > free) {
      lines.push(" ");
      free = MAX_LINE_BYTES - 1;
    }
    lines[lines.length - 1] += character;
    free -= bytes;
  }
  return lines.join("\r\n");
}
