import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { HostName } from "../config/schema/hostNames.ts";
import { HOSTS } from "../emit/hosts/index.ts";
import { listRules } from "../emit/listRules.ts";
import { planHost } from "../emit/planHost.ts";
import { writeTree, type FileTree } from "../files.ts";
import type { HostPlan } from "../plan/hostPlan.ts";
import type { Plan } from "../plan/plan.ts";
import { explain } from "../preview/explain.ts";
import type { RuleName } from "../preview/route.ts";
import { openProject } from "../project.ts";
import { charactersStyles } from "../render/fontFiles.ts";
import { settleOutput } from "../render/commit.ts";
import { guardFolder } from "../render/outputFolder.ts";
import { openConsole, type Console } from "../report/console.ts";
import { UsageError } from "../report/errors.ts";
import { table } from "../report/table.ts";
import { checkProject } from "./checkProject.ts";
import type { CommonOptions } from "./options.ts";
import { stopOnErrors } from "./stopOnErrors.ts";

interface Options extends CommonOptions {
  host?: HostName;
  out?: string;
  explain?: string;
  country?: string;
  json?: boolean;
}

/** `sitegen redirects`: the rules as a table, in a host's syntax, as a host's files, or as they meet a URL. Needs no build. */
export async function redirects(options: Options): Promise<void> {
  const console = openConsole({ quiet: options.quiet ?? false });
  const { host, out, json } = options;
  if (out !== undefined && host === undefined)
    throw new UsageError(
      "--out needs --host",
      "Name the host whose files are to be written: --host nginx --out nginx-files",
    );
  const project = openProject(options.root);
  if (out !== undefined) guardFolder(project, resolve(project.root, out), [".git", "node_modules", "countries"]);
  const { config, plan } = stopOnErrors(await checkProject({ root: project.root }));
  await settleOutput(project, console);
  const pages = ["index.html", "404.html"].map((name) => join(project.out, name)).filter((path) => existsSync(path));
  const hostPlan = planHost({
    config,
    plan,
    pages: pages.map((path) => readFileSync(path, "utf8")),
    styles: await charactersStyles(project, plan),
  });

  if (options.explain !== undefined)
    return explainUrl(console, hostPlan, plan, { ...options, explain: options.explain });
  if (host === undefined) {
    const rows = listRules(hostPlan);
    return console.print(
      json
        ? JSON.stringify(rows, null, 2)
        : table(
            ["rule", "status", "from", "to", "written in"],
            rows.map(({ rule, status, from, to, source }) => [rule, String(status), from, to, source]),
          ),
    );
  }
  if (pages.length === 0)
    console.note(
      `${console.style("yellow", "!")} There is no build in ${relative(process.cwd(), project.out)}: the Content-Security-Policy has no hash of the root page's script. Run \`sitegen build\` first.`,
    );
  const files = HOSTS[host].files(hostPlan);
  if (out !== undefined) writeTree(resolve(project.root, out), files);
  if (json)
    return console.print(
      JSON.stringify({ host, files: Object.fromEntries(files), limits: HOSTS[host].limits(hostPlan) }, null, 2),
    );
  if (out === undefined) printFiles(console, files);
  else for (const name of files.keys()) console.print(join(out, name));
  for (const limit of HOSTS[host].limits(hostPlan)) console.note(`\n${console.style("yellow", "!")} ${limit}`);
}

/** Prints contents on stdout and names on stderr, so that the output for one file is that file. */
function printFiles(console: Console, files: FileTree): void {
  for (const [name, contents] of files) {
    if (files.size > 1) console.note(console.style("bold", `--- ${name}`));
    console.print(String(contents).trimEnd());
  }
}

const LABELS: Record<RuleName, string> = {
  host: "other host name",
  redirect: "redirect",
  root: "country",
  slashes: "repeated slashes",
  "final-slash": "final slash",
  api: "content API",
  page: "file",
  "not-found": "not found",
};

function explainUrl(
  console: Console,
  hostPlan: HostPlan,
  plan: Plan,
  { explain: url, country, json }: Options & { explain: string },
): void {
  if (!/^(?:\/|https?:\/\/[^/])/i.test(url))
    throw new UsageError(
      `\`${url}\` is no URL`,
      "Write an address that begins with https://, or a path that begins with a slash.",
    );
  const files = plannedFiles(plan);
  const hops = explain(hostPlan, { url, country }, (file) => files.has(file) || /^[^/]+\/assets\/[^/]/.test(file));
  if (json)
    return console.print(
      JSON.stringify(
        hops.map((hop) => ({ ...hop, source: hop.source?.() })),
        null,
        2,
      ),
    );
  const target = (hop: (typeof hops)[number]) =>
    "location" in hop ? `→ ${hop.location}` : "upstream" in hop ? `= ${hop.upstream}` : `= ${hop.file}`;
  console.print(hops[0]?.url ?? url);
  console.print(
    table(
      ["status", "rule", "gets", "written in"],
      hops.map((hop) => [String(hop.status), LABELS[hop.rule], target(hop), hop.source?.() ?? ""]),
    ),
  );
}

/** The files that a build of the plan would have, but for assets. */
function plannedFiles({ sites }: Plan): Set<string> {
  const own = sites.flatMap(({ key, pages }) => [
    `${key}/404.html`,
    `${key}/sitemap.xml`,
    ...pages.map(({ page }) => `${page.path.slice(1)}index.html`),
  ]);
  return new Set(["index.html", "404.html", "robots.txt", "sitemap.xml", ...own]);
}
