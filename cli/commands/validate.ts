import { ProblemsError } from "../report/errors.ts";
import { openConsole } from "../report/console.ts";
import { count } from "../report/count.ts";
import { FORMATS, type FormatName } from "../report/formats/index.ts";
import { hasErrors } from "../report/problem.ts";
import { checkProject, problemsOf } from "./checkProject.ts";
import type { CommonOptions } from "./options.ts";
import { momentOf, type MomentOptions } from "./parseNow.ts";

interface Options extends CommonOptions, MomentOptions {
  format: FormatName;
  strict?: boolean;
  errors?: boolean;
}

/** `sitegen validate`: every problem of every file, in one run. */
export async function validate(
  countries: string[],
  { root, format, strict, errors = false, quiet, ...moment }: Options,
): Promise<void> {
  const console = openConsole({ quiet: quiet ?? false });
  const checked = await checkProject({ root, countries, ...momentOf(moment) });
  const problems = problemsOf(checked.problems, countries).filter(({ severity }) => !errors || severity === "error");
  const suppressed = problemsOf(checked.suppressed, countries);
  const failed = hasErrors(problems) || (strict === true && problems.length > 0);
  if (format !== "pretty" || !failed) {
    const text = await FORMATS[format](problems, console, suppressed);
    if (text) console.print(text);
  }
  if (suppressed.length > 0)
    console.note(`${count(suppressed.length, "warning")} suppressed by \`suppressions\` of network.yaml`);
  if (failed) throw new ProblemsError(format === "pretty" ? problems : []);
  const sites = checked.project?.plan.sites ?? [];
  const countriesFound = new Set(sites.map(({ country }) => country)).size;
  const pages = sites.reduce((sum, site) => sum + site.pages.length, 0);
  console.note(
    `${console.style("green", "✓")} ${count(countriesFound, "country", "countries")}, ${count(pages, "page")}: ${problems.length === 0 ? "no problems" : "no errors"}`,
  );
}
