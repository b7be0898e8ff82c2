/** One event of a calendar file. */
export interface CalendarEvent {
  /** The same for the same event in every build: calendars replace what they have by it. */
  uid: string;
  /** Day on which it was last looked at, ISO 8601. */
  stamp: string;
  first: string;
  /** Its last day. */
  last: string;
  title: string;
  text?: string;
  place?: string;
  /** Address of the page that says it. */
  url: string;
  /** Not known for sure. */
  tentative: boolean;
}

/** A calendar of whole days as calendar apps read it (RFC 5545). The same events give the same bytes. */
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
  // The day after the last one: the end is not a part of the event.
  `DTEND;VALUE=DATE:${compact(dayAfter(last))}`,
  `SUMMARY:${escape(title)}`,
  ...(text === undefined ? [] : [`DESCRIPTION:${escape(text)}`]),
  ...(place === undefined ? [] : [`LOCATION:${escape(place)}`]),
  `URL:${url}`,
  `STATUS:${tentative ? "TENTATIVE" : "CONFIRMED"}`,
  // A deadline does not make anybody busy.
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

const compact = (day: string): string => day.replaceAll("-", "");

/** @param day ISO 8601 */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

const escape = (text: string): string => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");

/** Longest line of a calendar file, in bytes without the line break. */
const LONGEST = 75;

/** Breaks a long line where no character is cut; the next one begins with a space. */
function fold(line: string): string {
  const lines = [""];
  let free = LONGEST;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (bytes > free) {
      lines.push(" ");
      free = LONGEST - 1;
    }
    lines[lines.length - 1] += character;
    free -= bytes;
  }
  return lines.join("\r\n");
}
