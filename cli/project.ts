import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the sitegen package: holds `runtime/` and `templates/`. The compiled CLI is in `lib/cli/`. */
export const PACKAGE_DIR = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Where things are in a user's project. */
export interface Project {
  root: string;
  /** What is uploaded. */
  out: string;
  /** Files for hosts that don't read their rules from the upload. */
  deploy: string;
  /** Generated apps, caches and received leads; ignored by git. */
  work: string;
}

export function openProject(root: string, out = "dist"): Project {
  const base = resolve(root);
  return { root: base, out: resolve(base, out), deploy: join(base, "deploy"), work: join(base, ".sitegen") };
}

/** Folder of a country's generated app. */
export const appDir = (project: Project, country: string): string => join(project.work, "apps", country);
