import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { stampsBelow } from "./stamps.ts";

/** Folder of the sitegen package, with `runtime/` and `templates/`. The compiled command line is in `lib/cli/`. */
export const PACKAGE_DIR = findPackage(dirname(fileURLToPath(import.meta.url)));

/** The nearest parent folder with `templates/`. Compiled modules are one folder deeper than their sources. */
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

/** Folders of a user's project, as absolute paths. */
export interface Project {
  root: string;
  /** The output, which is uploaded. */
  out: string;
  /** Rule files of hosting services that don't read them from the upload. */
  deploy: string;
  /** Generated apps, caches and received leads; ignored by git. */
  work: string;
}

/** The nearest folder with `countries/`, from this one upwards; this one if there is none. */
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

/** Stamps of all files below `countries/`, by path from the project's root. */
export function findSources({ root }: Pick<Project, "root">): Map<string, string> {
  return stampsBelow(root, "countries/", repositoryOf(root));
}

export function isInRepository({ root }: Pick<Project, "root">, file: string): boolean {
  return realpathSync(join(root, file)).startsWith(realpathSync(repositoryOf(root)) + sep);
}

/** The repository that a folder is in, or the folder itself. Symbolic links may lead to anywhere in it. */
function repositoryOf(root: string, folder = root): string {
  if (existsSync(join(folder, ".git"))) return folder;
  const above = dirname(folder);
  return above === folder ? root : repositoryOf(root, above);
}

/** Folder of a country's generated app. */
export const appDir = (project: Project, country: string): string => join(project.work, "apps", country);
