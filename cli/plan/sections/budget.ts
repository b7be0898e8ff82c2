import type { BudgetPlace } from "../../../runtime/site/sections.ts";
import { findRate } from "../../config/facts/checkFacts.ts";
import { inYear, formatLocale, rateOf, showMoney, type FactReader } from "../facts/showFact.ts";
import type { Planner, SectionContext } from "./context.ts";
import { planPlaces, type PlaceFact, type PlaceFacts } from "./places.ts";

type Range = [from: number, to: number];
type Row = NonNullable<BudgetPlace["rows"][number]>;

/** A line of the section's front matter. */
interface Line {
  label: string;
  fact?: string | undefined;
}

export const planBudget: Planner<"budget"> = ({ lines, ...section }, context) => {
  const names = lines.flatMap(({ fact }, index) =>
    fact === undefined ? [] : { name: fact, path: ["lines", index, "fact"] },
  );
  const { reader } = context.site;
  const places = planPlaces(section, names, context).flatMap((place) => planPlace(place, lines, context));
  if (places.length === 0) return undefined;
  return {
    locale: formatLocale(reader),
    ...(reader.currency && { currency: reader.currency }),
    lines: lines.map(({ label, fact }, index) => ({
      name: fact ?? `line-${index + 1}`,
      label,
      shown: fact !== undefined,
    })),
    places,
  };
};

/** The budget of a place; none if none of its facts is an amount. */
function planPlace({ place, facts }: PlaceFacts, lines: readonly Line[], context: SectionContext): BudgetPlace[] {
  const { reader } = context.site;
  const found = lines.map(({ fact }) => (fact === undefined ? undefined : facts.get(fact)));
  const currencies = found.flatMap((entry) => (entry && rangeOf(entry) && entry.fact.currency) ?? []);
  // Costs at home are in the reader's currency, so the place's own is another one.
  const currency = currencies.find((code) => code !== reader.currency) ?? currencies[0];
  if (currency === undefined) return [];
  const rate = rateOf(reader, currency);
  const show = (range: Range) => ({
    text: showRange(reader, range, currency),
    ...(rate && { converted: showRange(reader, times(range, rate.value), reader.currency, true) }),
  });
  const rows = found.map((entry) => entry && planRow(entry, { reader, currency, show }));
  const ranges = rows.flatMap((row) => (row?.range ? [row.range] : []));
  const total = ranges.reduce<Range>((sum, [from, to]) => [sum[0] + from, sum[1] + to], [0, 0]);
  const middle = (total[0] + total[1]) / 2;
  return [
    {
      ...place,
      currency,
      ...(rate && { rate: { value: rate.value, ...describeRate(rate.id, currency, context) } }),
      rows: rows.map((row) => row ?? null),
      total: show(total),
      middle: fullAmount(reader, show([middle, middle])),
      without: lines.filter((_, index) => rows[index] && !rows[index].range).map(({ label }) => label),
    },
  ];
}

interface RowContext {
  reader: FactReader;
  /** The place's currency. */
  currency: string;
  /** Formats a range in the place's currency. */
  show(range: Range): Row;
}

function planRow(found: PlaceFact, { reader, currency, show }: RowContext): Row {
  const range = rangeOf(found);
  const own = found.fact.currency;
  if (!range || own === undefined) return { text: found.shown.plain };
  if (own === currency) return { ...show(range), range };
  const factor = exchange(reader, own, currency);
  const text = showRange(reader, range, own);
  return {
    text,
    ...(own === reader.currency && { converted: text }),
    ...(factor !== undefined && { range: times(range, factor) }),
  };
}

/** Yearly costs, from least to most; undefined if the fact is no amount of money. */
function rangeOf({ fact }: PlaceFact): Range | undefined {
  const { value, currency, rate } = fact;
  if (currency === undefined || rate) return undefined;
  const ends = Array.isArray(value) ? value : [value, value];
  const [from, to] = ends;
  return typeof from === "number" && typeof to === "number" ? [inYear(fact, from), inYear(fact, to)] : undefined;
}

/** Exchange rate between two currencies; undefined if there is a rate in neither direction. */
function exchange({ facts }: FactReader, from: string, to: string): number | undefined {
  const back = findRate(facts, to, from);
  return findRate(facts, from, to)?.value ?? (back && 1 / back.value);
}

function describeRate(id: string, currency: string, { site: { reader }, fact }: SectionContext) {
  const to = fact(id)?.plain ?? "";
  const checked = reader.facts[id]?.checked;
  return {
    text: reader.t("budget.rate", { from: showMoney(reader, 1, currency), to }),
    ...(checked !== undefined && { checked }),
  };
}

function showRange(reader: FactReader, [from, to]: Range, currency = "", rounded = false): string {
  const amounts = [from, to].map((amount) => (rounded ? amount : Math.round(amount)));
  return showMoney(reader, amounts[0] === amounts[1] ? from : amounts, currency, rounded);
}

const fullAmount = ({ t }: FactReader, { text, converted }: Row): string =>
  converted === undefined ? text : t("facts.about", { amount: text, converted });

const times = ([from, to]: Range, factor: number): Range => [from * factor, to * factor];
