import type { Config } from "../../model/config.ts";
import { ProblemsError } from "../../core/problems/errors.ts";
import { openConsole, type Console } from "../../core/console/console.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { askSources, explainAnswer, printAnswers, type SourceAnswer } from "./askSources.ts";
import { checkProject, stopOnErrors } from "../../build/checkProject.ts";
import { type CommonOptions, parseNow, type MomentOptions } from "../options.ts";
import { textsOf } from "../../../runtime/site/text.ts";
import type { FactConfig } from "../../config/schema/facts.ts";
import { localized, showFact } from "../../plan/facts/showFact.ts";
import type { Plan } from "../../model/plan.ts";
import { cut, table } from "../../core/console/text.ts";

interface Options extends CommonOptions, Pick<MomentOptions, "now"> {
  by: "age" | "page" | "source";
  check?: boolean;
}

/** `sitegen facts`: lists facts by age, page or source, and checks whether sources still answer. */
export async function facts(
  countries: string[],
  { root, by, check = false, json = false, quiet, now: instant }: Options,
): Promise<void> {
  const console = openConsole({ quiet });
  const now = parseNow(instant);
  const { config, plan } = stopOnErrors(await checkProject({ root, countries, now }));
  const all = listFacts(config, plan, plan.schedule.today);
  const rows = countries.length === 0 ? all : all.filter(({ pages }) => pages.length > 0);
  const answers = check ? await askSources([...new Set(rows.map(({ source }) => source))]) : [];
  if (json) console.print(check ? { facts: rows, sources: answers } : rows);
  else {
    console.print(factTables(rows, by));
    console.note(countFacts(rows));
  }
  if (check) reportAnswers(console, answers, { config, rows });
}

/** @throws ProblemsError for lost sources, EnvironmentError when none can be reached. */
function reportAnswers(
  console: Console,
  answers: readonly SourceAnswer[],
  { config, rows }: { config: Config; rows: readonly FactRow[] },
): void {
  const lost = printAnswers(console, answers, { asked: "source", total: `${answers.length} sources` });
  const problems = lost.map((answer): Problem => ({
    code: "lost-source",
    message: `The source ${explainAnswer(answer)}`,
    why: `${answer.url} is the source of ${rows
      .filter(({ source }) => source === answer.url)
      .map(({ id }) => id)
      .join(", ")}.`,
    hint: "Find the page that now states it, compare the value, and write its address and today's date.",
    place: config.locateFact([rows.find(({ source }) => source === answer.url)?.id ?? "", "source"]),
  }));
  if (problems.length > 0) throw new ProblemsError(problems);
}

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
