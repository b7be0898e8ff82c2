import { existsSync, readdirSync, statSync } from "node:fs";
import { relative, join } from "node:path";
import { UsageError } from "../../core/problems/errors.ts";
import { nameSome } from "../../core/problems/suggest.ts";
import { writeTree, type FileTree } from "../../core/files.ts";
import { count } from "../../core/console/text.ts";
import type { Console } from "../../core/console/console.ts";
import { packageFile } from "../../core/project.ts";
import type { PackageManager } from "./packageManager.ts";

/** Files of a new repository and of package managers. `init` accepts them in its folder, and doesn't change them. */
const HARMLESS =
  /^(?:\..*|(?:readme|licen[cs]e|contributing|changelog|code_of_conduct|security)(?:\.\w+)?|package\.json|package-lock\.json|npm-shrinkwrap\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|node_modules|thumbs\.db)$/i;

const MOST_NAMED = 5;

/** @throws UsageError for a folder with files that don't belong into a new project. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const shown = relative(process.cwd(), folder) || "This folder";
  if (!statSync(folder).isDirectory())
    throw new UsageError(`${shown} is a file`, "Choose an existing folder, or a new one.");
  const inTheWay = readdirSync(folder)
    .filter((name) => !HARMLESS.test(name))
    .sort();
  if (inTheWay.includes("countries"))
    throw new UsageError(
      `${shown} already contains a project: countries/`,
      "Choose another folder: sitegen init my-sites",
    );
  if (inTheWay.length > 0)
    throw new UsageError(
      `${shown} is not empty: ${nameSome(inTheWay, MOST_NAMED)}`,
      "Choose an empty or a new folder: sitegen init my-sites",
    );
}

/** @returns files that were written, and files that existed already and are unchanged */
export function writeProject(folder: string, files: FileTree) {
  const kept = [...files.keys()].filter((name) => existsSync(join(folder, name))).sort();
  const added = new Map([...files].filter(([name]) => !kept.includes(name)));
  writeTree(folder, added);
  return { added: [...added.keys()].sort(), kept };
}

interface Report extends ReturnType<typeof writeProject> {
  folder: string;
  country: string;
  manager: PackageManager;
  isInstalled: boolean;
}

/** A summary of the new project, and the next steps. */
export function describeProject(report: Report, style: Console["style"]): string {
  const { folder, added, kept } = report;
  const shown = relative(process.cwd(), folder) || ".";
  const own = added.filter((name) => !name.startsWith("countries/.schema/"));
  return [
    `${style("green", "✓")} ${count(own.length, "file")} in ${shown}`,
    ...(kept.length > 0 ? [`Unchanged, because they already existed: ${kept.join(", ")}`] : []),
    "",
    ...nextSteps(report, shown).map(([command, text]) => `  ${style("bold", command.padEnd(24))}${text}`.trimEnd()),
  ].join("\n");
}

function nextSteps({ manager, isInstalled, kept, country }: Report, shown: string): [command: string, text: string][] {
  const { run, exec, install } = manager;
  // An existing package.json lacks sitegen's scripts.
  const hasScripts = !kept.includes("package.json");
  const say = (script: string, command: string) => (hasScripts ? `${run} ${script}` : `${exec} sitegen ${command}`);
  const add = `${manager.name} ${manager.name === "npm" ? "install" : "add"} countrysites@${packageFile().version}`;
  const steps: [command: string, text: string][] = [
    [say("dev", `dev ${country}`), "shows the site while you write"],
    [say("check", "validate"), "lists what you still have to write"],
    [say("build", "build"), "builds dist/, which you upload"],
    [say("preview", "preview"), "serves dist/ like its host"],
  ];
  if (!isInstalled || !hasScripts) steps.unshift([hasScripts ? install : add, "installs sitegen"]);
  if (shown !== ".") steps.unshift([`cd ${shown}`, ""]);
  return steps;
}
