import { textsOf } from "../../runtime/site/text.ts";
import type { Config } from "../model/config.ts";
import type { FactConfig } from "../config/schema/facts.ts";
import { localized, showFact } from "../plan/facts/showFact.ts";
import type { Plan } from "../model/plan.ts";
import { cut, table } from "../core/console/text.ts";

/** A fact as `sitegen facts` lists it. */
export interface FactRow {
  id: string;
  label: string;
  value: string;
  state: "checked" | "unconfirmed" | "outdated";
  checked: string | null;
  expires: string;
  source: string;
  note: string | null;
  /** Paths of the pages that cite it. */
  pages: string[];
}

/** The project's facts, with those first that need attention. @param today ISO 8601 */
export const listFacts = (config: Config, plan: Plan, today: string): FactRow[] =>
  Object.entries(config.facts)
    .map(([id, fact]) => rowOf(config, plan, { id, fact, today }))
    .toSorted(byAge);

function rowOf(
  { texts }: Config,
  { sites }: Plan,
  { id, fact, today }: { id: string; fact: FactConfig; today: string },
): FactRow {
  const language = sites[0]?.site.country.language ?? "en";
  // No country's own currency format: `A$2,500`, not `$2,500`.
  const reader = {
    facts: { [id]: fact },
    site: {},
    language: "en",
    t: textsOf(Object.values(texts)[0] ?? {}, language),
  };
  const { checked = null, expires, source, note = null } = fact;
  return {
    id,
    label: localized(fact.label, language),
    value: showFact(reader, id)?.full ?? "",
    state: expires <= today ? "outdated" : checked === null ? "unconfirmed" : "checked",
    checked,
    expires,
    source,
    note,
    pages: sites.flatMap(({ pages }) => pages.filter(({ cites }) => cites.includes(id)).map(({ page }) => page.path)),
  };
}

/** Sort order: facts that need attention come first. */
const STATES: readonly FactRow["state"][] = ["outdated", "unconfirmed", "checked"];

const byAge = (a: FactRow, b: FactRow): number =>
  STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
  (a.checked ?? a.expires).localeCompare(b.checked ?? b.expires) ||
  a.id.localeCompare(b.id);

/** The facts as one table, or as one table for each page or source. */
export function factTables(rows: readonly FactRow[], by: "age" | "page" | "source"): string {
  if (by === "age") return listed(rows);
  return grouped(rows, (row) => (by === "page" ? row.pages : [row.source]))
    .map(([title, group]) => `${title}\n${listed(group)}`)
    .join("\n\n");
}

/** A sentence with the number of facts in each state. */
export function countFacts(rows: readonly FactRow[]): string {
  const count = (state: FactRow["state"]) => rows.filter((row) => row.state === state).length;
  const unused = rows.filter(({ pages }) => pages.length === 0).length;
  return `${rows.length} facts: ${count("checked")} checked, ${count("unconfirmed")} unconfirmed, ${count("outdated")} outdated; ${unused} not cited on any page.`;
}

/** Longer values are truncated, except in JSON. */
const MAX_WIDTH = 40;

const listed = (rows: readonly FactRow[]): string =>
  table(
    ["fact", "value", "state", "checked", "expires", "pages"],
    rows.map((row) => [
      row.id,
      cut(row.value, MAX_WIDTH),
      row.state,
      row.checked ?? "-",
      row.expires,
      String(row.pages.length),
    ]),
    ["pages"],
  );

function grouped(rows: readonly FactRow[], keysOf: (row: FactRow) => readonly string[]): [string, FactRow[]][] {
  const keys = [...new Set(rows.flatMap(keysOf))].sort();
  return keys.map((key) => [key, rows.filter((row) => keysOf(row).includes(key))]);
}
