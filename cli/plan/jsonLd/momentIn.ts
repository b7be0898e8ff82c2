/**
 * A day, or a day and a time of a clock in a time zone, as an instant that is the same everywhere: `2026-12-05T18:00+05:30`.
 * A day stays a day, and without a time zone the time stays as it is.
 */
export function momentIn(timeZone: string | undefined, local: string): string {
  if (timeZone === undefined || !local.includes("T")) return local;
  const guess = new Date(`${local}Z`);
  // The offset at the guess decides which instant is meant; near a change of the clock that instant has another one.
  const instant = new Date(`${local}${offsetAt(timeZone, guess)}`);
  return local + offsetAt(timeZone, instant);
}

/** Formats by time zone: to make one takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `+05:30` */
function offsetAt(timeZone: string, instant: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
  const parts = format.formatToParts(instant);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.slice("GMT".length) || "+00:00";
}
