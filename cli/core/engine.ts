import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentHash } from "./contentHash.ts";
import { listFiles } from "./files.ts";
import { once } from "./lookups.ts";
import { PACKAGE_DIR, folderWith, packageFile, readPackage } from "./project.ts";

/** Hash of the package's sources, written when it is compiled. */
const BUILD_ID = join(PACKAGE_DIR, "lib/build-id.txt");

/** Paths in `node_modules` of the package managers' lists of installed packages. */
const INSTALLED_LISTS = [".package-lock.json", ".pnpm/lock.yaml", ".yarn-state.yml"];

/** False when sitegen runs from its TypeScript sources, which have no version. */
export const isCompiled = !fileURLToPath(import.meta.url).endsWith(".ts");

/** Hash of `describeEngine`. */
export const engineId = once(() => contentHash(describeEngine()));

/** Node's components that affect pages and compressed files: languages, time zones, compressors. */
const NODE_COMPONENTS = ["icu", "cldr", "tz", "zlib", "brotli"] as const;

/**
 * Version of sitegen with a hash of its code, its dependencies (with theirs) and `NODE_COMPONENTS`. It is the same on
 * all machines with the same Node.
 */
export const engineVersion = once(() => `${packageFile().version}-${hashOfCode(["runtime", "templates"]).slice(0, 8)}`);

/** Id of what makes encoded files: sitegen's code, its dependencies (with theirs), and Node's compressors. */
export const encoderId = once(() => hashOfCode([]));

/** Hash of the code with the files of these folders, of its dependencies and of `NODE_COMPONENTS`. */
const hashOfCode = (folders: readonly string[]): string =>
  contentHash(
    codeId(),
    ...folders.flatMap(contentsBelow),
    ...describePackages(dependencies()),
    ...NODE_COMPONENTS.map((name) => process.versions[name] ?? ""),
  );

/** Names and contents of the files in a folder of the package. */
export function contentsBelow(part: string): (string | Uint8Array)[] {
  const folder = join(PACKAGE_DIR, part);
  return listFiles(folder).flatMap((name) => [`${part}/${name}`, readFileSync(join(folder, name))]);
}

const codeId = (): string => (isCompiled && existsSync(BUILD_ID) ? readFileSync(BUILD_ID, "utf8").trim() : "sources");

/**
 * Everything except the project's files that can change a build's output, a line each: sitegen's own code, Node, and
 * the installed versions of its packages.
 */
function describeEngine(): string {
  // Lists of the `node_modules` that have the packages. They also change with the dependencies of these.
  const lists = new Set(
    dependencies().flatMap((name) => listsIn(findInstalled(name)?.slice(0, -name.length - 1) ?? "")),
  );
  return [
    codeId(),
    `node ${process.version} ${process.arch}`,
    ...dependencies().map((name) => `${name} ${installedVersion(name)}`),
    ...[...lists].map((file) => `installed ${contentHash(readFileSync(file))}`),
  ].join("\n");
}

const dependencies = (): string[] => Object.keys(packageFile().dependencies);

/** Folder of an installed package, in the nearest `node_modules` from the folder `from` upwards. */
export function findInstalled(name: string, from = PACKAGE_DIR): string | undefined {
  const place = join("node_modules", name);
  const folder = folderWith(join(place, "package.json"), from);
  return folder && join(folder, place);
}

/** Folder of an installed package, resolved from the project, else from sitegen. */
export const findPackage = (root: string, name: string): string | undefined =>
  findInstalled(name, root) ?? findInstalled(name);

/** Version of an installed package, or `missing`. */
export const installedVersion = (name: string): string => readInstalled(name)?.version ?? "missing";

function readInstalled(name: string, from?: string) {
  const folder = findInstalled(name, from);
  return folder === undefined ? undefined : readPackage(folder);
}

/** Installed versions of packages and all their dependencies, sorted, as they are resolved from the folder `from`. */
export function describePackages(names: readonly string[], from = PACKAGE_DIR): string[] {
  const versions = new Map<string, string>();
  const visit = (name: string): void => {
    if (versions.has(name)) return;
    const installed = readInstalled(name, from);
    versions.set(name, installed?.version ?? "missing");
    Object.keys(installed?.dependencies ?? {}).forEach(visit);
  };
  names.forEach(visit);
  return [...versions].map(([name, version]) => `${name} ${version}`).sort();
}

/** Hash of what is installed in a project's folder (fonts, imports of own parts), from the package manager's lists. */
export const installedIn = (root: string): string =>
  contentHash(...listsIn(join(root, "node_modules")).map((file) => readFileSync(file)));

const listsIn = (modules: string): string[] =>
  INSTALLED_LISTS.map((list) => join(modules, list)).filter((file) => existsSync(file));
