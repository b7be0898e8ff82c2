import type { Figures } from "../../../runtime/site/page.ts";
import { localized, showFact, type FactReader } from "./showFact.ts";

/** What a page says of the facts that it cites: when they were checked, and where they are from. Undefined when it cites none. */
export function figuresOf(cited: readonly string[], reader: FactReader): Figures | undefined {
  const ids = [...new Set(cited.flatMap((id) => showFact(reader, id)?.ids ?? []))];
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
