import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT_SITEMAP } from "../../config/files/builtFiles.ts";
import type { Graph } from "../../core/graph/graph.ts";
import { hasContents, writeFresh, type FileTree } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";
import type { BuiltSite } from "../render/makeSites.ts";
import { applyCommit, stagingFolder, type Commit } from "./commit.ts";
import { forgetBuild, type BuildReport } from "../changes/lastBuild.ts";
import {
  forgetOutputs,
  HOST_RECORD,
  invalidateOutputs,
  listOutputs,
  outFolder,
  saveOutputs,
  sizeOf,
} from "./outputs.ts";

/** Moves staged files, and the host's by absolute path, into the output, in one commit. Records the output's files. */
export function writeOutput(
  graph: Graph,
  sites: readonly BuiltSite[],
  hostFiles: FileTree,
  gone: readonly string[],
): BuildReport["sites"] {
  const { project } = graph;
  forgetBuild(graph);
  const host = stageHost(project, hostFiles, sites);
  for (const { plan, keys } of sites) invalidateOutputs(project, plan.key, keys.keys());
  invalidateOutputs(project, HOST_RECORD, host.keys.keys());
  applyCommit(project, {
    folders: sites.flatMap(({ commit }) => commit.folders),
    files: [...sites.flatMap(({ commit }) => commit.files), ...host.files],
    removed: [
      // Some of the host's files, such as redirect pages, are in sites' folders.
      ...sites.flatMap(({ commit }) => commit.removed).filter((path) => !hostFiles.has(path)),
      ...host.removed,
      ...gone.map((key) => outFolder(project, key)),
    ],
  });
  for (const key of gone) forgetOutputs(project, key);
  saveOutputs(project, HOST_RECORD, { keys: host.keys });
  return sites.map(({ plan: { key, pages }, rendered, ...made }) => {
    const bytes = sizeOf(saveOutputs(project, key, made));
    return { country: key, pages: pages.length, rendered, bytes };
  });
}

/** Stages the host's new and changed files, and lists those of the last build that are obsolete. */
function stageHost(
  project: Project,
  files: FileTree,
  sites: readonly BuiltSite[],
): Pick<Commit, "files" | "removed"> & { keys: Map<string, string> } {
  // Relative to the output folder: a build into another folder must not remove this one's files.
  const nameOf = (path: string) => relative(project.out, path);
  const moves: Commit["files"] = [];
  for (const [path, contents] of files) {
    if (hasContents(path, contents)) continue;
    const from = join(stagingFolder(project), HOST_RECORD, String(moves.length));
    writeFresh(from, contents);
    moves.push({ from, to: path });
  }
  const keys = new Map([...files.keys()].map((path) => [nameOf(path), ""]));
  // A former redirect page may be a site's page now.
  const pages = new Set(
    sites.flatMap(({ plan, keys: names }) => [...names.keys()].map((name) => join(plan.key, name))),
  );
  // The root sitemap may exist without a record: only networks of several countries have one.
  const before = new Set([...(listOutputs(project, HOST_RECORD) ?? []), ROOT_SITEMAP]);
  const removed = [...before]
    .filter((name) => !keys.has(name) && !pages.has(name))
    .map((name) => join(project.out, name));
  return { files: moves, removed: removed.filter((path) => existsSync(path)), keys };
}
