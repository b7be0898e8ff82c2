import type { HostingService } from "../config/schema/network/hostingServices.ts";
import { hostAdditions } from "../hosts/emitHost.ts";
import type { Project } from "../core/project.ts";
import { finishInterruptedCommit } from "./output/commit.ts";
import { findBuiltSites, type UnchangedSite } from "./changes/unchangedSites.ts";
import { openRun } from "./changes/lastBuild.ts";
import type { Console } from "../core/console/console.ts";
import { contentsOf } from "../content/brandAndPublicFiles.ts";
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
  const before = readManifest(project);
  const graph = openRun(project, { countries, hosts, baseUrl, drafts: drafts === "build", now });
  let unchanged: UnchangedSite[] = [];
  const checked = await checkProject({
    root: project.root,
    countries,
    baseUrl,
    graph,
    now,
    drafts,
    findUnchanged: before && ((config, schedule) => (unchanged = findBuiltSites(graph, config, schedule))),
  });
  const { config, plan, parts } = stopOnErrors(checked);
  const next = makeManifest({
    config,
    plan,
    parts,
    before: unchanged.length > 0 ? before : undefined,
    hashOf: ({ source }) => graph.ask(contentsOf, source),
    upload: hostAdditions(plan.hosts, hosts),
  });
  return { config, next, before };
}
