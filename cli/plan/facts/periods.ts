import type { FactConfig } from "../../config/schema/facts.ts";

/** Number of periods in a year. */
const TIMES_A_YEAR = { day: 365, week: 52, fortnight: 26, month: 12, semester: 2, year: 1 };

/** Units of time, in hours. */
const HOURS: Partial<Record<NonNullable<FactConfig["unit"]>, number>> = {
  hours: 1,
  days: 24,
  weeks: 168,
  months: 730,
  years: 8760,
};

/** A value per year; the value itself without a period. */
export const inYear = ({ per }: FactConfig, value: number): number => (per ? value * TIMES_A_YEAR[per] : value);

/** A number's sort value: durations in hours, amounts per year. */
export const comparable = (fact: FactConfig, value: number): number =>
  inYear(fact, value) * ((fact.unit && HOURS[fact.unit]) ?? 1);
