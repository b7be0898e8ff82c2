import type { FactConfig } from "../config/schema/facts.ts";
import type { Plan } from "../plan/plan.ts";
import { EnvironmentError, ProblemsError } from "../report/errors.ts";
import { openConsole, type Console } from "../report/console.ts";
import type { Problem } from "../report/problem.ts";
import { table } from "../report/table.ts";
import { localized, showFact } from "../plan/facts/showFact.ts";
import { textsOf } from "../../runtime/site/text.ts";
import type { Config } from "../config/loadConfig.ts";
import { askSources, type SourceAnswer } from "./askSources.ts";
import { checkProject } from "./checkProject.ts";
import type { CommonOptions } from "./options.ts";
import { stopOnErrors } from "./stopOnErrors.ts";

interface Options extends CommonOptions {
  by: "age" | "page" | "source";
  check?: boolean;
  json?: boolean;
}

/** A fact as the command lists it. */
interface Row {
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

/** `sitegen facts`: figures and rules by age, page or source, and whether the sources still answer. */
export async function facts(
  countries: string[],
  { root, by, check = false, json = false, quiet }: Options,
): Promise<void> {
  const console = openConsole({ quiet: quiet ?? false });
  const { config, plan } = stopOnErrors(await checkProject({ root, countries }));
  const today = new Date().toISOString().slice(0, 10);
  const all = Object.entries(config.facts).map(([id, fact]) => rowOf(config, plan, { id, fact, today }));
  const rows = (countries.length === 0 ? all : all.filter(({ pages }) => pages.length > 0)).toSorted(byAge);
  const answers = check ? await askSources([...new Set(rows.map(({ source }) => source))]) : [];
  if (json) console.print(JSON.stringify(check ? { facts: rows, sources: answers } : rows, null, 2));
  else print(console, rows, by);
  if (check) reportAnswers(console, answers, { config, rows });
}

function rowOf(
  { texts }: Config,
  { sites }: Plan,
  { id, fact, today }: { id: string; fact: FactConfig; today: string },
): Row {
  const language = sites[0]?.site.country.language ?? "en";
  // Without a country's own way to write it: `A$2,500`, not `$2,500`.
  const reader = { facts: { [id]: fact }, language: "en", t: textsOf(Object.values(texts)[0] ?? {}, language) };
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

/** What needs a look comes first: what is outdated, what was never confirmed, what was checked long ago. */
const STATES: readonly Row["state"][] = ["outdated", "unconfirmed", "checked"];

const byAge = (a: Row, b: Row): number =>
  STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
  (a.checked ?? a.expires).localeCompare(b.checked ?? b.expires) ||
  a.id.localeCompare(b.id);

function print(console: Console, rows: readonly Row[], by: Options["by"]): void {
  if (by === "age") console.print(listed(rows));
  else
    for (const [title, own] of grouped(rows, (row) => (by === "page" ? row.pages : [row.source])))
      console.print(`${console.style("bold", title)}\n${listed(own)}\n`);
  const count = (state: Row["state"]) => rows.filter((row) => row.state === state).length;
  const unused = rows.filter(({ pages }) => pages.length === 0).length;
  console.note(
    `${rows.length} facts: ${count("checked")} checked, ${count("unconfirmed")} unconfirmed, ${count("outdated")} outdated; ${unused} on no page.`,
  );
}

const listed = (rows: readonly Row[]): string =>
  table(
    ["fact", "value", "state", "checked", "expires", "pages"],
    rows.map((row) => [row.id, row.value, row.state, row.checked ?? "-", row.expires, String(row.pages.length)]),
    ["pages"],
  );

function grouped(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): [string, Row[]][] {
  const keys = [...new Set(rows.flatMap(keysOf))].sort();
  return keys.map((key) => [key, rows.filter((row) => keysOf(row).includes(key))]);
}

const ANSWERS: Record<SourceAnswer["state"], string> = {
  answers: "answers",
  moved: "leads elsewhere now",
  guarded: "does not answer programs: look at it in a browser",
  gone: "is not there any more",
  unreachable: "could not be reached",
};

/** @throws ProblemsError for sources that are gone, EnvironmentError when none can be reached */
function reportAnswers(
  console: Console,
  answers: readonly SourceAnswer[],
  { config, rows }: { config: Config; rows: readonly Row[] },
): void {
  for (const { url, state, detail } of answers)
    if (state !== "answers") console.note(`${url} ${ANSWERS[state]} (${detail})`);
  if (answers.length > 0 && answers.every(({ state }) => state === "unreachable"))
    throw new EnvironmentError(
      "No source could be reached",
      "Look whether this machine reaches the web, and run it again.",
    );
  const lost = answers.filter(({ state }) => state === "gone" || state === "unreachable");
  console.note(`${answers.length} sources: ${answers.length - lost.length} answer.`);
  const problems = lost.map(({ url, state, detail }): Problem => ({
    code: "lost-source",
    severity: "error",
    message: `The source ${ANSWERS[state]} (${detail})`,
    why: `${url} is named as the source of ${rows
      .filter(({ source }) => source === url)
      .map(({ id }) => id)
      .join(", ")}.`,
    hint: "Find the page that states it now, compare the value, and write its address and the day.",
    place: config.locateFact([rows.find(({ source }) => source === url)?.id ?? "", "source"]),
  }));
  if (problems.length > 0) throw new ProblemsError(problems);
}
