import type { Config } from "../model/config.ts";
import type { HostingService } from "../config/schema/network/hostingServices.ts";
import { hostAdditions } from "../hosts/emitHost.ts";
import type { Schedule } from "../plan/schedule/schedule.ts";
import { findSources, type Project } from "../core/project.ts";
import { finishInterruptedCommit } from "./output/commit.ts";
import { withChangedStates, sitesOfLastBuild } from "./changes/unchangedSites.ts";
import { buildFingerprint, sinceLastBuild } from "./changes/lastBuild.ts";
import type { Console } from "../core/console/console.ts";
import { contentsOf } from "../content/brandAndPublicFiles.ts";
import { openGraph } from "../core/graph/graph.ts";
import { makeManifest } from "./manifest/makeManifest.ts";
import type { Manifest } from "../model/manifest.ts";
import { readManifest } from "./manifest/manifestFiles.ts";
import { checkProject, type CheckedProject, stopOnErrors } from "./checkProject.ts";

interface Options {
  project: Project;
  console: Console;
  /** Countries that the user named; all when there are none. */
  countries?: readonly string[];
  /** Hosts in place of those in network.yaml. */
  hosts?: HostingService[] | undefined;
  baseUrl: string | undefined;
  /** Decides which pages are published. */
  now: Date;
  drafts: "build" | "no";
}

interface Next {
  config: CheckedProject["config"];
  /** The manifest that the build would write. */
  next: Manifest;
  /** The manifest of the current output, if there is one. */
  before: Manifest | undefined;
}

/** Plans the next build without rendering. @throws ProblemsError for a project with errors. */
export async function planNext({
  project,
  console,
  countries = [],
  hosts,
  baseUrl,
  now,
  drafts,
}: Options): Promise<Next> {
  await finishInterruptedCommit(project, console);
  const sources = findSources(project);
  const before = readManifest(project);
  const fingerprint = buildFingerprint(project, sources, { countries, hosts, baseUrl, drafts: drafts === "build" });
  const since = before && sinceLastBuild(project, fingerprint, now);
  const findUnchanged =
    since &&
    ((config: Config, schedule: Schedule) => sitesOfLastBuild(project, config, withChangedStates(since, schedule)));
  const graph = openGraph(project, sources);
  const checked = await checkProject({ root: project.root, countries, baseUrl, graph, findUnchanged, now, drafts });
  const { config, plan, parts } = stopOnErrors(checked);
  const next = makeManifest({
    config,
    plan,
    parts,
    before: since && before,
    hashOf: ({ source }) => graph.ask(contentsOf, source),
    upload: hostAdditions(plan.hosts, hosts),
  });
  return { config, next, before };
}
