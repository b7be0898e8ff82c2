import type { Config } from "../model/config.ts";
import { EnvironmentError, ProblemsError } from "../core/problems/errors.ts";
import { openConsole, type Console } from "../core/console/console.ts";
import type { Problem } from "../core/problems/problem.ts";
import { askSources, describeAnswer, explainAnswer, isLost, type SourceAnswer } from "./askSources.ts";
import { checkProject, stopOnErrors } from "../build/checkProject.ts";
import { countFacts, factTables, listFacts, type FactRow } from "./listFacts.ts";
import { type CommonOptions, parseNow, type MomentOptions } from "./options.ts";

interface Options extends CommonOptions, Pick<MomentOptions, "now"> {
  by: "age" | "page" | "source";
  check?: boolean;
  json?: boolean;
}

/** `sitegen facts`: lists facts by age, page or source, and checks whether sources still answer. */
export async function facts(
  countries: string[],
  { root, by, check = false, json = false, quiet, now: instant }: Options,
): Promise<void> {
  const console = openConsole({ quiet: quiet ?? false });
  const now = parseNow(instant);
  const { config, plan } = stopOnErrors(await checkProject({ root, countries, now }));
  const all = listFacts(config, plan, plan.schedule.today);
  const rows = countries.length === 0 ? all : all.filter(({ pages }) => pages.length > 0);
  const answers = check ? await askSources([...new Set(rows.map(({ source }) => source))]) : [];
  if (json) console.print(JSON.stringify(check ? { facts: rows, sources: answers } : rows, null, 2));
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
  for (const answer of answers) if (answer.state !== "answers") console.note(describeAnswer(answer));
  if (answers.length > 0 && answers.every(({ state }) => state === "unreachable"))
    throw new EnvironmentError(
      "No source could be reached",
      "Check the network connection of this machine, and run the command again.",
    );
  const lost = answers.filter(isLost);
  console.note(`${answers.length} sources: ${answers.length - lost.length} respond.`);
  const problems = lost.map((answer): Problem => ({
    code: "lost-source",
    severity: "error",
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
