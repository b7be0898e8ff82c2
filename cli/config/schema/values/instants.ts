// Without imports: every command loads it, for its options.

/** Whether a text is an existing day, ISO 8601: `2026-09-14`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day, optionally with time and UTC offset. */
export const INSTANT =
  /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;

/** Whether a text is an existing day, optionally with time and UTC offset. */
export const isInstant = (text: string): boolean => isDay(INSTANT.exec(text)?.[1] ?? "");
