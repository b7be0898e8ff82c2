/** Age up to which a short timestamp is relative: 6 days, in milliseconds. */
const RELATIVE_FOR = 5184e5;

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Replaces the page's recent short timestamps by how long ago they are (docs/behaviour.md, Dates and times). */
export function tellRecentTimes(now: number): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-short]")) {
    const ago = timeAgo(now - Date.parse(time.dateTime), document.documentElement.lang);
    if (ago) time.textContent = ago;
  }
}

/**
 * An age, in milliseconds, in the words of a language and the largest unit that it is one of: `3 days ago`, `vor 3 Tagen`.
 * Gives undefined for one of more than 6 days.
 */
export function timeAgo(age: number, language: string): string | undefined {
  if (age > RELATIVE_FOR) return undefined;
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, size]) => Math.abs(age) >= size) ?? ["second", 1000];
  return words.format(-Math.round(age / length), unit);
}
