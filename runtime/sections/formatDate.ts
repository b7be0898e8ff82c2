/** Making a formatter costs more than a thousand uses of it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  formatters.set(key, formatter);
  return formatter.format(date);
}

/** A month of ISO 8601 as people of the language write it: `2026-11` is `November 2026` in English. */
export const formatMonth = (month: string, language: string): string =>
  format(new Date(`${month}-01T00:00:00Z`), language, { month: "long", year: "numeric" });
