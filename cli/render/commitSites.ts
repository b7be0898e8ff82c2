import { join } from "node:path";
import type { Project } from "../project.ts";
import type { BuiltSite } from "./buildSite.ts";
import { applyCommit } from "./commit.ts";
import { forgetBuild, type BuildReport } from "./lastBuild.ts";
import { forgetWritten, saveWritten, sizeOf } from "./outputs.ts";

/** Puts what was made of the sites in its place. What is known of the last build is forgotten first. */
export function commitSites(project: Project, staging: string, built: readonly BuiltSite[]): BuildReport["sites"] {
  forgetBuild(project);
  for (const { key } of built) forgetWritten(project, key);
  applyCommit(project, {
    staging,
    folders: built.flatMap((site) => site.commit.folders),
    files: built.flatMap((site) => site.commit.files),
    removed: built.flatMap((site) => site.commit.removed),
  });
  return built.map(({ key, pages, rendered, ...saving }) => {
    const bytes = sizeOf(saveWritten(project, key, join(project.out, key), saving));
    return { country: key, pages, rendered, bytes };
  });
}
