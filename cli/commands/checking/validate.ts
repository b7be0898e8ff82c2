import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeText } from "../../core/files.ts";
import { openRun } from "../../build/changes/lastBuild.ts";
import { lastCheck, type CheckResult } from "../../build/changes/lastCheck.ts";
import type { Project } from "../../core/project.ts";
import { ProblemsError, UsageError } from "../../core/problems/errors.ts";
import type { Console } from "../../core/console/console.ts";
import { count } from "../../core/console/text.ts";
import { FORMATS, type FormatName } from "../../core/problems/formats/index.ts";
import { hasErrors, isError, sortProblems, type Problem } from "../../core/problems/problem.ts";
import { type CommonOptions, momentOf, type MomentOptions, openCommand } from "../options.ts";

type Flag = "strict" | "verbose" | "errors" | "fix" | "dryRun";
type Options = CommonOptions & MomentOptions & { format: FormatName } & Partial<Record<Flag, boolean>>;

/** `sitegen validate`: prints all problems of all files. */
export async function validate(countries: string[], options: Options): Promise<void> {
  const { json, errors = false, fix = false, dryRun = false } = options;
  const { strict = false, verbose = strict } = options;
  if (dryRun && !fix) throw new UsageError("`--dry-run` needs `--fix`", "Write `sitegen validate --fix --dry-run`.");
  const format = json ? "json" : options.format;
  const { console, project } = openCommand(options);
  const run = { countries, ...momentOf(options) };
  const look = async (): Promise<CheckResult> => {
    const graph = openRun(project, run);
    const last = fix ? undefined : lastCheck(graph);
    return last ?? (await import("../../build/checkAll.ts")).checkAll(graph, run);
  };
  let checked = await look();
  if (fix && (await fixFiles(project, checked.problems, dryRun, console)) && !dryRun) checked = await look();
  const { suppressed } = checked;
  const inTypes = checked.hasParts ? await (await import("../../content/parts/checkTypes.ts")).checkTypes(project) : [];
  const problems = sortProblems([...checked.problems, ...inTypes]).filter((problem) => !errors || isError(problem));
  const failed = hasErrors(problems) || (strict && problems.length > 0);
  if (format !== "pretty" || !failed) {
    const text = await FORMATS[format](problems, console, { suppressed, verbose });
    if (text) console.print(text);
  }
  if (suppressed.length > 0)
    console.note(`${count(suppressed.length, "warning")} suppressed by \`suppressions\` in network.yaml`);
  if (failed) throw new ProblemsError(format === "pretty" ? problems : [], verbose);
  console.note(
    `${console.style("green", "✓")} ${count(checked.countries, "country", "countries")}, ${count(checked.pages, "page")}: ${problems.length === 0 ? "no problems" : "no errors"}`,
  );
}

/** Applies fixes to files and prints the changed lines. @returns whether there were any. */
async function fixFiles({ root }: Project, problems: readonly Problem[], dryRun: boolean, console: Console) {
  const { applyFixes } = await import("../../core/problems/applyFixes.ts");
  const files = applyFixes(problems, (file) => readFileSync(join(root, file), "utf8"));
  for (const { file, text, lines } of files) {
    for (const { line, before, after } of lines) {
      console.note(console.style("cyan", `${file}:${line}`));
      console.note(console.style("red", `- ${before.trimEnd()}`));
      console.note(console.style("green", `+ ${after.trimEnd()}`));
    }
    if (!dryRun) writeText(join(root, file), text);
  }
  const changed = files.reduce((sum, { lines }) => sum + lines.length, 0);
  console.note(`${count(changed, "line")} ${dryRun ? "would be" : changed === 1 ? "was" : "were"} corrected\n`);
  return changed > 0;
}
