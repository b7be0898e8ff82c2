import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeText } from "../../core/files.ts";
import { checkFragments } from "../../build/links/checkFragments.ts";
import { openProject } from "../../core/project.ts";
import { applyFixes } from "../../core/problems/applyFixes.ts";
import { checkTypes } from "../../content/parts/checkTypes.ts";
import { ProblemsError, UsageError } from "../../core/problems/errors.ts";
import { openConsole, type Console } from "../../core/console/console.ts";
import { count } from "../../core/console/text.ts";
import { FORMATS, type FormatName } from "../../core/problems/formats/index.ts";
import { hasErrors, sortProblems, type Problem } from "../../core/problems/problem.ts";
import { checkProject, problemsOf } from "../../build/checkProject.ts";
import { type CommonOptions, momentOf, type MomentOptions } from "../options.ts";

interface Options extends CommonOptions, MomentOptions {
  format: FormatName;
  strict?: boolean;
  verbose?: boolean;
  errors?: boolean;
  fix?: boolean;
  dryRun?: boolean;
}

/** `sitegen validate`: prints all problems of all files. */
export async function validate(
  countries: string[],
  {
    root,
    format,
    strict = false,
    verbose = strict,
    errors = false,
    fix = false,
    dryRun = false,
    quiet,
    ...moment
  }: Options,
): Promise<void> {
  if (dryRun && !fix) throw new UsageError("`--dry-run` needs `--fix`", "Write `sitegen validate --fix --dry-run`.");
  const console = openConsole({ quiet });
  const check = async () => {
    const result = await checkProject({ root, countries, ...momentOf(moment) });
    // Pages with mistakes may have ids that the plan doesn't know.
    if (!result.project || hasErrors(result.problems)) return result;
    const fragments = checkFragments({ root: openProject(root).root, ...result.project });
    return { ...result, problems: sortProblems([...result.problems, ...fragments]) };
  };
  let checked = await check();
  if (fix && fixFiles(root, problemsOf(checked.problems, countries), dryRun, console) && !dryRun)
    checked = await check();
  const hasParts = checked.project !== undefined && checked.project.parts.files.length > 0;
  const inTypes = hasParts ? await checkTypes(openProject(root)) : [];
  const problems = problemsOf(sortProblems([...checked.problems, ...inTypes]), countries).filter(
    ({ severity }) => !errors || severity === "error",
  );
  const suppressed = problemsOf(checked.suppressed, countries);
  const failed = hasErrors(problems) || (strict && problems.length > 0);
  if (format !== "pretty" || !failed) {
    const text = await FORMATS[format](problems, console, { suppressed, verbose });
    if (text) console.print(text);
  }
  if (suppressed.length > 0)
    console.note(`${count(suppressed.length, "warning")} suppressed by \`suppressions\` in network.yaml`);
  if (failed) throw new ProblemsError(format === "pretty" ? problems : [], verbose);
  const sites = checked.project?.plan.sites ?? [];
  const countriesFound = new Set(sites.map(({ country }) => country)).size;
  const pages = sites.reduce((sum, site) => sum + site.pages.length, 0);
  console.note(
    `${console.style("green", "✓")} ${count(countriesFound, "country", "countries")}, ${count(pages, "page")}: ${problems.length === 0 ? "no problems" : "no errors"}`,
  );
}

/** Applies fixes to files and prints the changed lines. @returns whether there were any. */
function fixFiles(root: string, problems: readonly Problem[], dryRun: boolean, console: Console): boolean {
  const folder = openProject(root).root;
  const files = applyFixes(problems, (file) => readFileSync(join(folder, file), "utf8"));
  for (const { file, text, lines } of files) {
    for (const { line, before, after } of lines) {
      console.note(console.style("cyan", `${file}:${line}`));
      console.note(console.style("red", `- ${before.trimEnd()}`));
      console.note(console.style("green", `+ ${after.trimEnd()}`));
    }
    if (!dryRun) writeText(join(folder, file), text);
  }
  const changed = files.reduce((sum, { lines }) => sum + lines.length, 0);
  console.note(`${count(changed, "line")} ${dryRun ? "would be" : changed === 1 ? "was" : "were"} corrected\n`);
  return changed > 0;
}
