import { dirname, join, sep } from "node:path";
import { linkFolder } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";
import { findInstalled } from "../../core/engine.ts";

/** Links sitegen's `node_modules` into the work folder, if generated apps can't find packages in a parent folder. */
export function linkPackages(project: Project): void {
  const react = findInstalled("react");
  if (react === undefined) return;
  const packages = dirname(react);
  if (!project.work.startsWith(dirname(packages) + sep)) linkFolder(packages, join(project.work, "node_modules"));
}
