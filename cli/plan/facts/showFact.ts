import { showDate } from "../../../runtime/site/days.ts";
import { formatter, type ShowText, type TextKey } from "../../../runtime/site/text.ts";
import { findRate } from "../../config/facts/checkFacts.ts";
import { inLanguage } from "../../config/languageChain.ts";
import { isDay } from "../../config/schema/day.ts";
import type { FactConfig, FactsConfig } from "../../config/schema/facts.ts";
import { memoize } from "../../memoize.ts";
import { comparable } from "./periods.ts";

/** Who reads the facts. */
export interface FactReader {
  facts: FactsConfig;
  /** What the settings of the readers' country say, by id: `site.phone` … */
  site: Readonly<Record<string, string>>;
  /** Locale of the page. */
  language: string;
  /** ISO 3166-1 alpha-2 of the readers' country: numbers are written as they are there. */
  code?: string | undefined;
  /** ISO 4217 of the readers' currency. */
  currency?: string | undefined;
  t: ShowText;
}

/** A fact in the words of a page. */
export interface ShownFact {
  label: string;
  /** The value alone: `A$2,500`, `48 hours`, `21 January 2026`. */
  plain: string;
  /** With what it is for, and in the reader's currency: `A$2,500 (about ₹1,50,000)`. */
  full: string;
  /**
   * What numbers are compared by: of a range its middle, of time its hours, of what is for a period as much as it is in a
   * year, of money in the reader's currency. Absent for words.
   */
  order?: number;
  /** Ids of the facts that it is made of: the fact itself, and the rate of exchange. */
  ids: string[];
}

const written = new WeakMap<FactReader, Map<string, ShownFact | undefined>>();

/** Writes a fact for its reader, once however many pages show it; undefined when there is none of this id. */
export function showFact(reader: FactReader, id: string): ShownFact | undefined {
  const known = written.get(reader) ?? new Map<string, ShownFact | undefined>();
  written.set(reader, known);
  if (!known.has(id)) known.set(id, writeFact(reader, id));
  return known.get(id);
}

function writeFact(reader: FactReader, id: string): ShownFact | undefined {
  const said = Object.hasOwn(reader.site, id) ? reader.site[id] : undefined;
  // The country's own: it has no source.
  if (said !== undefined) return { label: said, plain: said, full: said, ids: [] };
  const fact = Object.hasOwn(reader.facts, id) ? reader.facts[id] : undefined;
  if (!fact) return undefined;
  const label = localized(fact.label, reader.language);
  const { value } = fact;
  if (typeof value !== "number" && !Array.isArray(value)) {
    const plain = showWords(localized(value, reader.language), reader.language);
    return { label, plain, full: withPeriod(reader, fact, plain), ids: [id] };
  }
  const plain = showNumbers(reader, fact, value);
  const period = withPeriod(reader, fact, plain);
  const order = comparable(fact, Array.isArray(value) ? (value[0] + value[1]) / 2 : value);
  const rate = rateOf(reader, fact.currency);
  if (!rate || !fact.currency) return { label, plain, full: period, order, ids: [id] };
  const amounts = Array.isArray(value) ? value.map((end) => end * rate.value) : value * rate.value;
  const converted = numberFormat(reader, { currency: reader.currency, rounded: true });
  const full = reader.t("facts.about", { amount: period, converted: format(converted, amounts) });
  return { label, plain, full, order: order * rate.value, ids: [id, rate.id] };
}

/** An amount of money as the page's readers write it. @param rounded to two digits that count, as a converted amount is */
export const showMoney = (reader: FactReader, amount: number | readonly number[], currency: string, rounded = false) =>
  format(numberFormat(reader, { currency, rounded }), amount);

/** The rate at which an amount becomes one in the reader's currency; undefined when it is that, or there is none. */
export const rateOf = ({ facts, currency }: FactReader, from: string | undefined) =>
  from === undefined || currency === undefined || from === currency ? undefined : findRate(facts, from, currency);

/** What is written for a language, else what is written first. */
export const localized = (text: string | Readonly<Record<string, string>>, language: string): string =>
  typeof text === "string" ? text : (inLanguage(text, language) ?? Object.values(text)[0] ?? "");

const showWords = (text: string, language: string): string => (isDay(text) ? showDate(text, "long", language) : text);

const PERIODS = {
  day: "facts.per.day",
  week: "facts.per.week",
  fortnight: "facts.per.fortnight",
  month: "facts.per.month",
  semester: "facts.per.semester",
  year: "facts.per.year",
} as const satisfies Record<NonNullable<FactConfig["per"]>, TextKey>;

const withPeriod = ({ t }: FactReader, { per }: FactConfig, amount: string): string =>
  per ? t(PERIODS[per], { amount }) : amount;

function showNumbers(
  reader: FactReader,
  { currency, unit, rate }: FactConfig,
  value: number | [number, number],
): string {
  return format(numberFormat(reader, { currency: rate?.to ?? currency, unit }), value);
}

interface Shape {
  currency?: string | undefined;
  unit?: FactConfig["unit"];
  rounded?: boolean;
}

/** Locale in which numbers are written: the page's language, as it is in the readers' country. */
export const formatLocale = ({ language, code }: Pick<FactReader, "language" | "code">): string =>
  code ? localeIn(`${language} ${code}`) : language;

const localeIn = memoize((written: string): string => {
  const [language = "", region = ""] = written.split(" ");
  return new Intl.Locale(language, { region }).toString();
});

function numberFormat(reader: FactReader, { currency, unit, rounded }: Shape): Intl.NumberFormat {
  return formatter(Intl.NumberFormat, formatLocale(reader), {
    ...(currency && { style: "currency", currency, minimumFractionDigits: 0 }),
    ...(unit &&
      unit !== "points" && {
        style: "unit",
        unit: unit.replace(/s$/, ""),
        unitDisplay: unit === "percent" ? "short" : "long",
      }),
    ...(rounded && { maximumSignificantDigits: 2 }),
  });
}

const format = (numbers: Intl.NumberFormat, value: number | readonly number[]): string =>
  typeof value === "number" ? numbers.format(value) : numbers.formatRange(value[0] ?? 0, value[1] ?? 0);
