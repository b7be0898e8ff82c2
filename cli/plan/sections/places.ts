import type { FactPlace } from "../../../runtime/site/sections.ts";
import { citationMistake } from "../../config/facts/checkFacts.ts";
import type { FactConfig } from "../../config/schema/facts.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { ShownFact } from "../facts/showFact.ts";
import type { Planner, SectionContext, Written } from "./context.ts";
import { groupOf, hasOneOf } from "./lists.ts";

export interface PlaceFact {
  fact: FactConfig;
  shown: ShownFact;
}

/** A place and its facts by name, without those that don't exist. */
export interface PlaceFacts {
  place: FactPlace;
  facts: ReadonlyMap<string, PlaceFact>;
}

interface NamedPlace {
  place: FactPlace;
  /** Fact ids by name, where they differ from `<place's key>.<name>`. */
  ids: Readonly<Record<string, string>>;
  /** Path in the section; absent for a page of a group. */
  at?: PropertyKey[];
}

/**
 * The places of a section that have any of the facts. Reports names and places without facts.
 * @param key The section's key for `rows`, which name the facts that it shows for each place.
 */
export function planPlaces(
  section: Pick<Written<"comparison" | "budget">, "group" | "places">,
  key: "topics" | "lines",
  rows: readonly { fact?: string | undefined }[],
  context: SectionContext,
): PlaceFacts[] {
  const known = rows.flatMap(({ fact }) => fact ?? []);
  const hint = "Write `group: branches` for the pages of a group, or list single places in `places`.";
  const { group, places } = section;
  const listed = hasOneOf({ group, places }, hint, context) ? listPlaces(section, context) : [];
  for (const { ids, at = [] } of listed)
    for (const name of Object.keys(ids).filter((key) => !known.includes(key)))
      context.report([...at, "facts", name], {
        code: "invalid-choice",
        message: `No fact \`${name}\` is shown in this section`,
        hint: didYouMean(name, known),
      });
  const found = listed.map((place) => ({
    ...place,
    facts: new Map(known.flatMap((name) => findFact(place, name, context))),
  }));
  /** All ids in countries/facts.yaml, including those of invalid facts. */
  const { factIds } = context.site.config;
  for (const [index, { fact }] of rows.entries()) {
    // `findFact` reports a place's own ids.
    if (fact === undefined) continue;
    const isKnown = ({ place, ids }: NamedPlace) => ids[fact] !== undefined || factIds.includes(`${place.key}.${fact}`);
    if (!listed.some(isKnown)) reportUnknown(fact, [key, index, "fact"], listed, context);
  }
  return found.filter(({ place, at, facts }) => {
    if (facts.size === 0 && at && !factIds.some((id) => id.startsWith(`${place.key}.`)))
      context.report([...at, "key"], {
        code: "unknown-fact",
        message: `There are no facts about \`${place.key}\``,
        why: `No id in countries/facts.yaml begins with \`${place.key}.\`, so its row would be empty.`,
        hint:
          didYouMean(place.key, new Set(factIds.map((id) => id.replace(/\..*/, "")))) ||
          "Add its facts, or remove the place.",
      });
    return facts.size > 0;
  });
}

function listPlaces(
  { group: key, places = [] }: Pick<Written<"comparison" | "budget">, "group" | "places">,
  context: SectionContext,
): NamedPlace[] {
  if (key !== undefined)
    return (groupOf(context, key)?.cards ?? []).flatMap(({ label, href, flag }) =>
      flag === undefined ? [] : { place: { key: flag, label, href, flag }, ids: {} },
    );
  return places.map(({ key: own, label, to, flag, facts }, index) => ({
    place: { key: own, label, href: to === undefined ? undefined : context.href(to), flag: flag?.toLowerCase() },
    ids: facts,
    at: ["places", index],
  }));
}

/** A fact by name as map entry; none if the place has no such fact for these readers. */
function findFact({ place, ids, at = [] }: NamedPlace, name: string, context: SectionContext): [string, PlaceFact][] {
  const { config, site } = context.site;
  const own = ids[name];
  const id = own ?? `${place.key}.${name}`;
  const fact = Object.hasOwn(config.facts, id) ? config.facts[id] : undefined;
  if (!fact && own === undefined) return [];
  const mistake = citationMistake(config, id, site);
  if (mistake && own !== undefined) {
    const { why: _, ...reported } = mistake;
    context.report([...at, "facts", name], reported);
  }
  const shown = mistake || !fact ? undefined : context.fact(id);
  return fact && shown ? [[name, { fact, shown }]] : [];
}

function reportUnknown(name: string, path: PropertyKey[], places: readonly NamedPlace[], context: SectionContext) {
  const keys = new Set(places.map(({ place }) => place.key));
  const [first] = keys;
  if (first === undefined) return;
  const others = context.site.config.factIds.flatMap((id) => {
    const [key = "", ...rest] = id.split(".");
    return keys.has(key) ? rest.join(".") : [];
  });
  context.report(path, {
    code: "unknown-fact",
    message: `No place has a fact \`${name}\``,
    why: `There is no \`${first}.${name}\`, and no such fact of another place.`,
    hint: didYouMean(name, new Set(others)) || `Add \`${first}.${name}\` to countries/facts.yaml, with its source.`,
  });
}

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
