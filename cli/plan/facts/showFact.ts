import { showDate } from "../../../runtime/site/days.ts";
import { formatter } from "../../../runtime/site/formatter.ts";
import type { ShowText } from "../../../runtime/site/text.ts";
import { findRate } from "../../config/facts/checkFacts.ts";
import { inLanguage } from "../../config/files/countryFiles.ts";
import { isDay } from "../../config/schema/values/instants.ts";
import type { FactConfig, FactsConfig } from "../../config/schema/facts.ts";
import { memoize, memoizeWeak } from "../../core/lookups.ts";

/** Periods: their number in a year, and the text for an amount in one. */
const PERIODS = {
  day: { inYear: 365, text: "facts.per.day" },
  week: { inYear: 52, text: "facts.per.week" },
  fortnight: { inYear: 26, text: "facts.per.fortnight" },
  month: { inYear: 12, text: "facts.per.month" },
  semester: { inYear: 2, text: "facts.per.semester" },
  year: { inYear: 1, text: "facts.per.year" },
} as const;

/** Units of time, in hours. */
const HOURS: Partial<Record<string, number>> = { hours: 1, days: 24, weeks: 168, months: 730, years: 8760 };

/** A value per year; the value itself without a period. */
export const inYear = ({ per }: FactConfig, value: number): number => (per ? value * PERIODS[per].inYear : value);

/** A number's sort value: durations in hours, amounts per year. */
const comparable = (fact: FactConfig, value: number): number =>
  inYear(fact, value) * ((fact.unit && HOURS[fact.unit]) ?? 1);

/** How facts are formatted for readers. */
export interface FactReader {
  facts: FactsConfig;
  /** Facts from the country's own settings, by id: `site.phone` … */
  site: Readonly<Record<string, string>>;
  /** BCP 47. */
  language: string;
  /** ISO 3166-1 alpha-2 of the readers' country, which decides on number formats. */
  code?: string | undefined;
  /** ISO 4217 of the readers' currency. */
  currency?: string | undefined;
  t: ShowText;
}

export interface ShownFact {
  /** The value alone: `A$2,500`, `48 hours`, `21 January 2026`. */
  plain: string;
  /** With period and converted amount: `A$2,500 (about ₹1,50,000)`. */
  full: string;
  /** Sort value: a range's middle, durations in hours, amounts per year in the readers' currency. Absent for words. */
  order?: number;
  /** Ids of the fact and of the exchange rate. */
  ids: string[];
}

/** Formats a fact, cached per reader; undefined for an unknown id. */
export const showFact = (reader: FactReader, id: string): ShownFact | undefined => factsFor(reader)(id);

const factsFor = memoizeWeak((reader: FactReader) => memoize((id: string) => formatFact(reader, id)));

function formatFact(reader: FactReader, id: string): ShownFact | undefined {
  const own = Object.hasOwn(reader.site, id) ? reader.site[id] : undefined;
  // Facts from the country's own settings have no source.
  if (own !== undefined) return { plain: own, full: own, ids: [] };
  const fact = Object.hasOwn(reader.facts, id) ? reader.facts[id] : undefined;
  if (!fact) return undefined;
  const { value } = fact;
  if (typeof value !== "number" && !Array.isArray(value)) {
    const words = localized(value, reader.language);
    const plain = isDay(words) ? showDate(words, "long", reader.language) : words;
    return { plain, full: withPeriod(reader, fact, plain), ids: [id] };
  }
  const { currency, unit } = fact;
  const plain = formatNumber(reader, { currency: fact.rate?.to ?? currency, unit }, value);
  const period = withPeriod(reader, fact, plain);
  const order = comparable(fact, Array.isArray(value) ? (value[0] + value[1]) / 2 : value);
  const rate = rateOf(reader, currency);
  if (!rate) return { plain, full: period, order, ids: [id] };
  const amounts = Array.isArray(value) ? value.map((end) => end * rate.value) : value * rate.value;
  const converted = formatNumber(reader, { currency: reader.currency, rounded: true }, amounts);
  const full = reader.t("facts.about", { amount: period, converted });
  return { plain, full, order: order * rate.value, ids: [id, rate.id] };
}

/** The exchange rate to the readers' currency; undefined if there is none or none is needed. */
export const rateOf = ({ facts, currency }: FactReader, from: string | undefined) =>
  from === undefined || currency === undefined || from === currency ? undefined : findRate(facts, from, currency);

/** The text for a language, else the first one. */
export const localized = (text: string | Readonly<Record<string, string>>, language: string): string =>
  typeof text === "string" ? text : (inLanguage(text, language) ?? Object.values(text)[0] ?? "");

const withPeriod = ({ t }: FactReader, { per }: FactConfig, amount: string): string =>
  per ? t(PERIODS[per].text, { amount }) : amount;

/** Locale for numbers: the page's language with the region of the readers' country. */
export const formatLocale = memoizeWeak(({ language, code }: FactReader): string =>
  code ? new Intl.Locale(language, { region: code }).toString() : language,
);

const formatted = new Map<string, string>();

/** Formats a number or a range, once for all readers of a locale: a range takes 0.1 ms. */
export function formatNumber(
  reader: FactReader,
  { currency, unit, rounded }: Pick<FactConfig, "currency" | "unit"> & { rounded?: boolean },
  value: number | readonly number[],
): string {
  const locale = formatLocale(reader);
  const key = [locale, currency, unit, rounded, value].join(" ");
  let text = formatted.get(key);
  if (text === undefined) {
    const numbers = formatter(Intl.NumberFormat, locale, {
      ...(currency && { style: "currency", currency, minimumFractionDigits: 0 }),
      ...(unit &&
        unit !== "points" && {
          style: "unit",
          unit: unit.replace(/s$/, ""),
          unitDisplay: unit === "percent" ? "short" : "long",
        }),
      ...(rounded && { maximumSignificantDigits: 2 }),
    });
    text = typeof value === "number" ? numbers.format(value) : numbers.formatRange(value[0] ?? 0, value[1] ?? 0);
    formatted.set(key, text);
  }
  return text;
}
