import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stampsBelow } from "./stamps.ts";

/** Folder of the sitegen package: holds `runtime/` and `templates/`. The compiled CLI is in `lib/cli/`. */
export const PACKAGE_DIR = findPackage(dirname(fileURLToPath(import.meta.url)));

/** The nearest folder above that has the templates: compiled modules are one folder deeper than their sources. */
function findPackage(folder: string): string {
  return existsSync(join(folder, "templates")) ? folder : findPackage(dirname(folder));
}

/**
 * Changes with sitegen's own code: what other code has cached does not count. Undefined where it runs from its sources,
 * which have no one file that tells. Packages from a registry have no times of their own, so the version is a part.
 */
export function codeStamp(): string | undefined {
  const file = fileURLToPath(import.meta.url);
  return file.endsWith(".ts") ? undefined : `${packageVersion()} ${statSync(file).mtimeMs}`;
}

/** Version of the sitegen package. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(PACKAGE_DIR, "package.json"), "utf8")) as { version: string }).version;

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

/** Stamps of the files below `countries/`, by their paths from the project's root: what a command reads, as one look finds it. */
export function findSources({ root }: Pick<Project, "root">): Map<string, string> {
  return stampsBelow(root, "countries/");
}

/** Folder of a country's generated app. */
export const appDir = (project: Project, country: string): string => join(project.work, "apps", country);
