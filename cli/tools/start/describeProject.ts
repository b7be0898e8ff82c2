import { count } from "../../report/count.ts";
import { relative } from "node:path";
import type { Console } from "../../report/console.ts";
import { packageFile } from "../../project.ts";
import type { PackageManager } from "./packageManager.ts";
import type { Written } from "./writeProject.ts";

interface Report extends Written {
  folder: string;
  country: string;
  manager: PackageManager;
  isInstalled: boolean;
}

/** What was made, and what to do next. */
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
  // Whoever has a package.json has scripts of their own.
  const hasScripts = !kept.includes("package.json");
  const say = (script: string, command: string) => (hasScripts ? `${run} ${script}` : `${exec} sitegen ${command}`);
  const add = hasScripts
    ? install
    : `${manager.name === "npm" ? "npm install" : `${manager.name} add`} countrysites@${packageFile().version}`;
  return [
    ...(shown === "." ? [] : ([[`cd ${shown}`, ""]] satisfies [string, string][])),
    ...(isInstalled && hasScripts ? [] : ([[add, "installs sitegen"]] satisfies [string, string][])),
    [say("dev", `dev ${country}`), "shows the site while you write"],
    [say("check", "validate"), "lists what you still have to write"],
    [say("build", "build"), "builds dist/, which you upload"],
    [say("preview", "preview"), "serves dist/ like its host"],
  ];
}
