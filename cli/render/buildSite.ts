import { join } from "node:path";
import { contentHash } from "../contentHash.ts";
import type { SitePlan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import type { Bundle } from "./bundle.ts";
import type { Commit } from "./commit.ts";
import { compressStaged, type Compressor } from "./compressStaged.ts";
import { encodePictures } from "./encodePicture.ts";
import { isCurrent, readWritten, type Written } from "./outputs.ts";
import type { RenderPool } from "./renderPool.ts";
import type { WriteShared } from "./shareFiles.ts";
import { planSiteFiles } from "./siteJob.ts";

/** What was made of a site: how to put it in its place, and how much was to be done. */
export interface BuiltSite {
  key: string;
  commit: Pick<Commit, "folders" | "files" | "removed">;
  /** Every file of the site's folder, by name, with its key. */
  keys: Map<string, string>;
  /** Those that stay as the last build left them. */
  kept: Written;
  pages: number;
  rendered: number;
}

interface Options {
  project: Project;
  plan: SitePlan;
  bundle: Bundle;
  /** Files that other parts of the build add: name and contents. */
  extra: ReadonlyMap<string, string>;
  staging: string;
  /** For all sites of a build the same one. */
  write: WriteShared;
  /** For hosts that serve compressed files beside the others. */
  compressor?: Compressor | undefined;
  /** Builds every file anew. */
  force: boolean;
  pool: RenderPool;
}

/** Renders what has changed of a site into the staging folder. A file is current when its key and its stamp on disk are. */
export async function buildSite({
  project,
  plan,
  bundle,
  extra,
  staging,
  write,
  compressor,
  force,
  pool,
}: Options): Promise<BuiltSite> {
  const place = join(project.out, plan.key);
  const folder = join(staging, plan.key);
  const written = force ? undefined : readWritten(project, plan.key, place);
  const { job, common, pages, files } = planSiteFiles(project, plan, bundle);
  const kept: Written = {};
  const current = (name: string, key: string) => {
    const before = written?.[name];
    if (!isCurrent(before, key, join(place, name))) return false;
    kept[name] = before;
    return true;
  };

  const keys = new Map<string, string>();
  const staged: string[] = [];
  const add = (name: string, key: string, read: () => string | Uint8Array) => {
    keys.set(name, key);
    if (current(name, key)) return;
    write(key, join(folder, name), read);
    staged.push(name);
  };
  for (const name of bundle.assets) add(`assets/${name}`, name, () => bundle.readAsset(name));
  for (const [name, contents] of [...files, ...extra]) add(name, contentHash(contents), () => contents);

  // Their names tell what they show.
  const pictures = plan.pictures.filter(({ name, original }) => !current(name, original));
  for (const { name, original } of plan.pictures) keys.set(name, original);
  await encodePictures(project, pictures, ({ name, original }, contents) =>
    write(`${original} ${name}`, join(folder, name), () => contents),
  );
  staged.push(...pictures.map(({ name }) => name));

  const changed = pages.filter(({ name, document, copy }) => {
    const key = contentHash(common, JSON.stringify([document, copy]));
    keys.set(name, key);
    return !current(name, key);
  });
  if (changed.length > 0) await pool.render({ ...job, folder }, changed);
  staged.push(...changed.map(({ name }) => name));
  if (compressor) await compressStaged(compressor, { keys, staged, folder, place, current, write });

  const move = (name: string) => ({ from: join(folder, name), to: join(place, name) });
  const removed = Object.keys(written ?? {}).filter((name) => !keys.has(name));
  return {
    key: plan.key,
    // Where nothing is known of the folder, all of it was staged, and it is replaced as a whole.
    commit: written
      ? { folders: [], files: staged.map(move), removed: removed.map((name) => join(place, name)) }
      : { folders: [{ from: folder, to: place }], files: [], removed: [] },
    keys,
    kept,
    pages: plan.pages.length,
    rendered: changed.length,
  };
}
