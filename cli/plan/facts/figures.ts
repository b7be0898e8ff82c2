import type { Figures } from "../../../runtime/site/page.ts";
import { localized, showFact, type FactReader } from "./showFact.ts";

/** The facts that are shown where others are cited: those, and the rates by which they are converted. */
export const shownFacts = (cited: readonly string[], reader: FactReader): string[] => [
  ...new Set(cited.flatMap((id) => showFact(reader, id)?.ids ?? [])),
];

/** What a page says of the facts that it shows: when they were checked, and where they are from. Undefined when it shows none. */
export function figuresOf(ids: readonly string[], reader: FactReader): Figures | undefined {
  const facts = ids.flatMap((id) => reader.facts[id] ?? []);
  if (facts.length === 0) return undefined;
  const days = facts.map(({ checked }) => checked);
  const checked = days.every((day) => day !== undefined) ? days.toSorted()[0] : undefined;
  const sources = [...new Set(facts.map(({ source }) => source))].map((href) => {
    const own = facts.filter(({ source }) => source === href);
    const since = own.map((fact) => fact.checked);
    const [oldest] = since.every((day) => day !== undefined) ? since.toSorted() : [];
    return {
      href,
      publisher: own[0]?.publisher ?? "",
      labels: own.map(({ label }) => localized(label, reader.language)),
      ...(oldest !== undefined && { checked: oldest }),
    };
  });
  return { sources, ...(checked !== undefined && { checked }) };
}
