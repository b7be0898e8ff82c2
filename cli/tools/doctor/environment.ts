import { attempt } from "../../core/attempt.ts";
import { existsSync, accessSync, constants, realpathSync, statfsSync } from "node:fs";
import { join, relative, dirname } from "node:path";
import { cacheFolder, isOwnCache } from "../../core/cache.ts";
import { count, bytes } from "../../core/console/text.ts";
import { failed, ok, warning, type Subject, type Answer } from "./check.ts";
import { availableParallelism, totalmem } from "node:os";
import { findInstalled } from "../../core/engine.ts";
import { PACKAGE_DIR, packageFile } from "../../core/project.ts";
import { EnvironmentError } from "../../core/problems/errors.ts";
import { isError } from "../../core/problems/problem.ts";
import { findChrome } from "../sheet/openBrowser.ts";

/** Checks of the machine and the installation, by what they check. */
export const ENVIRONMENT_CHECKS = {
  Node: () => judgeNode(process.version, packageFile().engines.node),
  /** Whether the running sitegen is the project's own, when it has one. */
  sitegen({ project: { root } }) {
    const { name, version } = packageFile();
    const own = findInstalled(name, root);
    const running = realpathSync(PACKAGE_DIR);
    if (own === undefined || realpathSync(own) === running) return ok(`${version} in ${running}`);
    return warning(
      `${version} in ${running} is running, but the project has its own in ${own}`,
      "Run the project's own version: npx sitegen doctor.",
    );
  },
  disk({ project: { out } }) {
    const folder = nearest(out);
    const { bavail, bsize } = statfsSync(folder);
    return judgeDisk(bavail * bsize, folder);
  },
  /** Whether a build may write its folders. */
  folders({ project: { root, out, work, deploy } }) {
    const folders = [out, work, deploy];
    const closed = folders.map(nearest).filter((folder) => !isWritable(folder));
    const names = folders.map((folder) => relative(root, folder) || ".").join(", ");
    if (closed.length === 0) return ok(`${names} are writable`);
    return failed(
      `${[...new Set(closed)].join(", ")} can't be written`,
      "Check owner and permissions. A build by another user, such as root, may have created it.",
    );
  },
  machine: () => judgeMachine(Math.min(totalmem(), process.constrainedMemory() || Infinity), availableParallelism()),
  browser: () => judgeBrowser(process.env),
} satisfies Record<string, (subject: Subject) => Answer>;

/** Checks of the project's files on this machine, by what they check. */
export const PROJECT_CHECKS = {
  /** Whether `sitegen validate` finds problems. */
  configuration({ checked, problems }) {
    const errors = problems.filter(isError).length;
    const counts = `${count(errors, "error")}, ${count(problems.length - errors, "warning")}`;
    if (errors > 0)
      return failed(counts, "Run `sitegen validate`, which shows where they are and how to correct them.");
    if (problems.length > 0) return warning(counts, "Run `sitegen validate`, which shows where they are.");
    const pages = checked?.plan.sites.reduce((sum, site) => sum + site.pages.length, 0) ?? 0;
    return ok(`${count(pages, "page")}, no problems`);
  },
  /** Whether there is a build of every country. */
  build({ project, checked, built }) {
    const keys = checked?.plan.sites.map(({ key }) => key) ?? [];
    const missing = keys.filter((key) => !existsSync(join(project.out, key, "index.html")));
    const place = relative(project.root, project.out);
    if (built && missing.length === 0) return ok(`${count(keys.length, "site")} in ${place}/`);
    return warning(
      missing.length === keys.length ? `no build in ${place}/` : `not built: ${missing.join(", ")}`,
      "Run `sitegen build`. The live site is compared with the build.",
    );
  },
  /** Whether the next build can use the caches. */
  caches({ project }) {
    if (!existsSync(cacheFolder(project))) return ok("none yet; the first build makes everything");
    return isOwnCache(project)
      ? ok("of this version of sitegen, Node and packages")
      : ok("of another version of sitegen, Node or packages; the next build makes everything again");
  },
} satisfies Record<string, (subject: Subject) => Answer>;

export const judgeNode = (version: string, wanted: string): Answer =>
  isWithin(version, wanted)
    ? ok(`${version}, which meets the requirement ${wanted}`)
    : failed(
        `${version} does not meet the requirement ${wanted}`,
        "Install a version with long-term support: https://nodejs.org",
      );

/** Whether a version is in a range such as `^20.19.0 || >=22.12.0`. */
export function isWithin(version: string, range: string): boolean {
  const { compare } = new Intl.Collator("en", { numeric: true });
  const numbers = (text: string) => text.replace(/[^\d.]/g, "");
  return range.split("||").some((part) => {
    const isNewer = compare(numbers(version), numbers(part)) >= 0;
    return isNewer && (!part.includes("^") || parseInt(numbers(version), 10) === parseInt(numbers(part), 10));
  });
}

/** Free bytes: no build fits below the first; a large build may not fit below the second. */
const MIN_DISK = 100e6;
const GOOD_DISK = 1e9;

export function judgeDisk(free: number, folder: string): Answer {
  const room = `${bytes(free)} free in ${folder}`;
  if (free >= GOOD_DISK) return ok(room);
  return (free < MIN_DISK ? failed : warning)(room, "Free some space. You may delete `.sitegen/cache` at any time.");
}

/** The folder, or its nearest parent that exists. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

const isWritable = (folder: string): boolean =>
  attempt(() => accessSync(folder, constants.W_OK) === undefined) ?? false;

/** Memory that a build of some thousand pages needs, in bytes. */
const GOOD_MEMORY = 1e9;

export function judgeMachine(memory: number, cores: number): Answer {
  const found = `${count(cores, "core")}, ${bytes(memory)} of memory`;
  return memory >= GOOD_MEMORY
    ? ok(found)
    : warning(found, "Build with one thread, which needs the least memory: --jobs 1.");
}

/** The browser of `sitegen sheet`; nothing else needs one. */
export function judgeBrowser(env: NodeJS.ProcessEnv, places?: readonly string[]): Answer {
  try {
    const path = findChrome(env, places);
    if (findInstalled("playwright") !== undefined) return ok(`${path}, with playwright`);
    return warning(
      `${path}, without the package playwright`,
      "For contact sheets run `npm install --save-dev playwright`.",
    );
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return warning(error.message, error.hint ?? "");
  }
}
