import { emptyCache } from "../core/cache.ts";
import { withoutFileTexts } from "../config/yaml/readSources.ts";
import { hostAdditions } from "../hosts/emitHost.ts";
import { htmlReport } from "./htmlReport.ts";
import { writeText } from "../core/files.ts";
import { finishCommit } from "./output/commit.ts";
import { dueTimes } from "../plan/schedule/dueTimes.ts";
import type { Schedule } from "../plan/schedule/schedule.ts";
import {
  builtSite,
  hasShownDrafts,
  saveBuild,
  type BuildReport,
  type BuiltSite,
  type RunOptions,
} from "./changes/lastBuild.ts";
import { findBuiltSites, saveSites } from "./changes/unchangedSites.ts";
import { contentsOf } from "../content/brandAndPublicFiles.ts";
import type { Graph } from "../core/graph/graph.ts";
import { makeManifest } from "./manifest/makeManifest.ts";
import type { Manifest } from "../model/manifest.ts";
import { readManifest } from "./manifest/manifestFiles.ts";
import { keepVanished, withVanished, vanishedNotes } from "./review/published.ts";
import { reviewManifests } from "./review/review.ts";
import { differsFromReview } from "./review/reviewedPlan.ts";
import { describeGone, findGoneSites } from "./output/outputFolder.ts";
import { openPool } from "./render/pool.ts";
import type { Console } from "../core/console/console.ts";
import { count } from "../core/console/text.ts";
import { ProblemsError } from "../core/problems/errors.ts";
import { FORMATS } from "../core/problems/formats/index.ts";
import { makeOutput } from "./makeOutput.ts";
import { checkProject, requireProject } from "./checkProject.ts";

interface Options extends RunOptions {
  graph: Graph;
  console: Console;
  /** The reviewed plan of `--plan`. */
  reviewed: Manifest | undefined;
  force: boolean;
  /** Number of threads; default: one for each core. */
  jobs: number | undefined;
  /** File for the HTML report, for which all pages are weighed. */
  reportFile: string | undefined;
}

/** validate → plan → build. The caller holds the project's lock. @throws ProblemsError if it isn't the reviewed build. */
export async function buildSites(options: Options): Promise<BuildReport> {
  const { graph, console, force, countries = [], hosts, jobs, reviewed, reportFile } = options;
  const { project } = graph;
  const drafts = options.drafts === "build";
  finishCommit(project);
  const before = readManifest(project);
  // The output of a build with drafts was never published.
  const published = before && !drafts && !hasShownDrafts(graph) ? withVanished(project, before) : undefined;
  if (force) emptyCache(project);
  const pool = openPool(jobs);
  try {
    // A report and the comparison with a reviewed plan need all sites; so does the manifest, when there is none.
    const mayStay = before && !force && !reviewed && reportFile === undefined;
    const checked = await console.task("Validate", () =>
      checkProject({
        ...options,
        root: project.root,
        pool,
        findUnchanged: mayStay ? findBuiltSites(graph) : undefined,
      }),
    );
    const { config, plan, parts, unchanged } = requireProject(checked);
    if (checked.problems.length > 0) console.note(FORMATS.pretty(checked.problems, console));
    const keys = config.sites.map(({ key }) => key);
    const gone = countries.length > 0 ? [] : findGoneSites(project, keys);
    const manifest = makeManifest({
      config,
      plan,
      parts,
      hashOf: ({ source }) => graph.ask(contentsOf, source),
      upload: hostAdditions(plan.hosts, hosts),
      before,
      gone,
    });
    const differences = reviewed && differsFromReview(reviewed, manifest, plan);
    if (differences !== undefined) {
      console.note(`${console.style("red", "error")} This build differs from the reviewed plan:\n\n${differences}`);
      console.note("  → Run `sitegen plan --out` again, review the changes, and build with the new plan.");
      throw new ProblemsError([]);
    }
    const { budgets } = config.network;
    const isWeighed = reportFile !== undefined || Object.keys(budgets).length > 0;
    const run = { graph, console, config, plan, parts, unchanged, hosts, force, pool, isWeighed, manifest, gone };
    const { weights, warnings: buildWarnings, ...result } = await makeOutput(run);
    graph.save();
    if (buildWarnings.length > 0) console.note(FORMATS.pretty(buildWarnings, console, { verbose: true }));
    if (published) {
      const { vanished } = reviewManifests(published, manifest);
      keepVanished(project, published, vanished);
      result.notes.push(...vanishedNotes(vanished));
    }
    const built = new Map(
      [...plan.sites, ...unchanged].flatMap(({ key, problems, lastDays }): [string, BuiltSite][] => {
        const report = result.sites.find(({ country }) => country === key);
        if (!report) return [];
        return [[key, { report: { ...report, rendered: 0 }, problems: withoutFileTexts(problems), lastDays }]];
      }),
    );
    const { schedule } = plan;
    const lastDays = [...built.values()].flatMap((site) => site.lastDays);
    const { next = null, ...due } = dueTimes({ config, schedule, lastDays });
    const report: BuildReport = { ...result, next };
    if (drafts) report.notes.push(draftsNote(schedule));
    const plain: Pick<Console, "style"> = { style: (_, text) => text };
    const warnings = [FORMATS.pretty(checked.problems, plain), FORMATS.pretty(buildWarnings, plain, { verbose: true })];
    saveSites(graph, builtSite, { config, plan, due }, built);
    saveBuild(graph, { report, warnings: warnings.filter(Boolean).join("\n\n"), drafts }, due);
    graph.save();
    const shown = { ...report, notes: [...report.notes, ...gone.map((key) => describeGone(project, key))] };
    if (reportFile !== undefined) {
      const found = FORMATS.pretty([...checked.problems, ...buildWarnings], plain, { verbose: true });
      writeText(reportFile, htmlReport({ report: shown, weights, budgets, steps: console.steps, warnings: found }));
    }
    return shown;
  } finally {
    await pool.close();
  }
}

function draftsNote({ unpublished, isShown }: Schedule): string {
  const shown = unpublished.filter(({ route }) => isShown(route)).length;
  return `With --drafts the build contains ${count(shown, "page")} that ${shown === 1 ? "is" : "are"} not published. All its pages are \`noindex\`. Don't publish this build.`;
}
