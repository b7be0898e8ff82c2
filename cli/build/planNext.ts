import { hostAdditions } from "../hosts/emitHost.ts";
import type { Project } from "../core/project.ts";
import { finishInterruptedCommit } from "./output/commit.ts";
import { findBuiltSites } from "./changes/unchangedSites.ts";
import { openRun, type RunOptions } from "./changes/lastBuild.ts";
import type { Console } from "../core/console/console.ts";
import { contentsOf } from "../content/brandAndPublicFiles.ts";
import { makeManifest } from "./manifest/makeManifest.ts";
import { readManifest } from "./manifest/manifestFiles.ts";
import { checkProject, requireProject } from "./checkProject.ts";

/**
 * Plans the next build without rendering. Returns the manifest that it would write, and that of the current output.
 * @throws ProblemsError for a project with errors.
 */
export async function planNext(project: Project, console: Console, options: RunOptions) {
  await finishInterruptedCommit(project, console);
  const before = readManifest(project);
  const graph = openRun(project, options);
  const checked = await checkProject({
    ...options,
    root: project.root,
    graph,
    findUnchanged: before && findBuiltSites(graph),
  });
  const { config, plan, parts, unchanged } = requireProject(checked);
  const next = makeManifest({
    config,
    plan,
    parts,
    before: unchanged.length > 0 ? before : undefined,
    hashOf: ({ source }) => graph.ask(contentsOf, source),
    upload: hostAdditions(plan.hosts, options.hosts),
  });
  return { config, next, before };
}
