import { join, relative, resolve } from "node:path";
import { openProject } from "../../core/project.ts";
import { openRun, unchangedBuild, type BuildReport } from "../../build/changes/lastBuild.ts";
import { withLock } from "../../core/lock.ts";
import { guardOutput } from "../../build/output/outputFolder.ts";
import { openConsole, type Console } from "../../core/console/console.ts";
import { count, bytes, table } from "../../core/console/text.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { type CommonOptions, parseBaseUrl, parseHosts, momentOf, type MomentOptions, parseCount } from "../options.ts";

export interface BuildOptions extends CommonOptions, MomentOptions {
  out: string;
  host?: string;
  baseUrl?: string;
  force?: boolean;
  jobs?: string;
  shard?: string;
  /** File for the HTML report; `true` for the default file. */
  report?: string | true;
  /** A file of `sitegen plan --out`. */
  plan?: string;
  watch?: boolean;
}

/** `sitegen build`. */
export async function build(countries: string[], options: BuildOptions): Promise<void> {
  if (!options.watch) return buildOnce(countries, options, 0);
  if (options.plan !== undefined)
    throw new UsageError(
      "`--watch` and `--plan` can't be combined",
      "A reviewed plan is built once. Remove one of the options.",
    );
  const { watchBuild } = await import("./watchBuild.ts");
  const { force = false } = options;
  await watchBuild(openProject(options.root).root, (isFirst) =>
    buildOnce(countries, { ...options, force: force && isFirst }, isFirst ? 0 : process.uptime()),
  );
}

/**
 * Builds. When nothing has changed since the last build, the modules that build are never imported.
 * @param since Start of the build, in seconds since the process started.
 */
async function buildOnce(countries: string[], options: BuildOptions, since: number): Promise<void> {
  const console = openConsole({ quiet: options.quiet });
  const project = openProject(options.root, options.out);
  guardOutput(project);
  const settings = {
    countries: options.shard === undefined ? countries : await shardOf(project.root, countries, options.shard),
    hosts: parseHosts(options.host),
    baseUrl: parseBaseUrl(options.baseUrl),
    ...momentOf(options),
  };
  const jobs = options.jobs === undefined ? undefined : parseCount(options.jobs, "threads", "--jobs 4");
  const { force = false, report: written } = options;
  const reportFile = written === true ? join(project.work, "report.html") : written && resolve(project.root, written);
  const reviewed = options.plan === undefined ? undefined : await reviewedIn(resolve(project.root, options.plan));

  const look = () => openRun(project, settings);
  const graph = look();
  const unchanged = force || reviewed || reportFile !== undefined ? undefined : unchangedBuild(graph);
  if (unchanged?.warnings) console.note(unchanged.warnings);
  const report = unchanged?.report ?? (await withLock(project, console, work));
  const seconds = process.uptime() - since;
  if (options.json) return console.print({ out: project.out, seconds, ...report });
  console.note(() => describeBuild(report, console.style));
  if (reportFile !== undefined) console.note(`Report: ${relative(process.cwd(), reportFile)}`);
  const slowest = unchanged ? undefined : describeSteps(console.steps, seconds);
  if (slowest !== undefined) console.note(slowest);
  const total = report.sites.reduce((sum, site) => sum + site.pages, 0);
  const how = unchanged ? " (nothing has changed)" : report.bundled ? "" : " (bundle from cache)";
  console.note(
    () =>
      `${console.style("green", "✓")} ${count(total, "page")} in ${relative(process.cwd(), project.out) || "."} in ${seconds.toFixed(2)} s${how}`,
  );

  async function work(hasWaited: boolean): Promise<BuildReport> {
    const { buildSites } = await import("../../build/buildSites.ts");
    return buildSites({ ...settings, graph: hasWaited ? look() : graph, console, jobs, force, reviewed, reportFile });
  }
}

/** The countries of one shard: every n-th country, so that all shards together have all of them. */
async function shardOf(root: string, countries: string[], text: string): Promise<string[]> {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!part || !parts || part > parts)
    throw new UsageError(`\`${text}\` is not a shard`, "Write --shard 1/3 for the first of three parts.");
  const all = countries.length > 0 ? countries : (await import("../../config/yaml/readSources.ts")).listCountries(root);
  const shard = all.filter((_, index) => index % parts === part - 1);
  if (shard.length === 0)
    throw new UsageError(`There are fewer than ${parts} countries to divide`, `Use --shard 1/${all.length} and so on.`);
  return shard;
}

const reviewedIn = async (file: string) => (await import("../../build/review/reviewedPlan.ts")).readPlan(file);

/** With more sites, those in which nothing was rendered share one row. */
const MAX_ROWS = 12;

/** The summary at the end of a build: a table of sites, and notes. */
export function describeBuild({ sites, notes }: BuildReport, style: Console["style"]): string {
  const shown = sites.length > MAX_ROWS ? sites.filter(({ rendered }) => rendered > 0) : sites;
  const others = sites.filter((site) => !shown.includes(site));
  const rows = shown.map(({ country, ...site }) => row(country, [site]));
  if (others.length > 0) rows.push(row(`${others.length} ${shown.length > 0 ? "others" : "sites"}`, others));
  return [
    "",
    table(["country", "pages", "rendered", "size"], rows, ["pages", "rendered", "size"]),
    ...notes.map((note) => `\n${style("yellow", "!")} ${note}`),
    "",
  ].join("\n");
}

/** Builds of this duration or longer report their slowest steps. */
const LONG_BUILD_SECONDS = 5;

/** The slowest steps of a long build; undefined for a short one. */
export function describeSteps(steps: Console["steps"], seconds: number): string | undefined {
  if (seconds < LONG_BUILD_SECONDS) return undefined;
  const longest = steps.toSorted((a, b) => b.seconds - a.seconds).slice(0, 2);
  const named = longest.map((step) => `${step.name} ${step.seconds.toFixed(1)} s`).join(", ");
  return `Most of the time: ${named}. Pages, pictures and scripts are cached: the next build makes only what has changed.`;
}

/** A row of the table, for one or several sites. */
function row(name: string, sites: Pick<BuildReport["sites"][number], "pages" | "rendered" | "bytes">[]): string[] {
  const sum = (of: "pages" | "rendered" | "bytes") => sites.reduce((total, site) => total + site[of], 0);
  return [name, String(sum("pages")), String(sum("rendered")), bytes(sum("bytes"))];
}
