import { dirname, join, sep } from "node:path";
import { linkFolder } from "../files.ts";
import type { Project } from "../project.ts";
import { findInstalled } from "../engine.ts";

/**
 * Lets the generated apps find the packages that they import, where a project is in another place than sitegen: from their
 * folder upwards there is no React.
 */
export function linkPackages(project: Project): void {
  const react = findInstalled("react");
  if (react === undefined) return;
  const packages = dirname(react);
  if (!project.work.startsWith(dirname(packages) + sep)) linkFolder(packages, join(project.work, "node_modules"));
}
