import { join } from "node:path";
import { PICTURE_FOLDER } from "../../config/pictureName.ts";
import type { SiteConfig } from "../../config/loadConfig.ts";
import type { PullConfig } from "../../config/schema/pull.ts";
import { contentHash } from "../../contentHash.ts";
import type { Project } from "../../project.ts";
import { ProblemsError } from "../../report/errors.ts";
import type { Problem } from "../../report/problem.ts";
import { CmsError } from "./cmsError.ts";
import { openPictures } from "./entries/fetchedPictures.ts";
import { pullEntries } from "./entries/pullEntries.ts";
import { openStage, type Stage } from "./entries/stage.ts";
import { openClient } from "./http/client.ts";
import { listCollections } from "./listCollections.ts";
import { baseOf, type Pulled, type PullOptions } from "./pulled.ts";
import { pullSettings } from "./settings/pullSettings.ts";
import { emptyLock, lockFile, readLock, writeLock, type Lock } from "./snapshot/lock.ts";
import { ENTRY_KINDS } from "./source.ts";
import { wordpress } from "./wordpress/wordpress.ts";

/** Folder of what is pulled until it is sound. */
export const pullFolder = ({ work }: Project): string => join(work, "pull");

/** What a pull will do, when all of it is sound. */
export interface PulledSite {
  country: string;
  stage: Stage;
  /** Warnings. */
  problems: Problem[];
  requests: number;
}

/**
 * Pulls what a country takes from its CMS into a folder of its own: nothing of the project is changed.
 * @throws ProblemsError for a CMS that fails, and for what must not be written
 */
export async function pullSite(pulled: Pulled, options: PullOptions): Promise<PulledSite> {
  const { project, site, pull } = pulled;
  const base = baseOf(pulled);
  try {
    const { login, asking } = options;
    const client = openClient({ base, hosts: pull.hosts, timeout: pull.timeout, login, ...asking });
    const query = { posts: pull.posts?.query ?? {}, pages: pull.pages?.query ?? {} };
    const source = wordpress(client, { pageSize: pull.pageSize, query, ...(options.progress && options) });
    const stage = openStage(project.root, join(pullFolder(project), site.key));
    const before = readBefore(stage, site, base, pull);
    const full = options.full || before.settings !== settingsHash(base, pull);
    const problems: Problem[] = [];
    const report = (problem: Problem) => void problems.push(problem);
    const listed = await listCollections(pulled, { source, before, options, report });
    const pictures = openPictures(client, site.key, stage, before.pictures);
    const timeZone = site.config.timeZone;
    const writing = { ...listed, pictures, timeZone };
    const { accept, overwrite } = options;
    const pulling = { source, stage, writing, report, full, overwrite, accept, maxDrop: pull.maxDrop };
    const lock: Lock = { ...emptyLock(base, settingsHash(base, pull)) };
    for (const collection of listed.collections) lock[collection.kind] = await pullEntries(collection, pulling);
    if (listed.lists.length > 0) lock.lists = listed.lists;
    Object.assign(lock, await pullSettings(pulled, { ...pulling, before, listed, lock }));
    finish({ stage, before, lock, pictures }, site.key);
    return { country: site.key, stage, problems, requests: client.requests() };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    const { message, hint, why } = error;
    const place = pull.from === undefined ? site.locate(["pull"], true) : site.locate(["pull", "from"]);
    throw new ProblemsError([{ code: error.code, severity: "error", message, why, hint, place }]);
  }
}

/** Hash of what decides which entries there are, and how they are written. */
const settingsHash = (base: string, { hosts, posts, pages }: PullConfig): string =>
  contentHash(JSON.stringify([base, hosts, posts, pages]));

/** What the last pull has written. @throws ProblemsError for a lock file that can't be read */
function readBefore(stage: Stage, { key }: SiteConfig, base: string, pull: PullConfig): Lock {
  const text = stage.current(lockFile(key));
  if (text === undefined) return emptyLock(base, settingsHash(base, pull));
  const lock = readLock(lockFile(key), text);
  if ("version" in lock) return lock;
  throw new ProblemsError([lock]);
}

interface Finished {
  stage: Stage;
  before: Lock;
  lock: Lock;
  pictures: ReturnType<typeof openPictures>;
}

/** Removes pictures that no entry shows any more, and puts the lock file beside the rest. */
function finish({ stage, before, lock, pictures }: Finished, country: string): void {
  const shown = ENTRY_KINDS.flatMap((kind) => Object.values(lock[kind]).flatMap((entry) => entry.pictures ?? []));
  lock.pictures = pictures.locked(new Set(shown));
  const kept = new Set(Object.values(lock.pictures).map(({ file }) => `${PICTURE_FOLDER}/${country}/${file}`));
  for (const { file } of Object.values(before.pictures)) {
    const path = `${PICTURE_FOLDER}/${country}/${file}`;
    if (!kept.has(path) && stage.exists(path)) stage.remove(path);
  }
  for (const file of stage.written) if (file.startsWith(`${PICTURE_FOLDER}/`) && !kept.has(file)) stage.drop(file);
  const text = writeLock(lock);
  if (stage.current(lockFile(country)) !== text) stage.write(lockFile(country), text);
}
