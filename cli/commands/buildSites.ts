import { join } from "node:path";
import { cacheFolder, claimCache, emptyCache } from "../cache.ts";
import type { HostName } from "../config/schema/hostNames.ts";
import { addCompressed } from "../emit/addCompressed.ts";
import { createCompressor } from "../emit/compressor.ts";
import { keepProblems } from "../config/yaml/keptProblems.ts";
import type { Plan } from "../plan/plan.ts";
import { emitHost } from "../emit/emitHost.ts";
import { HOSTS } from "../emit/hosts/index.ts";
import { sitemap } from "../emit/sitemap.ts";
import { buildPage } from "../buildReport/buildPage.ts";
import { removePath, writeText, writeTree } from "../files.ts";
import { generateApp } from "../generate/generateApp.ts";
import { apiData, previewFile } from "../preview/previewData.ts";
import { appDir, PACKAGE_DIR, type Project } from "../project.ts";
import { buildSite, type BuiltSite } from "../render/buildSite.ts";
import { bundleApp } from "../render/bundle.ts";
import { finishCommit, stagingFolder } from "../render/commit.ts";
import { charactersStyles } from "../render/fontFiles.ts";
import { renderHostPages } from "../render/hostPages.ts";
import { saveBuild, type BuildReport, type SinceLastBuild } from "../render/lastBuild.ts";
import { hashPublicFiles } from "../review/hashPublicFiles.ts";
import { makeManifest } from "../review/makeManifest.ts";
import type { Manifest } from "../review/manifest.ts";
import { manifestFiles, readManifest } from "../review/manifestFiles.ts";
import { keepVanished, readPublished, vanishedNotes } from "../review/lastPublished.ts";
import { reviewManifests } from "../review/review.ts";
import { differsFromReview } from "../review/differsFromReview.ts";
import { readFlag } from "../render/flags.ts";
import { linkPackages } from "../render/linkPackages.ts";
import { describeGone, findGoneSites } from "../render/outputFolder.ts";
import { loadServer } from "../render/pageWriter.ts";
import { openPool, type Pool } from "../render/pool.ts";
import { shareFiles } from "../render/shareFiles.ts";
import { findUnchangedSites, type UnchangedSite } from "../render/unchangedSites.ts";
import { checkBudgets } from "../render/weights/checkBudgets.ts";
import type { PageWeight } from "../render/weights/weighSite.ts";
import { weighSites } from "../render/weights/weighSites.ts";
import { writeOutput } from "../render/writeOutput.ts";
import type { Console } from "../report/console.ts";
import { ProblemsError } from "../report/errors.ts";
import { FORMATS } from "../report/formats/index.ts";
import { atExit } from "../signals.ts";
import { asProblems } from "../parts/bundleProblems.ts";
import { asRenderProblems } from "../parts/renderProblem.ts";
import { checkProject, type CheckedProject } from "./checkProject.ts";
import { stopOnErrors } from "./stopOnErrors.ts";

interface Options {
  project: Project;
  console: Console;
  /** Taken before anything was read. */
  fingerprint: string;
  /** What is read. */
  sources: ReadonlyMap<string, string>;
  /** What has changed, when that is known; then sites that show nothing of it are not planned. */
  since?: SinceLastBuild | undefined;
  /** Countries that the user named; all when there are none. */
  countries: string[];
  /** Hosts in place of those in network.yaml. */
  hosts: HostName[] | undefined;
  baseUrl: string | undefined;
  /** What was reviewed, with `--plan`. */
  reviewed: Manifest | undefined;
  force: boolean;
  /** Threads that work; one per core when undefined. */
  jobs: number | undefined;
  /** File for a page about the build; all pages are weighed for it. */
  reportFile: string | undefined;
}

type PlanOptions = Pick<Options, "project" | "console" | "since" | "hosts" | "force"> &
  Partial<Pick<Options, "reportFile">> &
  Pick<CheckedProject, "config" | "plan" | "parts"> & {
    pool: Pool;
    /** What the last build said of the output. */
    before?: Manifest | undefined;
    /** Keys of countries that are no more. */
    gone?: readonly string[];
    /** What was reviewed: nothing else is to be made. */
    reviewed?: Manifest | undefined;
  };

/** validate → plan → build. The caller holds the project's lock. */
export async function buildSites({
  fingerprint,
  countries,
  sources,
  baseUrl,
  jobs,
  reviewed,
  ...options
}: Options): Promise<BuildReport> {
  const { project, console, since, force } = options;
  finishCommit(project);
  if (force) emptyCache(project);
  const before = readManifest(project);
  const published = readPublished(project);
  const pool = openPool(jobs);
  try {
    let unchanged: UnchangedSite[] = [];
    const checked = await console.task("Validate", () =>
      checkProject({
        root: project.root,
        countries,
        sources,
        baseUrl,
        pool,
        // What the manifest does not know has to be planned.
        findUnchanged: since && before && ((config) => (unchanged = findUnchangedSites(project, config, since))),
      }),
    );
    const { config, plan, parts } = stopOnErrors(checked);
    if (checked.problems.length > 0) console.note(FORMATS.pretty(checked.problems, console));
    const keys = config.sites.map(({ key }) => key);
    const gone = countries.length > 0 ? [] : findGoneSites(project, keys);
    const { weights, manifest, ...report } = await buildPlan({
      ...options,
      config,
      plan,
      parts,
      pool,
      before,
      gone,
      reviewed,
    });
    if (published) {
      const { vanished } = reviewManifests(published, manifest);
      keepVanished(project, published, vanished);
      report.notes.push(...vanishedNotes(vanished));
    }
    const warnings = FORMATS.pretty(checked.problems, { style: (_, text) => text });
    saveBuild(project, { fingerprint, report, warnings, problems: problemsOfSites(plan, unchanged) });
    const notes = [...report.notes, ...gone.map((key) => describeGone(project, key))];
    if (options.reportFile !== undefined) {
      const { budgets } = config.network;
      const { steps } = console;
      writeText(options.reportFile, buildPage({ report: { ...report, notes }, weights, budgets, steps, warnings }));
    }
    return { ...report, notes };
  } finally {
    await pool.close();
  }
}

/** What was found in the pages of each site, those included that were not looked at anew. */
const problemsOfSites = (plan: Plan, unchanged: readonly UnchangedSite[]) =>
  Object.fromEntries([...plan.sites, ...unchanged].map(({ key, problems }) => [key, keepProblems(problems)]));

/** generate → bundle → prerender → write. Nothing is changed in the output before everything is made. */
export async function buildPlan({
  project,
  console,
  since,
  config,
  plan,
  parts,
  hosts,
  force,
  pool,
  reportFile,
  before,
  gone = [],
  reviewed,
}: PlanOptions): Promise<BuildReport & { weights: PageWeight[]; manifest: Manifest }> {
  const manifest = makeManifest({ config, plan, parts, hashOf: hashPublicFiles(project, plan), before, gone });
  const unreviewed = reviewed && differsFromReview(reviewed, manifest, plan);
  if (unreviewed !== undefined) refuse(console, unreviewed);
  claimCache(project);
  await console.task("Generate", () => {
    linkPackages(project);
    for (const site of plan.sites) {
      const folder = appDir(project, site.key);
      writeTree(
        folder,
        generateApp(site, { packageDir: PACKAGE_DIR, root: project.root, appDir: folder, parts: parts.files }),
      );
    }
  });
  const app = appDir(project, plan.sites[0]?.key ?? "");
  const bundle = await console.task("Bundle", () =>
    asProblems(project.root, bundleApp(project, app, { force, parts: parts.key })),
  );
  const targets = hosts ?? plan.hosts.flatMap((host) => host.targets);
  const compressor = targets.some((name) => HOSTS[name].precompressed)
    ? createCompressor(join(cacheFolder(project), "compressed"))
    : undefined;
  const staging = stagingFolder(project);
  const forget = atExit(() => removePath(staging));
  try {
    const built: BuiltSite[] = [];
    await console.task("Prerender", async () => {
      const common = { project, bundle, staging, write: shareFiles(), compressor, force, pool };
      const { keepAssets } = config.network.host;
      for (const site of plan.sites)
        built.push(
          await asRenderProblems(
            project.root,
            bundle.serverFile,
            buildSite({
              ...common,
              plan: site,
              languages: languagesOf(config, site),
              extra: new Map([["sitemap.xml", sitemap(site)]]),
              keepAssets,
            }),
          ),
        );
    });
    const { budgets } = config.network;
    const isWeighed = reportFile !== undefined || Object.keys(budgets).length > 0;
    const weights = isWeighed
      ? await console.task("Weigh", () => weighSites({ project, sites: plan.sites, built, bundle, staging }))
      : [];
    stopOnErrors({ project: weights, problems: checkBudgets(budgets, weights, config.locateNetwork) });
    const emitted = emitHost({
      project,
      config,
      plan,
      pages: await asRenderProblems(
        project.root,
        bundle.serverFile,
        renderHostPages({ ...plan, project, bundle, server: await loadServer(bundle.serverFile) }),
      ),
      styles: await charactersStyles(project, plan),
      targets: hosts,
      readFlag,
      current: since?.report.sites.map(({ country }) => country),
    });
    if (compressor) await addCompressed(emitted.files, project.out, compressor);
    for (const [path, text] of manifestFiles(project, config, manifest)) emitted.files.set(path, text);
    const forPreview = previewFile(project, { hosts: emitted.hostPlans, api: apiData(config, plan) });
    const hostFiles = new Map([...emitted.files, forPreview]);
    const written = await console.task("Write", () => writeOutput(project, { sites: built, hostFiles, gone }));
    const writtenOf = (country: string) => written.find((site) => site.country === country);
    const sites = since?.report.sites.map((site) => writtenOf(site.country) ?? site) ?? written;
    return { sites, notes: emitted.notes, bundled: !bundle.cached, weights, manifest };
  } finally {
    forget();
    removePath(staging);
  }
}

/** A build that was not reviewed. */
function refuse(console: Console, differences: string): never {
  console.note(
    `${console.style("red", "error")} This build is not what was reviewed. Against the plan it differs in:\n\n${differences}`,
  );
  console.note("  → Run `sitegen plan --out` again, look at what has changed, and build with the new plan.");
  throw new ProblemsError([]);
}

/** Folders of a country's further languages in its own. */
const languagesOf = ({ sites }: Pick<CheckedProject["config"], "sites">, { key }: { key: string }): string[] =>
  sites.filter((site) => site.key.startsWith(`${key}/`)).map((site) => site.key.slice(key.length + 1));
