import type { Config } from "../../model/config.ts";
import { openConsole } from "../../core/console/console.ts";
import { askSources, explainAnswer, reportAnswers } from "./askSources.ts";
import { checkProject, requireProject } from "../../build/checkProject.ts";
import { type CommonOptions, parseNow } from "../options.ts";
import { textsOf } from "../../../runtime/site/text.ts";
import type { FactConfig } from "../../config/schema/facts.ts";
import { localized, showFact } from "../../plan/facts/showFact.ts";
import type { Plan } from "../../model/plan.ts";
import { cut, table } from "../../core/console/text.ts";

type Options = CommonOptions & { now?: string; by: "age" | "page" | "source"; check?: boolean };

/** `sitegen facts`: lists facts by age, page or source, and checks whether sources still answer. */
export async function facts(countries: string[], options: Options): Promise<void> {
  const { root, by, check = false, json = false, quiet } = options;
  const console = openConsole({ quiet });
  const now = parseNow(options.now);
  const { config, plan } = requireProject(await checkProject({ root, countries, now }));
  const all = listFacts(config, plan, plan.schedule.today);
  const rows = countries.length === 0 ? all : all.filter(({ pages }) => pages.length > 0);
  const answers = check ? await askSources([...new Set(rows.map(({ source }) => source))]) : [];
  if (json) console.print(check ? { facts: rows, sources: answers } : rows);
  else {
    console.print(factTables(rows, by));
    console.note(countFacts(rows));
  }
  if (!check) return;
  reportAnswers(console, answers, {
    asked: "source",
    total: `${answers.length} sources`,
    problemOf(answer) {
      const ids = rows.filter(({ source }) => source === answer.url).map(({ id }) => id);
      return {
        code: "lost-source",
        message: `The source ${explainAnswer(answer)}`,
        why: `${answer.url} is the source of ${ids.join(", ")}.`,
        hint: "Find the page that now states it, compare the value, and write its address and today's date.",
        place: config.locateFact([ids[0] ?? "", "source"]),
      };
    },
  });
}

type FactRow = ReturnType<typeof rowOf>;

/** The project's facts, with those first that need attention. @param today ISO 8601 */
export const listFacts = (config: Config, plan: Plan, today: string): FactRow[] =>
  Object.entries(config.facts)
    .map(([id, fact]) => rowOf(config, plan, { id, fact, today }))
    .toSorted(byAge);

/** Sort order: facts that need attention come first. */
const STATES = ["outdated", "unconfirmed", "checked"] as const;
type State = (typeof STATES)[number];

/** A fact as `sitegen facts` lists it. */
function rowOf(
  { texts }: Config,
  { sites }: Plan,
  { id, fact, today }: { id: string; fact: FactConfig; today: string },
) {
  const language = sites[0]?.site.country.language ?? "en";
  // No country's own currency format: `A$2,500`, not `$2,500`.
  const t = textsOf(Object.values(texts)[0] ?? {}, language);
  const reader = { facts: { [id]: fact }, site: {}, language: "en", t };
  const { checked = null, expires, source, note = null } = fact;
  const state: State = expires <= today ? "outdated" : checked === null ? "unconfirmed" : "checked";
  return {
    id,
    label: localized(fact.label, language),
    value: showFact(reader, id)?.full ?? "",
    state,
    checked,
    expires,
    source,
    note,
    pages: sites.flatMap(({ pages }) => pages.filter(({ cites }) => cites.includes(id)).map(({ page }) => page.path)),
  };
}

const byAge = (a: FactRow, b: FactRow): number =>
  STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
  (a.checked ?? a.expires).localeCompare(b.checked ?? b.expires) ||
  a.id.localeCompare(b.id);

/** The facts as one table, or as one table for each page or source. */
export function factTables(rows: readonly FactRow[], by: Options["by"]): string {
  if (by === "age") return listed(rows);
  const keysOf = (row: FactRow) => (by === "page" ? row.pages : [row.source]);
  const keys = [...new Set(rows.flatMap(keysOf))].sort();
  return keys.map((key) => `${key}\n${listed(rows.filter((row) => keysOf(row).includes(key)))}`).join("\n\n");
}

/** A sentence with the number of facts in each state. */
export function countFacts(rows: readonly FactRow[]): string {
  const count = (state: State) => rows.filter((row) => row.state === state).length;
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
