import dayjs from "dayjs";
import { isEnglish } from "../content/dayLabels.ts";

/**
 * A month of ISO 8601 in the words of a language: `2026-11` is `November 2026` in English. */
export const formatMonth = (month: string, language: string): string =>
  isEnglish(language)
    ? dayjs(`${month}-01`).format("MMMM YYYY")
    : new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
        new Date(`${month}-01T00:00:00Z`),
      );
