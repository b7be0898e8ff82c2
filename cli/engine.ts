import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentHash } from "./contentHash.ts";
import { listFiles } from "./files.ts";
import { PACKAGE_DIR, packageFile } from "./project.ts";

/** Written when the package is compiled: a hash of all that it is made of. */
const BUILD_ID = join(PACKAGE_DIR, "lib/build-id.txt");

/** What package managers write about everything that they have installed, by its path in `node_modules`. */
const INSTALLED_LISTS = [".package-lock.json", ".pnpm/lock.yaml", ".yarn-state.yml"];

/** False where sitegen runs from its TypeScript sources, of which no file tells in which state they are. */
export const isCompiled = !fileURLToPath(import.meta.url).endsWith(".ts");

let id: string | undefined;

/** Hash of `describeEngine`: the engine does not change while it runs. */
export const engineId = (): string => (id ??= contentHash(describeEngine()));

/** What of Node is seen in pages and in compressed files: what it knows of languages and time zones, and its compressors. */
const SEEN = ["icu", "cldr", "tz", "zlib", "brotli"] as const;

let version: string | undefined;

/**
 * Version of sitegen, and a hash of its code, of the packages that it uses, with theirs, and of what of Node is seen in its
 * output: the same on every machine with the same Node.
 */
export const engineVersion = (): string => (version ??= `${packageFile().version}-${hashOfEngine().slice(0, 8)}`);

let encoders: string | undefined;

/**
 * Names what makes pictures, cut fonts and compressed files: sitegen's code, the packages that it uses, with theirs, and
 * Node's compressors. What else is installed does not matter to them.
 */
export const encoderId = (): string =>
  (encoders ??= contentHash(
    codeId(),
    ...describePackages(dependencies()),
    ...SEEN.map((name) => process.versions[name] ?? ""),
  ));

const hashOfEngine = (): string =>
  contentHash(
    codeId(),
    ...["runtime", "templates"].flatMap(contentsBelow),
    ...describePackages(dependencies()),
    ...SEEN.map((name) => process.versions[name] ?? ""),
  );

/** The files of a part of the package: their names and contents. */
export function contentsBelow(part: string): (string | Uint8Array)[] {
  const folder = join(PACKAGE_DIR, part);
  return listFiles(folder).flatMap((name) => [`${part}/${name}`, readFileSync(join(folder, name))]);
}

const codeId = (): string => (isCompiled && existsSync(BUILD_ID) ? readFileSync(BUILD_ID, "utf8").trim() : "sources");

/**
 * Everything but the project's files that can change what a build writes: sitegen's own code, Node, and the installed
 * versions of the packages that it uses. As text, a line each.
 */
function describeEngine(): string {
  const lists = new Set(dependencies().flatMap((name) => installedLists(name)));
  return [
    codeId(),
    `node ${process.version} ${process.arch}`,
    ...dependencies().map((name) => `${name} ${installedVersion(name)}`),
    ...[...lists].map((file) => `installed ${contentHash(readFileSync(file))}`),
  ].join("\n");
}

const dependencies = (): string[] => Object.keys(packageFile().dependencies);

/**
 * Folder of a package that sitegen, or what is in the folder `from`, depends on, where Node finds it: in the nearest
 * `node_modules` that has it. Undefined when none has: what sitegen was compiled to needs it no more.
 */
export function findInstalled(name: string, from = PACKAGE_DIR): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, "node_modules", name);
    if (existsSync(join(place, "package.json"))) return place;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The version of a package that sitegen depends on; `missing` where it is not installed. */
export const installedVersion = (name: string): string => readInstalled(name)?.version ?? "missing";

interface Installed {
  version: string;
  dependencies?: Record<string, string>;
}

function readInstalled(name: string, from?: string): Installed | undefined {
  const folder = findInstalled(name, from);
  if (folder === undefined) return undefined;
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Installed;
}

/** The installed versions of packages and of all that these depend on, in order, as the folder `from` finds them. */
export function describePackages(names: readonly string[], from = PACKAGE_DIR): string[] {
  const versions = new Map<string, string>();
  const visit = (name: string): void => {
    if (versions.has(name)) return;
    const found = readInstalled(name, from);
    versions.set(name, found?.version ?? "missing");
    Object.keys(found?.dependencies ?? {}).forEach(visit);
  };
  names.forEach(visit);
  return [...versions].map(([name, version]) => `${name} ${version}`).sort();
}

/** What is installed in a project's own folder, where its fonts and what its own parts import may be: a hash of the package manager's list. */
export function installedIn(root: string): string {
  const lists = INSTALLED_LISTS.map((list) => join(root, "node_modules", list)).filter((file) => existsSync(file));
  return contentHash(...lists.map((file) => readFileSync(file)));
}

/** The lists of the `node_modules` that a package is in: they change with the packages that it depends on, too. */
function installedLists(name: string): string[] {
  const place = findInstalled(name);
  const folder = place?.slice(0, -name.length - 1);
  return folder === undefined
    ? []
    : INSTALLED_LISTS.map((list) => join(folder, list)).filter((file) => existsSync(file));
}
