import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, parse, relative, sep } from "node:path";
import { GENERATOR_TAG } from "../../runtime/site/html.ts";
import type { Project } from "../project.ts";
import { UsageError } from "../report/errors.ts";
import { HOST_RECORD } from "./lastBuild.ts";
import { listOutputs, listRecords } from "./outputs.ts";

/** Folders of a project that hold what nobody can make again, or what is sitegen's own. */
const RESERVED = ["countries", ".git", ".sitegen", "node_modules"];

/**
 * Refuses an output folder in which a build could destroy what it has not made.
 * @throws UsageError with what to write instead.
 */
export function guardOutput(project: Project): void {
  const { out } = project;
  guardFolder(project, out, RESERVED);
  if (!existsSync(out)) return;
  if (!statSync(out).isDirectory()) refuse(out, "it is a file.");
  if (readdirSync(out).length > 0 && !isOwn(out) && !listOutputs(project, HOST_RECORD, out))
    refuse(out, "it has files that sitegen has not written.");
}

/** Refuses a folder that holds the project, or is within what nobody can make again. @throws UsageError */
export function guardFolder(project: Project, folder: string, reserved: readonly string[]): void {
  const [root, path] = [realPath(project.root), realPath(folder)];
  if (root === parse(root).root)
    throw new UsageError(
      `${root} can't be the project: it is the file system's root`,
      "Name the folder that holds countries/ with --root DIR.",
    );
  if (path === parse(path).root) refuse(folder, "it is the file system's root.");
  if (isWithin(root, path)) refuse(folder, "the project is in it.");
  const within = reserved.find((name) => isWithin(path, join(root, name)));
  if (within) refuse(folder, `it is in ${within}/ of the project.`);
}

function refuse(folder: string, why: string): never {
  throw new UsageError(`${folder} can't be the output folder: ${why}`, "Name a folder of its own with --out DIR.");
}

/** The folder without links; of one that is not there yet, the nearest above it that is. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const above = dirname(path);
  return above === path ? path : join(realPath(above), path.slice(above.length));
}

const isWithin = (path: string, folder: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`);

/** True when the folder's page says that sitegen has made it. */
function isOwn(folder: string): boolean {
  try {
    return readFileSync(join(folder, "index.html"), "utf8").includes(GENERATOR_TAG);
  } catch {
    return false;
  }
}

/** Keys of the countries that the output folder has a site of, though no file in countries/ configures them any more. */
export function findGoneSites(project: Project, configured: readonly string[]): string[] {
  const folders = existsSync(project.out)
    ? readdirSync(project.out, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  const recorded = listRecords(project).filter((key) => listOutputs(project, key, join(project.out, key)));
  const own = folders.map(({ name }) => name).filter((name) => isOwn(join(project.out, name)));
  return [...new Set([...recorded, ...own])]
    .filter((key) => key !== HOST_RECORD && !configured.includes(key) && existsSync(join(project.out, key)))
    .sort();
}

/** What a maintainer is told about a country that is no more. */
export const describeGone = (project: Project, key: string): string =>
  `${relative(project.root, join(project.out, key))}/ is removed: ${key.includes("/") ? `its country has no such language any more` : `there is no countries/${key}.yaml any more`}. ` +
  `Its addresses answer 404, unless network.yaml leads them somewhere:\n  redirects:\n    - { from: /${key}/*, to: / }`;
