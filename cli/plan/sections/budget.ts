import type { BudgetPlace } from "../../../runtime/site/sections.ts";
import { findRate } from "../../config/facts/checkFacts.ts";
import { inYear, formatLocale, formatNumber, rateOf, type FactReader } from "../facts/showFact.ts";
import type { Planner, SectionContext, Written } from "./context.ts";
import { planPlaces, type PlaceFact, type PlaceFacts } from "./places.ts";

type Range = [from: number, to: number];
type Row = NonNullable<BudgetPlace["rows"][number]>;

type Lines = Written<"budget">["lines"];

export const planBudget: Planner<"budget"> = ({ lines, ...section }, context) => {
  const { reader } = context.site;
  const places = planPlaces(section, "lines", lines, context).flatMap(
    (place) => planPlace(place, lines, context) ?? [],
  );
  if (places.length === 0) return undefined;
  return {
    locale: formatLocale(reader),
    currency: reader.currency,
    lines: lines.map(({ label, fact }, index) => ({
      name: fact ?? `line-${index + 1}`,
      label,
      shown: fact !== undefined,
    })),
    places,
  };
};

/** The budget of a place; none if none of its facts is an amount. */
function planPlace({ place, facts }: PlaceFacts, lines: Lines, context: SectionContext): BudgetPlace | undefined {
  const { reader } = context.site;
  const found = lines.map(({ fact }) => (fact === undefined ? undefined : facts.get(fact)));
  const currencies = found.flatMap((entry) => (entry && rangeOf(entry) && entry.fact.currency) ?? []);
  // Costs at home are in the reader's currency, so the place's own is another one.
  const currency = currencies.find((code) => code !== reader.currency) ?? currencies[0];
  if (currency === undefined) return undefined;
  const rate = rateOf(reader, currency);
  const show = (range: Range) => ({
    text: showRange(reader, range, currency),
    converted: rate && showRange(reader, times(range, rate.value), reader.currency, true),
  });
  const planRow = (entry: PlaceFact): Row => {
    const range = rangeOf(entry);
    const own = entry.fact.currency;
    if (!range || own === undefined) return { text: entry.shown.plain };
    if (own === currency) return { ...show(range), range };
    const back = findRate(reader.facts, currency, own);
    const factor = findRate(reader.facts, own, currency)?.value ?? (back && 1 / back.value);
    const text = showRange(reader, range, own);
    const converted = own === reader.currency ? text : undefined;
    return { text, converted, range: factor === undefined ? undefined : times(range, factor) };
  };
  const rows = found.map((entry) => (entry ? planRow(entry) : null));
  const ranges = rows.flatMap((row) => (row?.range ? [row.range] : []));
  const total = ranges.reduce<Range>((sum, [from, to]) => [sum[0] + from, sum[1] + to], [0, 0]);
  const middle = (total[0] + total[1]) / 2;
  const { text, converted } = show([middle, middle]);
  return {
    ...place,
    currency,
    rate: rate && {
      value: rate.value,
      text: reader.t("budget.rate", {
        from: formatNumber(reader, { currency }, 1),
        to: context.fact(rate.id)?.plain ?? "",
      }),
      checked: reader.facts[rate.id]?.checked,
    },
    rows,
    total: show(total),
    middle: converted === undefined ? text : reader.t("facts.about", { amount: text, converted }),
    without: lines.filter((_, index) => rows[index] && !rows[index].range).map(({ label }) => label),
  };
}

/** Yearly costs, from least to most; undefined if the fact is no amount of money. */
function rangeOf({ fact }: PlaceFact): Range | undefined {
  const { value, currency, rate } = fact;
  if (currency === undefined || rate) return undefined;
  const [from, to] = Array.isArray(value) ? value : [value, value];
  return typeof from === "number" && typeof to === "number" ? [inYear(fact, from), inYear(fact, to)] : undefined;
}

function showRange(reader: FactReader, [from, to]: Range, currency = "", rounded = false): string {
  const amounts = [from, to].map((amount) => (rounded ? amount : Math.round(amount)));
  return formatNumber(reader, { currency, rounded }, amounts[0] === amounts[1] ? from : amounts);
}

const times = ([from, to]: Range, factor: number): Range => [from * factor, to * factor];
