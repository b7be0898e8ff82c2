import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, parse, relative, sep } from "node:path";
import { GENERATOR_TAG } from "../../../runtime/site/html.ts";
import type { Project } from "../../core/project.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { HOST_RECORD, listOutputs, listRecords } from "./outputs.ts";
import { attempt } from "../../core/attempt.ts";

/** Folders of a project that can't be restored, or that sitegen manages. */
const RESERVED = ["countries", ".git", ".sitegen", "node_modules"];

/** Refuses an output folder in which a build could destroy files that sitegen hasn't written. @throws UsageError */
export function guardOutput(project: Project): void {
  const { out } = project;
  guardFolder(project, out, RESERVED);
  if (!existsSync(out)) return;
  if (!statSync(out).isDirectory()) refuse(out, "it is a file.");
  if (readdirSync(out).length > 0 && !isOwn(out) && !listOutputs(project, HOST_RECORD))
    refuse(out, "it contains files that sitegen has not written.");
}

/** Refuses a folder that contains the project, or is in one of its `reserved` folders. @throws UsageError */
export function guardFolder(project: Project, folder: string, reserved: readonly string[]): void {
  const [root, path] = [realPath(project.root), realPath(folder)];
  if (root === parse(root).root)
    throw new UsageError(
      `${root} can't be the project: it is the file system's root`,
      "Name the folder that contains countries/ with --root DIR.",
    );
  if (path === parse(path).root) refuse(folder, "it is the file system's root.");
  if (isWithin(root, path)) refuse(folder, "it contains the project.");
  const within = reserved.find((name) => isWithin(path, join(root, name)));
  if (within) refuse(folder, `it is in ${within}/ of the project.`);
}

function refuse(folder: string, why: string): never {
  throw new UsageError(`${folder} can't be the output folder: ${why}`, "Name another folder with --out DIR.");
}

/** A path with symbolic links resolved, as far as it exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const above = dirname(path);
  return above === path ? path : join(realPath(above), path.slice(above.length));
}

const isWithin = (path: string, folder: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`);

function isOwn(folder: string): boolean {
  return attempt(() => readFileSync(join(folder, "index.html"), "utf8").includes(GENERATOR_TAG)) ?? false;
}

/** Keys of the sites in the output folder that are no longer configured. */
export function findGoneSites(project: Project, configured: readonly string[]): string[] {
  const known = new Set([HOST_RECORD, ...configured]);
  const folders = existsSync(project.out)
    ? readdirSync(project.out, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return [...new Set([...listRecords(project), ...folders.map(({ name }) => name)])]
    .filter((key) => !known.has(key) && existsSync(join(project.out, key)))
    .filter((key) => listOutputs(project, key) || isOwn(join(project.out, key)))
    .sort();
}

/** The note to maintainers that a removed site's folder is deleted. */
export const describeGone = (project: Project, key: string): string =>
  `Removing ${relative(project.root, join(project.out, key))}/: ${key.includes("/") ? `its country no longer has this language` : `countries/${key}.yaml no longer exists`}. ` +
  `Its addresses answer 404, unless network.yaml redirects them:\n  redirects:\n    - { from: /${key}/*, to: / }`;
