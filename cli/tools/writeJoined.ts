import { readFileSync, existsSync } from "node:fs";
import { listed, type Mistake, type Part } from "./joinManifests.ts";
import { join, relative, sep } from "node:path";
import { linkOrCopy, listFiles, writeFresh, type FileTree } from "../core/files.ts";
import { openStore } from "../core/graph/store.ts";
import type { Project } from "../core/project.ts";
import {
  type Commit,
  HOST_RECORD,
  applyCommit,
  forgetBuild,
  forgetOutputs,
  listOutputs,
  listRecords,
  saveOutputs,
  stagingFolder,
} from "../build/index.ts";

/** Joins the files of all parts. A file that differs between parts is a mistake. */
export function joinFiles(parts: readonly Part[]) {
  const differing = new Map<string, string[]>();
  const join = (folder: "uploaded" | "deployed", prefix: string): Part["uploaded"] => {
    const files = new Map<string, { path: string; part: string }>();
    for (const part of parts)
      for (const [name, path] of part[folder]) {
        const other = files.get(name);
        if (!other) files.set(name, { path, part: part.name });
        else if (!readFileSync(other.path).equals(readFileSync(path))) {
          const pair = `${other.part} and ${part.name}`;
          differing.set(pair, [...(differing.get(pair) ?? []), prefix + name]);
        }
      }
    return new Map([...files].map(([name, { path }]) => [name, path]));
  };
  const [uploaded, deployed] = [join("uploaded", ""), join("deployed", "deploy/")];
  const mistakes = [...differing].map(([pair, names]): Mistake => ({
    text: `${pair} have different files of the same name: ${listed(names)}`,
    hint: "Build all parts from one commit, with the same --host.",
  }));
  return { uploaded, deployed, mistakes };
}

/** Replaces the output by joined files, in one commit. @param manifests Their contents, by absolute path */
export function writeJoined(
  project: Project,
  { uploaded, deployed }: Pick<Part, "uploaded" | "deployed">,
  manifests: FileTree,
): void {
  const { out, deploy } = project;
  const staging = join(stagingFolder(project), "joined");
  const stage = (files: Part["uploaded"], folder: string, to: string): Commit["files"] =>
    [...files].map(([name, file]) => {
      const from = join(staging, folder, name);
      linkOrCopy(file, from);
      return { from, to: join(to, name) };
    });
  const isNew = !existsSync(out);
  const uploads = stage(uploaded, "out", out);
  const moves = stage(deployed, "deploy", deploy);
  for (const [path, contents] of manifests) {
    const from = join(staging, "made", String(moves.length));
    writeFresh(from, contents);
    moves.push({ from, to: path });
  }
  if (!isNew) moves.push(...uploads);
  const places = new Set(moves.map(({ to }) => to));
  const recorded = (listOutputs(project, HOST_RECORD) ?? []).map((name) => join(out, name));
  // If no part has `deploy/`, the existing files there stay.
  const others = recorded.filter((path) => deployed.size > 0 || !path.startsWith(deploy + sep));
  const before = [...listFiles(out).map((name) => join(out, name)), ...others];
  forgetBuild(openStore(project));
  applyCommit(project, {
    folders: isNew ? [{ from: join(staging, "out"), to: out }] : [],
    files: moves,
    removed: isNew ? [] : [...new Set(before)].filter((path) => !places.has(path)),
  });
  // Without records, the next build checks the files themselves.
  for (const key of listRecords(project)) if (listOutputs(project, key)) forgetOutputs(project, key);
  const deployFiles = [...deployed.keys()].map((name) => relative(out, join(deploy, name)));
  const hostFiles = [...uploaded.keys()].filter((name) => !name.includes("/"));
  saveOutputs(project, HOST_RECORD, { keys: new Map([...deployFiles, ...hostFiles].map((name) => [name, ""])) });
}
