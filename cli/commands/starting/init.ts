import { resolve } from "node:path";
import { checkFolder, writeProject, describeProject } from "../../tools/init/writeProject.ts";
import { chooseAnswers, missingAnswers, withDefaults, type Given } from "../../tools/init/answers.ts";
import { installPackages, packageManager } from "../../tools/init/packageManager.ts";
import type { ExampleName } from "../../tools/init/fillTemplate.ts";
import { planExample, planProject } from "../../tools/init/planProject.ts";
import { isTerminal, openConsole } from "../../core/console/console.ts";
import { UsageError } from "../../core/problems/errors.ts";
import type { CommonOptions } from "../options.ts";

interface Options extends CommonOptions, Given {
  example?: ExampleName;
  yes?: boolean;
  /** Default: whether the output is a terminal. */
  install?: boolean;
}

/** `sitegen init`: writes a small valid project into an empty folder. */
export async function init(dir: string | undefined, options: Options): Promise<void> {
  const { root, example, yes = false, json = false, quiet = false } = options;
  const { name, country, language, cms } = options;
  const console = openConsole({ quiet: quiet || json });
  const folder = resolve(root, dir ?? ".");
  checkFolder(folder);
  const manager = packageManager();
  const project = example
    ? planExample(withoutAnswers({ name, country, language, cms }, example), folder, manager)
    : planProject(chooseAnswers(await answer({ name, country, language, cms }, folder, yes)), folder, manager);
  const written = writeProject(folder, project.files);
  const isInstalled = options.install ?? (isTerminal() && written.added.includes("package.json"));
  if (isInstalled) await console.task(manager.install, () => installPackages(folder, manager, quiet || json));
  const report = { folder, country: project.country, manager, isInstalled, ...written };
  if (json) return console.print(report);
  console.note(() => describeProject(report, console.style));
}

/** Asks for missing answers on a terminal; otherwise all have to be given as options. */
async function answer(given: Given, folder: string, yes: boolean): Promise<Given> {
  if (yes) return withDefaults(given, folder);
  if (missingAnswers(given).length === 0 || !isTerminal()) return given;
  return (await import("../../tools/init/askAnswers.ts")).askAnswers(given, folder);
}

/** @throws UsageError for options that have no effect with `--example`. */
function withoutAnswers(given: Given, example: ExampleName): ExampleName {
  const [answered] = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (answered === undefined) return example;
  throw new UsageError(
    `--${answered} has no effect with --example: an example has its own names, countries and texts`,
    "Remove one of the two options.",
  );
}
