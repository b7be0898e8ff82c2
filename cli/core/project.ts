import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { stampsBelow } from "./stamps.ts";

/** Folder of the sitegen package, with `runtime/` and `templates/`. The compiled command line is in `lib/cli/`. */
export const PACKAGE_DIR = folderWith("templates", dirname(fileURLToPath(import.meta.url))) ?? "";

/** The nearest folder that contains a file or folder, from this one upwards. */
export function folderWith(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** What is read of a `package.json`. */
interface PackageFile {
  name: string;
  version: string;
  license?: string | { type?: string };
  bin?: { tsc?: string };
  engines?: { node: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageFile;

/** The package's own `package.json`. */
export const packageFile = () => readPackage(PACKAGE_DIR) as Required<PackageFile>;

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
export const findRoot = (from: string): string => folderWith("countries", from) ?? from;

export function openProject(root: string, out = "dist"): Project {
  const base = resolve(root);
  return { root: base, out: resolve(base, out), deploy: join(base, "deploy"), work: join(base, ".sitegen") };
}

/** Stamps of all files below `countries/`, by path from the project's root. */
export function findSources({ root }: Pick<Project, "root">): Map<string, string> {
  return stampsBelow(root, "countries/", repositoryOf(root));
}

export function isInRepository({ root }: Project, file: string): boolean {
  return realpathSync(join(root, file)).startsWith(realpathSync(repositoryOf(root)) + sep);
}

/** The repository that a folder is in, or the folder itself. Symbolic links may lead to anywhere in it. */
const repositoryOf = (root: string): string => folderWith(".git", root) ?? root;

/** Folder of a country's generated app. */
export const appDir = (project: Project, country: string): string => join(project.work, "apps", country);
