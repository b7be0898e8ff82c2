import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT_SITEMAP } from "../config/builtFiles.ts";
import { hasContents, writeFresh, type FileTree } from "../files.ts";
import type { Project } from "../project.ts";
import type { BuiltSite } from "./makeSites.ts";
import { applyCommit, stagingFolder, type Commit } from "./commit.ts";
import { forgetBuild, HOST_RECORD, type BuildReport } from "./lastBuild.ts";
import { distrustOutputs, forgetOutputs, listOutputs, saveOutputs, sizeOf } from "./outputs.ts";

interface Output {
  sites: readonly BuiltSite[];
  /** The host's files by their path. */
  hostFiles: FileTree;
  /** Keys of countries that are no more. */
  gone: readonly string[];
}

/** Puts what was made in its place, all in one commit, and writes down what is there now. */
export function writeOutput(project: Project, { sites, hostFiles, gone }: Output): BuildReport["sites"] {
  const placeOf = (key: string) => join(project.out, key);
  forgetBuild(project);
  const host = stageHost(project, hostFiles, sites);
  for (const { key, keys } of sites) distrustOutputs(project, key, placeOf(key), keys.keys());
  distrustOutputs(project, HOST_RECORD, project.out, host.keys.keys());
  applyCommit(project, {
    folders: sites.flatMap(({ commit }) => commit.folders),
    files: [...sites.flatMap(({ commit }) => commit.files), ...host.files],
    removed: [
      // The host's files in a site's folder are not the site's own.
      ...sites.flatMap(({ commit }) => commit.removed).filter((path) => !hostFiles.has(path)),
      ...host.removed,
      ...gone.map(placeOf),
    ],
  });
  for (const key of gone) forgetOutputs(project, key);
  saveOutputs(project, HOST_RECORD, project.out, { keys: host.keys });
  return sites.map(({ key, pages, rendered, oldAssets, ...made }) => {
    oldAssets.save();
    return { country: key, pages, rendered, bytes: sizeOf(saveOutputs(project, key, placeOf(key), made)) };
  });
}

/** Stages the host's files that are not there yet, and finds those of the last build that are no more. */
function stageHost(
  project: Project,
  files: FileTree,
  sites: readonly BuiltSite[],
): Pick<Commit, "files" | "removed"> & { keys: Map<string, string> } {
  // Named from the output folder: a build into another one must not take this one's files away.
  const nameOf = (path: string) => relative(project.out, path);
  const moves: Commit["files"] = [];
  for (const [path, contents] of files) {
    if (hasContents(path, contents)) continue;
    const from = join(stagingFolder(project), HOST_RECORD, String(moves.length));
    writeFresh(from, contents);
    moves.push({ from, to: path });
  }
  const keys = new Map([...files.keys()].map((path) => [nameOf(path), ""]));
  // What was a redirect's page may be a site's page now.
  const pages = new Set(sites.flatMap(({ key, keys: names }) => [...names.keys()].map((name) => join(key, name))));
  // The root page's sitemap is also known without a record: only a network of several countries has one.
  const before = new Set([...(listOutputs(project, HOST_RECORD, project.out) ?? []), ROOT_SITEMAP]);
  const removed = [...before]
    .filter((name) => !keys.has(name) && !pages.has(name))
    .map((name) => join(project.out, name));
  return { files: moves, removed: removed.filter((path) => existsSync(path)), keys };
}
