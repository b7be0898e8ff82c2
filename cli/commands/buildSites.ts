import { join, relative } from "node:path";
import { bundleApp } from "../render/bundle.ts";
import { buildSite, type BuiltSite } from "../render/buildSite.ts";
import { finishCommit } from "../render/commit.ts";
import { commitSites } from "../render/commitSites.ts";
import { keepFreshCode } from "../render/keepFreshCode.ts";
import { HOST_RECORD, saveBuild, type BuildReport, type SinceLastBuild } from "../render/lastBuild.ts";
import { findLeftSites } from "../render/leftSites.ts";
import { linkPackages } from "../render/linkPackages.ts";
import { openRenderPool, type RenderPool } from "../render/renderPool.ts";
import { readWritten, saveWritten } from "../render/outputs.ts";
import { shareFiles } from "../render/shareFiles.ts";
import { addCompressed } from "../emit/addCompressed.ts";
import { createCompressor } from "../emit/compressor.ts";
import { emitHost } from "../emit/emitHost.ts";
import { HOSTS } from "../emit/hosts/index.ts";
import type { HostName } from "../config/schema/hostNames.ts";
import { sitemap } from "../emit/sitemap.ts";
import { removePath, writeText, writeTree, type FileTree } from "../files.ts";
import { generateApp } from "../generate/generateApp.ts";
import type { SitePlan } from "../plan/plan.ts";
import { apiData, savePreviewData } from "../preview/previewData.ts";
import { appDir, PACKAGE_DIR, type Project } from "../project.ts";
import type { Console } from "../report/console.ts";
import { FORMATS } from "../report/formats/index.ts";
import { checkProject, type CheckedProject } from "./checkProject.ts";
import { stopOnErrors } from "./stopOnErrors.ts";

interface Options {
  project: Project;
  console: Console;
  /** Taken before anything was read. */
  fingerprint: string;
  /** What is read. */
  sources: ReadonlyMap<string, string>;
  /** What has changed, when that is known; then what shows nothing of it is left as it is. */
  since?: SinceLastBuild | undefined;
  /** State of sitegen's own code. */
  code?: string;
  countries: string[];
  /** Hosts in place of those in network.yaml. */
  hosts: HostName[] | undefined;
  baseUrl: string | undefined;
  force: boolean;
  /** Threads that render; one per core when undefined. */
  jobs: number | undefined;
}

type PlanOptions = Pick<Options, "project" | "console" | "since" | "code" | "hosts" | "force"> &
  Pick<CheckedProject, "config" | "plan"> & { pool: RenderPool };

/** validate → plan → build. */
export async function buildSites({
  fingerprint,
  countries,
  sources,
  baseUrl,
  jobs,
  ...options
}: Options): Promise<BuildReport> {
  const { project, console, since } = options;
  finishCommit(project);
  const pool = openRenderPool(jobs);
  let report: BuildReport;
  try {
    const checked = await console.task("Validate", () =>
      checkProject({
        root: project.root,
        countries,
        sources,
        baseUrl,
        pool,
        findLeft: since && ((config) => findLeftSites(project, config, since)),
      }),
    );
    const { config, plan } = stopOnErrors(checked);
    if (checked.problems.length > 0) console.note(FORMATS.pretty(checked.problems, console));
    const warnings = FORMATS.pretty(checked.problems, { style: (_, text) => text });
    report = await buildPlan({ ...options, config, plan, pool });
    saveBuild(project, { fingerprint, report, warnings });
  } finally {
    await pool.close();
  }
  // A build of everything has called what others call.
  if (report.sites.every(({ pages, rendered }) => rendered >= pages)) keepFreshCode();
  return report;
}

/** generate → bundle → prerender → write. Nothing is changed in the output before everything is made. */
export async function buildPlan({
  project,
  console,
  since,
  code,
  config,
  plan,
  hosts,
  force,
  pool,
}: PlanOptions): Promise<BuildReport> {
  await console.task("Generate", () => {
    linkPackages(project);
    plan.sites.forEach(generate);
  });
  const bundle = await console.task("Bundle", () => bundleApp(project, { code, force }));

  const targets = hosts ?? config.network.host.targets;
  const compressor = targets.some((name) => HOSTS[name].precompressed)
    ? createCompressor(join(project.work, "cache/compressed"))
    : undefined;
  const staging = `${project.out}.staging-${process.pid}`;
  const write = shareFiles();
  try {
    const built: BuiltSite[] = [];
    await console.task("Prerender", async () => {
      for (const site of plan.sites) {
        built.push(
          await buildSite({
            project,
            plan: site,
            bundle,
            extra: new Map([["sitemap.xml", sitemap(site)]]),
            staging,
            write,
            compressor,
            force,
            pool,
          }),
        );
      }
    });
    const emitted = emitHost({
      project,
      config,
      plan,
      bundle,
      server: bundle.loadServer(),
      hosts: targets,
      current: since?.report.sites.map(({ country }) => country),
    });
    if (compressor) await addCompressed(emitted.files, project.out, compressor);
    const sites = await console.task("Write", async () => {
      const written = commitSites(project, staging, built);
      writeHost(emitted.files, built);
      savePreviewData(project, { host: emitted.hostPlan, api: apiData(config, plan) });
      const newOf = (country: string) => written.find((site) => site.country === country);
      return since?.report.sites.map((site) => newOf(site.country) ?? site) ?? written;
    });
    return { sites, notes: emitted.notes, bundled: !bundle.cached };
  } finally {
    removePath(staging);
  }

  function generate(site: SitePlan): void {
    const folder = appDir(project, site.key);
    writeTree(folder, generateApp(site, { packageDir: PACKAGE_DIR, root: project.root, appDir: folder }));
  }

  /** Writes the host's files and removes those of the last build that are no more. */
  function writeHost(files: FileTree, built: readonly BuiltSite[]): void {
    // From the output folder: a build into another one must not take this one's files away.
    const nameOf = (path: string) => relative(project.out, path);
    const names = [...files.keys()].map(nameOf);
    // What was a redirect's page may be a site's page now.
    const kept = new Set([
      ...names,
      ...built.flatMap(({ key, keys }) => [...keys.keys()].map((name) => join(key, name))),
    ]);
    const before = Object.keys(readWritten(project, HOST_RECORD, project.out) ?? {});
    for (const [path, contents] of files) writeText(path, contents);
    for (const name of before) if (!kept.has(name)) removePath(join(project.out, name));
    saveWritten(project, HOST_RECORD, project.out, {
      keys: new Map(names.map((name) => [name, ""])),
    });
  }
}
