import type { Planner, SectionContext } from "./context.ts";
import { planPlaces, type PlaceFacts } from "./places.ts";

export const planComparison: Planner<"comparison"> = ({ topics, ...section }, context) => {
  const places = planPlaces(section, "topics", topics, context);
  // Facts that don't apply to this country's readers would be an empty column.
  const shown = topics.filter(({ fact }) => places.some(({ facts }) => facts.has(fact)));
  if (shown.length === 0) return undefined;
  return {
    topics: shown.map(({ label, fact }) => ({ label, sortable: isSortable(fact, places, context) })),
    places: places.map(({ place, facts }) => ({
      ...place,
      cells: shown.map(({ fact }) => {
        const found = facts.get(fact)?.shown;
        return found ? { text: found.full, order: found.order } : null;
      }),
    })),
  };
};

/** Numbers can be sorted, amounts of money only if all are known in one currency. */
function isSortable(name: string, places: readonly PlaceFacts[], { site }: SectionContext): boolean {
  const found = places.flatMap(({ facts }) => facts.get(name) ?? []);
  const numbers = found.filter(({ shown }) => shown.order !== undefined);
  const currencies = numbers.map(({ fact, shown }) =>
    shown.ids.length > 1 ? site.reader.currency : fact.rate ? undefined : fact.currency,
  );
  return numbers.length > 1 && new Set(currencies).size === 1;
}
