import dayjs from "dayjs";

/**
 * A month of ISO 8601 in the words of a language: `2026-11` is `November 2026` in English. English does not use Intl,
 * whose first call costs a build 15 ms.
 */
export const formatMonth = (month: string, language: string): string =>
  /^en(?:-|$)/.test(language)
    ? dayjs(`${month}-01`).format("MMMM YYYY")
    : new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
        new Date(`${month}-01T00:00:00Z`),
      );
