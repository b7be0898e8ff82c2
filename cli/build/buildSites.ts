import { emptyCache } from "../core/cache.ts";
import type { HostingService } from "../config/schema/network/hostingServices.ts";
import { withoutFileTexts } from "../config/yaml/readSources.ts";
import { hostAdditions } from "../hosts/emitHost.ts";
import type { Plan } from "../model/plan.ts";
import { htmlReport } from "./htmlReport.ts";
import { writeText } from "../core/files.ts";
import type { Project } from "../core/project.ts";
import { finishCommit } from "./output/commit.ts";
import { dueTimes } from "../plan/schedule/dueTimes.ts";
import type { Schedule } from "../plan/schedule/schedule.ts";
import { hasShownDrafts, saveBuild, type BuildReport, type SinceLastBuild } from "./changes/lastBuild.ts";
import {
  listUnpublished,
  withChangedStates,
  findUnchangedSites,
  type UnchangedSite,
} from "./changes/unchangedSites.ts";
import { contentsOf } from "../content/brandAndPublicFiles.ts";
import { openGraph } from "../core/graph/graph.ts";
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
import { checkProject, stopOnErrors } from "./checkProject.ts";

interface Options {
  project: Project;
  console: Console;
  /** Taken before any source was read. */
  fingerprint: string;
  /** Stamps of the project's files. */
  sources: ReadonlyMap<string, string>;
  /** The last build and the changes since, if they are known. Sites that they don't affect are not planned. */
  since?: SinceLastBuild | undefined;
  /** Countries that the user named; all when there are none. */
  countries: string[];
  /** Hosts in place of those in network.yaml. */
  hosts: HostingService[] | undefined;
  baseUrl: string | undefined;
  /** Decides which pages are published. */
  now: Date;
  /** Whether unpublished pages are included. */
  drafts: boolean;
  /** The reviewed plan of `--plan`. */
  reviewed: Manifest | undefined;
  force: boolean;
  /** Number of threads; default: one for each core. */
  jobs: number | undefined;
  /** File for the HTML report, for which all pages are weighed. */
  reportFile: string | undefined;
}

/** validate → plan → build. The caller holds the project's lock. */
export async function buildSites({
  fingerprint,
  countries,
  sources,
  baseUrl,
  jobs,
  reviewed,
  reportFile,
  now,
  drafts,
  ...options
}: Options): Promise<BuildReport> {
  const { project, console, since, force } = options;
  finishCommit(project);
  const before = readManifest(project);
  // The output of a build with drafts was never published.
  const published = before && !drafts && !hasShownDrafts(project) ? withVanished(project, before) : undefined;
  if (force) emptyCache(project);
  const graph = openGraph(project, sources);
  const pool = openPool(jobs);
  try {
    let unchanged: UnchangedSite[] = [];
    const checked = await console.task("Validate", () =>
      checkProject({
        root: project.root,
        countries,
        graph,
        baseUrl,
        now,
        drafts: drafts ? "build" : "no",
        pool,
        // Without a manifest of the last build, all sites have to be planned.
        findUnchanged:
          since &&
          before &&
          ((config, schedule) => (unchanged = findUnchangedSites(project, config, withChangedStates(since, schedule)))),
      }),
    );
    const { config, plan, parts } = stopOnErrors(checked);
    if (checked.problems.length > 0) console.note(FORMATS.pretty(checked.problems, console));
    const keys = config.sites.map(({ key }) => key);
    const gone = countries.length > 0 ? [] : findGoneSites(project, keys);
    const manifest = makeManifest({
      config,
      plan,
      parts,
      hashOf: ({ source }) => graph.ask(contentsOf, source),
      upload: hostAdditions(plan.hosts, options.hosts),
      before,
      gone,
    });
    if (reviewed) requireReviewed(console, differsFromReview(reviewed, manifest, plan));
    const { budgets } = config.network;
    const isWeighed = reportFile !== undefined || Object.keys(budgets).length > 0;
    const planned = { config, plan, parts, pool, gone, manifest, isWeighed, graph };
    const { weights, warnings: buildWarnings, ...result } = await makeOutput({ ...options, ...planned });
    graph.save();
    if (buildWarnings.length > 0) console.note(FORMATS.pretty(buildWarnings, console, { verbose: true }));
    if (published) {
      const { vanished } = reviewManifests(published, manifest);
      keepVanished(project, published, vanished);
      result.notes.push(...vanishedNotes(vanished));
    }
    const lastDays = lastDaysOfSites(plan, unchanged, since);
    const { schedule } = plan;
    const { next = null, ...due } = dueTimes({ config, schedule, lastDays: Object.values(lastDays).flat() });
    const report: BuildReport = { ...result, next };
    if (drafts) report.notes.push(draftsNote(schedule));
    const plain: Pick<Console, "style"> = { style: (_, text) => text };
    const warnings = [FORMATS.pretty(checked.problems, plain), FORMATS.pretty(buildWarnings, plain, { verbose: true })];
    saveBuild(project, {
      fingerprint,
      report,
      warnings: warnings.filter(Boolean).join("\n\n"),
      problems: problemsOfSites(plan, unchanged),
      lastDays,
      due,
      drafts,
      unpublished: listUnpublished(schedule),
    });
    const notes = [...report.notes, ...gone.map((key) => describeGone(project, key))];
    const { steps } = console;
    if (reportFile !== undefined)
      writeText(
        reportFile,
        htmlReport({
          report: { ...report, notes },
          weights,
          budgets,
          steps,
          warnings: FORMATS.pretty([...checked.problems, ...buildWarnings], plain, { verbose: true }),
        }),
      );
    return { ...report, notes };
  } finally {
    await pool.close();
  }
}

/** Problems in the pages of each site, including unchanged sites. */
const problemsOfSites = (plan: Plan, unchanged: readonly UnchangedSite[]) =>
  Object.fromEntries([...plan.sites, ...unchanged].map(({ key, problems }) => [key, withoutFileTexts(problems)]));

/** Days on which structured data of each site expires; those of unchanged sites come from the last build. */
const lastDaysOfSites = (plan: Plan, unchanged: readonly UnchangedSite[], since: SinceLastBuild | undefined) =>
  Object.fromEntries(
    [...plan.sites, ...unchanged.map(({ key }) => ({ key, lastDays: since?.lastDays[key] ?? [] }))].flatMap(
      ({ key, lastDays }): [string, string[]][] => (lastDays.length === 0 ? [] : [[key, lastDays]]),
    ),
  );

function draftsNote({ unpublished, isShown }: Schedule): string {
  const shown = unpublished.filter(({ route }) => isShown(route)).length;
  return `With --drafts the build contains ${count(shown, "page")} that ${shown === 1 ? "is" : "are"} not published. All its pages are \`noindex\`. Don't publish this build.`;
}

/** @throws ProblemsError for a build that differs from the reviewed plan. */
function requireReviewed(console: Console, differences: string | undefined): void {
  if (differences === undefined) return;
  console.note(`${console.style("red", "error")} This build differs from the reviewed plan:\n\n${differences}`);
  console.note("  → Run `sitegen plan --out` again, review the changes, and build with the new plan.");
  throw new ProblemsError([]);
}
