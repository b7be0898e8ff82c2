import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { stampsBelow } from "./stamps.ts";

/** Folder of the sitegen package: holds `runtime/` and `templates/`. The compiled CLI is in `lib/cli/`. */
export const PACKAGE_DIR = findPackage(dirname(fileURLToPath(import.meta.url)));

/** The nearest folder above that has the templates: compiled modules are one folder deeper than their sources. */
function findPackage(folder: string): string {
  return existsSync(join(folder, "templates")) ? folder : findPackage(dirname(folder));
}

interface PackageFile {
  name: string;
  version: string;
  engines: { node: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The package's own `package.json`. */
export const packageFile = (): PackageFile =>
  JSON.parse(readFileSync(join(PACKAGE_DIR, "package.json"), "utf8")) as PackageFile;

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

/** The nearest folder, from this one upwards, that holds `countries/`; this one when there is none. */
export function findRoot(from: string): string {
  const holds = (folder: string): string | undefined => {
    if (existsSync(join(folder, "countries"))) return folder;
    const above = dirname(folder);
    return above === folder ? undefined : holds(above);
  };
  return holds(from) ?? from;
}

export function openProject(root: string, out = "dist"): Project {
  const base = resolve(root);
  return { root: base, out: resolve(base, out), deploy: join(base, "deploy"), work: join(base, ".sitegen") };
}

/** Stamps of the files below `countries/`, by their paths from the project's root: what a command reads, as one look finds it. */
export function findSources({ root }: Pick<Project, "root">): Map<string, string> {
  return stampsBelow(root, "countries/", repositoryOf(root));
}

/** Whether a file of the project is in its repository, wherever links lead. */
export function isInRepository({ root }: Pick<Project, "root">, file: string): boolean {
  return realpathSync(join(root, file)).startsWith(realpathSync(repositoryOf(root)) + sep);
}

/** The repository that a folder is in, which is what links may lead to; the folder where it is in none. */
function repositoryOf(root: string, folder = root): string {
  if (existsSync(join(folder, ".git"))) return folder;
  const above = dirname(folder);
  return above === folder ? root : repositoryOf(root, above);
}

/** Folder of a country's generated app. */
export const appDir = (project: Project, country: string): string => join(project.work, "apps", country);
