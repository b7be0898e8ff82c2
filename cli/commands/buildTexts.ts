import { join } from "node:path";
import { commitSites } from "../render/commitSites.ts";
import { findEdited, stageEdited } from "../render/editedSite.ts";
import { isOutputIntact, saveBuild, type BuildReport, type SinceLastBuild } from "../render/lastBuild.ts";
import { replacePages } from "../render/pageRecords.ts";
import { createCompressor } from "../emit/compressor.ts";
import { removePath } from "../files.ts";
import type { Project } from "../project.ts";
import type { Console } from "../report/console.ts";

interface Options {
  project: Project;
  console: Console;
  /** Taken before anything was read. */
  fingerprint: string;
  since: SinceLastBuild;
}

/**
 * Builds what shows Markdown files whose text was edited, from what the last build kept: without reading the configuration
 * and without planning. Undefined when there is more to do, or something to tell: then nothing was done.
 */
export async function buildTexts({
  project,
  console,
  fingerprint,
  since: { report, edited: texts },
}: Options): Promise<BuildReport | undefined> {
  const edited = findEdited(
    project,
    report.sites.map(({ country }) => country),
    texts,
  );
  if (!edited || !isOutputIntact(project, report)) return undefined;
  const staging = `${project.out}.staging-${process.pid}`;
  const compressor = createCompressor(join(project.work, "cache/compressed"));
  const plannedOf = (country: string) => report.sites.find((site) => site.country === country)?.pages ?? 0;
  try {
    const built = await console.task("Prerender", () =>
      Promise.all(
        edited.map((site) =>
          stageEdited({ project, edited: site, staging, compressor, planned: plannedOf(site.country) }),
        ),
      ),
    );
    const done = await console.task("Write", () => {
      const written = commitSites(project, staging, built);
      for (const { country, places, pages } of edited) replacePages(project, country, places, pages);
      const sites = report.sites.map((site) => written.find(({ country }) => country === site.country) ?? site);
      return { ...report, sites };
    });
    saveBuild(project, { fingerprint, report: done, warnings: "" });
    return done;
  } finally {
    removePath(staging);
  }
}
