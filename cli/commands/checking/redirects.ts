import { networkPath } from "../../../runtime/site/urls.ts";
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { HostingService } from "../../config/schema/network/hostingServices.ts";
import { excessProblems } from "../../hosts/emitHost.ts";
import { RULE_WRITERS } from "../../hosts/rules/index.ts";
import { listRules } from "../../hosts/listRules.ts";
import { planHost } from "../../hosts/planHost.ts";
import { writeTree, type FileTree } from "../../core/files.ts";
import type { HostPlan } from "../../plan/network/hostPlan.ts";
import type { Plan } from "../../model/plan.ts";
import { traceRedirects } from "../../serve/preview/traceRedirects.ts";
import type { RuleName } from "../../hosts/route.ts";
import { attempt } from "../../core/attempt.ts";
import { charactersStyles } from "../../build/assets/fontFiles.ts";
import { finishInterruptedCommit } from "../../build/output/commit.ts";
import { guardFolder } from "../../build/output/outputFolder.ts";
import type { Console } from "../../core/console/console.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { suppress } from "../../core/problems/suppress.ts";
import { table } from "../../core/console/text.ts";
import { checkProject, requireProject, stopOnErrors } from "../../build/checkProject.ts";
import { type CommonOptions, momentOf, type MomentOptions, openCommand } from "../options.ts";

type Options = CommonOptions &
  MomentOptions & { host?: HostingService; out?: string; explain?: string; country?: string };

/** `sitegen redirects`: prints rules as a table or for a host, writes host files, or follows a URL. Needs no build. */
export async function redirects(options: Options): Promise<void> {
  const { console, project } = openCommand(options);
  const { host, out, json } = options;
  if (out !== undefined && host === undefined)
    throw new UsageError("--out needs --host", "Name the host whose files to write: --host nginx --out nginx-files");
  if (out !== undefined) guardFolder(project, resolve(project.root, out), [".git", "node_modules", "countries"]);
  const { config, plan } = requireProject(await checkProject({ root: project.root, ...momentOf(options) }));
  await finishInterruptedCommit(project, console);
  const pages = ["index.html", "404.html"].flatMap(
    (name) => attempt(() => readFileSync(join(project.out, name), "utf8")) ?? [],
  );
  const styles = await charactersStyles(project, plan);
  // `pages` are on the network's host.
  const [network, ...others] = plan.hosts;
  const hostPlans: HostPlans = [
    planHost({ config, plan, styles, host: network, pages }),
    ...others.map((countryHost) => planHost({ config, plan, styles, host: countryHost, pages: [] })),
  ];

  if (options.explain !== undefined) return explainUrl(console, hostPlans, plan, options.explain, options);
  if (host === undefined) {
    const rows = hostPlans.flatMap((hostPlan) => rulesOf(hostPlan, hostPlans.length > 1));
    if (json) return console.print(rows);
    const cells = rows.map(({ rule, status, from, to, source }) => [rule, String(status), from, to, source]);
    return console.print(table(["rule", "status", "from", "to", "written in"], cells));
  }
  if (pages.length === 0)
    console.note(
      `${console.style("yellow", "!")} There is no build in ${relative(process.cwd(), project.out)}, so the Content-Security-Policy lacks the hash of the root page's script. Run \`sitegen build\` first.`,
    );
  const excess = excessProblems(
    hostPlans.map((hostPlan) => ({ hostPlan, names: [host] })),
    config,
  );
  stopOnErrors(suppress(excess, config).problems);
  const files: FileTree = new Map(
    hostPlans.flatMap((hostPlan) =>
      [...RULE_WRITERS[host].files(hostPlan)].map(([name, contents]) => [join(hostPlan.key, name), contents] as const),
    ),
  );
  const limits = [...new Set(hostPlans.flatMap((hostPlan) => RULE_WRITERS[host].limits(hostPlan)))];
  if (out !== undefined) writeTree(resolve(project.root, out), files);
  if (json) return console.print({ host, files: Object.fromEntries(files), limits });
  if (out === undefined) printFiles(console, files);
  else for (const name of files.keys()) console.print(join(out, name));
  for (const limit of limits) console.note(`\n${console.style("yellow", "!")} ${limit}`);
}

/** Prints contents to stdout and names to stderr, so that the output of a single file can be redirected into a file. */
function printFiles(console: Console, files: FileTree): void {
  for (const [name, contents] of files) {
    if (files.size > 1) console.note(console.style("bold", `--- ${name}`));
    console.print(String(contents).trimEnd());
  }
}

/** The network's host comes first. */
type HostPlans = [HostPlan, ...HostPlan[]];

const LABELS: Record<RuleName, string> = {
  host: "other host name",
  redirect: "redirect",
  root: "country",
  slashes: "repeated slashes",
  "final-slash": "final slash",
  api: "content API",
  page: "file",
  gone: "gone",
  "not-found": "not found",
};

function explainUrl(console: Console, hostPlans: HostPlans, plan: Plan, url: string, { country, json }: Options): void {
  if (!/^(?:\/|https?:\/\/[^/])/i.test(url))
    throw new UsageError(
      `\`${url}\` is not a URL`,
      "Write an address that begins with https://, or a path that begins with a slash.",
    );
  const files = plannedFiles(plan);
  const isFile = (file: string) => files.has(file) || /^[^/]+\/assets\/[^/]/.test(file);
  const hops = traceRedirects(hostPlans, { url, country }, isFile);
  if (json) return console.print(hops.map((hop) => ({ ...hop, source: hop.source?.() })));
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

/** A host's rules. If there are several hosts, paths become full URLs. */
const rulesOf = (hostPlan: HostPlan, isOneOfSeveral: boolean) =>
  listRules(hostPlan).map(({ from, ...rule }) => ({
    ...rule,
    from: isOneOfSeveral && from.startsWith("/") ? `https://${hostPlan.allowedHost}${from}` : from,
  }));

/** The files of a build of the plan, without assets. */
function plannedFiles({ sites, hosts }: Plan): Set<string> {
  const hostOf = (country: string) => hosts.find(({ key }) => key === country) ?? hosts[0];
  const ofHosts = hosts.slice(1).map(({ key }) => `${key}/robots.txt`);
  const ofSites = sites.flatMap(({ key, country, pages }) => [
    `${key}/404.html`,
    `${key}/sitemap.xml`,
    ...pages.map(({ page }) => `${networkPath(hostOf(country), page.path).slice(1)}index.html`),
  ]);
  return new Set(["index.html", "404.html", "robots.txt", "sitemap.xml", ...ofHosts, ...ofSites]);
}
