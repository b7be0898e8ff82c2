import { existsSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathPrefix } from "../../runtime/site/urls.ts";
import { writeText } from "../files.ts";
import { openProject } from "../project.ts";
import { serveBuild } from "../preview/serveBuild.ts";
import { settleOutput } from "../render/commit.ts";
import { guardFolder } from "../render/outputFolder.ts";
import { openConsole } from "../report/console.ts";
import { EnvironmentError } from "../report/errors.ts";
import { compareBuilds } from "../sheet/against/compareBuilds.ts";
import { count } from "../report/count.ts";
import { reportData, reportMarkdown, summaryOf } from "../sheet/against/report.ts";
import { reportPage } from "../sheet/against/reportPage.ts";
import { chooseShots, type PageChoice } from "../sheet/chooseShots.ts";
import { findChrome } from "../sheet/findChrome.ts";
import { parseWidths } from "../sheet/parseWidths.ts";
import { popupCookies } from "../sheet/popupCookies.ts";
import { requireBuild } from "../sheet/requireBuild.ts";
import { checkProject } from "./checkProject.ts";
import type { CommonOptions } from "./options.ts";
import { stopOnErrors } from "./stopOnErrors.ts";

interface Options extends CommonOptions {
  against: string;
  dist: string;
  out?: string;
  widths?: string;
  pages?: PageChoice;
  json?: boolean;
  markdown?: boolean;
}

/** `sitegen sheet --against`: what looks different between two builds, grouped by the change that explains it, as one page. */
export async function sheetAgainst(countries: string[], options: Options): Promise<void> {
  const console = openConsole({ quiet: options.quiet ?? false });
  const project = openProject(options.root, options.dist);
  const out = resolve(project.root, options.out ?? ".sitegen/sheets/against");
  guardFolder(project, out, ["countries", ".git", "node_modules"]);
  const widths = parseWidths(options.widths ?? "390,1440");
  const { plan } = stopOnErrors(await checkProject({ root: project.root, countries }));
  await settleOutput(project, console);
  const before = resolve(project.root, options.against);
  const keys = [...new Set(plan.sites.map(({ key }) => pathPrefix(key)))];
  for (const key of keys) requireBuild(project, key);
  const known = builtCountries(before);
  const chrome = findChrome();

  const old = await serveBuild({ ...project, out: before });
  const current = await serveBuild(project);
  const report = await compareBuilds({
    before: { out: before, addressOf: old.addressOf },
    after: { out: project.out, addressOf: current.addressOf },
    // A country that is no more is in the old build alone.
    countries: countries.length > 0 ? keys : [...new Set([...keys, ...known])],
    paths: options.pages === "templates" ? chooseShots(plan.sites, "templates").map(({ path }) => path) : undefined,
    widths,
    cookies: popupCookies(plan.sites),
    chrome,
    task: console.task,
  }).finally(() => [old, current].forEach((build) => build.close()));
  const page = join(out, "index.html");
  writeText(page, reportPage(report));
  if (options.json) return console.print(JSON.stringify({ page, ...reportData(report) }, null, 2));
  if (options.markdown) return console.print(reportMarkdown(report));
  console.print(summaryOf(report));
  for (const { name, pages } of report.groups) console.print(`  ${name}, ${count(pages.length, "page")}`);
  for (const path of report.added) console.print(`  added: ${path}`);
  for (const path of report.removed) console.print(`  removed: ${path}`);
  console.print(relative(process.cwd(), page));
}

/** Countries of an output folder. @throws EnvironmentError when it has none. */
function builtCountries(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const countries = names.filter((name) => existsSync(join(folder, name, "index.html")));
  if (countries.length > 0) return countries.sort();
  throw new EnvironmentError(
    `There is no build in ${folder}`,
    "Write --against with a folder that `sitegen build` has made, say of another branch: sitegen sheet --against ../main/dist",
  );
}
