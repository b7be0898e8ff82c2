import { join } from "node:path";
import { claimCache, encodedFolder, pruneEncoded } from "../core/cache.ts";
import { addCompressed, createCompressor } from "../hosts/compressor.ts";
import { emitHost } from "../hosts/emitHost.ts";
import { RULE_WRITERS } from "../hosts/rules/index.ts";
import { siteLists } from "../hosts/siteLists.ts";
import { removePath } from "../core/files.ts";
import { checkSites } from "./links/checkSites.ts";
import type { Graph } from "../core/graph/graph.ts";
import { writeApps } from "./generate/generateApp.ts";
import { apiData, previewFile } from "../hosts/previewData.ts";
import { createRouter } from "../hosts/route.ts";
import { appDir } from "../core/project.ts";
import { makeSites } from "./render/makeSites.ts";
import { forgetRecord } from "./render/siteRecord.ts";
import { bundleApp } from "./bundle/bundle.ts";
import { stagingFolder } from "./output/commit.ts";
import { drawIcons } from "./assets/encodePicture.ts";
import { charactersStyles } from "./assets/fontFiles.ts";
import { renderHostPages } from "./render/hostPages.ts";
import type { BuildReport, RunOptions } from "./changes/lastBuild.ts";
import type { UnchangedSite } from "./changes/unchangedSites.ts";
import type { SitePlan } from "../model/plan.ts";
import type { Manifest } from "../model/manifest.ts";
import { manifestFiles } from "./manifest/manifestFiles.ts";
import { readFlag } from "./assets/packageData.ts";
import { linkPackages } from "./generate/linkPackages.ts";
import type { Pool } from "./render/pool.ts";
import { checkBudgets } from "./weights/checkBudgets.ts";
import { type PageWeight, weighSites } from "./weights/weighSite.ts";
import { invalidateOutputs } from "./output/outputs.ts";
import { writeOutput } from "./output/writeOutput.ts";
import type { Console } from "../core/console/console.ts";
import type { Problem } from "../core/problems/problem.ts";
import { suppress } from "../core/problems/suppress.ts";
import { atExit } from "../core/signals.ts";
import { asProblems, asRenderProblems } from "../content/parts/partProblems.ts";
import { type CheckedProject, stopOnErrors } from "./checkProject.ts";
import { modifiedDates } from "./modifiedDates.ts";

interface Options extends Pick<CheckedProject, "config" | "plan" | "parts">, Pick<RunOptions, "hosts"> {
  graph: Graph;
  console: Console;
  /** Sites that the plan leaves out, because they stay as they are. */
  unchanged?: readonly UnchangedSite[];
  force: boolean;
  pool: Pool;
  /** Whether pages are weighed and checked against budgets. */
  isWeighed?: boolean;
  /** Written to the output; absent for output that is not published. Without it, links aren't checked. */
  manifest?: Manifest;
  /** Keys of sites that are no longer configured. */
  gone?: readonly string[];
}

/** generate → bundle → prerender → check → write. The output changes only in the last step. */
export async function makeOutput(
  options: Options,
): Promise<Omit<BuildReport, "next"> & { weights: PageWeight[]; warnings: Problem[] }> {
  const { graph, console, config, plan, parts, hosts, force, pool, manifest } = options;
  const { unchanged = [], isWeighed = false, gone = [] } = options;
  const { project } = graph;
  claimCache(project);
  await console.task("Generate", () => {
    linkPackages(project);
    writeApps(project, plan.sites, parts.files);
    for (const key of gone) {
      removePath(appDir(project, key));
      forgetRecord(graph, key);
    }
  });
  const app = appDir(project, plan.sites[0]?.key ?? "");
  const bundle = await console.task("Bundle", () =>
    asProblems(project.root, bundleApp(graph, app, { force, parts: parts.key })),
  );
  const targets = hosts ?? plan.hosts.flatMap((host) => host.targets);
  const compressor = targets.some((name) => RULE_WRITERS[name].precompressed)
    ? createCompressor(join(encodedFolder(project), "compressed"), config.network.host.compression)
    : undefined;
  const staging = stagingFolder(project);
  const cancelAtExit = atExit(() => removePath(staging));
  try {
    const built = await console.task("Prerender", async (progress) => {
      const modifiedOf = await modifiedDates(project.root, config.network.sitemap.lastmod);
      const { sites } = plan;
      // Makes all files again.
      if (force) for (const { key } of sites) invalidateOutputs(project, key, []);
      const extra = (site: SitePlan) => siteLists(project.root, site, modifiedOf);
      const { keepAssets } = config.network.host;
      const onProgress = (done: number, all: number) => progress(`${done} of ${all} pages`);
      return asRenderProblems(
        project.root,
        bundle.serverFile,
        makeSites({ graph, sites, extra, bundle, staging, compressor, keepAssets, isWeighed, pool, onProgress }),
      );
    });
    const weights = isWeighed ? await console.task("Weigh", () => weighSites(graph, built, bundle.manifest)) : [];
    stopOnErrors(checkBudgets(config.network.budgets, weights, config.locateNetwork));
    const emitted = emitHost({
      project,
      config,
      plan,
      pages: await asRenderProblems(project.root, bundle.serverFile, renderHostPages(project, plan, bundle)),
      styles: await charactersStyles(project, plan),
      targets: hosts,
      readFlag,
      icons: await drawIcons(project, plan.hostLook.icons),
      current: unchanged.map(({ key }) => key),
    });
    const linkProblems = manifest
      ? await console.task("Check links", () =>
          checkSites({
            graph,
            config,
            plan,
            built,
            hostFiles: emitted.files,
            hostPlans: emitted.hostPlans,
            answers: emitted.hostPlans.map(createRouter),
          }),
        )
      : [];
    const { problems: warnings } = suppress([...emitted.problems, ...linkProblems], config);
    stopOnErrors(warnings);
    if (compressor) await addCompressed(emitted.files, project.out, compressor);
    if (manifest)
      for (const [path, text] of manifestFiles(project, config.network.host.manifest, manifest))
        emitted.files.set(path, text);
    const forPreview = previewFile(project, { hosts: emitted.hostPlans, api: apiData(config, plan) });
    const hostFiles = new Map([...emitted.files, forPreview]);
    const written = await console.task("Write", () => writeOutput(graph, built, hostFiles, gone));
    pruneEncoded(project);
    const reports = [...written, ...unchanged.map(({ report }) => report)];
    const sites = config.sites.flatMap(({ key }) => reports.find(({ country }) => country === key) ?? []);
    return { sites, notes: emitted.notes, bundled: !bundle.cached, weights, warnings };
  } finally {
    cancelAtExit();
    removePath(staging);
  }
}
