import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, writeText } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";

/** Folder of the files whose names contain a hash. Pages that are open in a browser may still request old ones. */
const FOLDER = "assets/";

/** How many builds ago each asset was last current. Only builds that changed assets count. */
type Ages = Record<string, number>;

interface AssetRecord {
  /** The folder that the names are in. */
  place: string;
  /** The assets of the last build. */
  current: string[];
  /** Assets of earlier builds that still exist. */
  old: Ages;
}

const recordFile = (project: Project, country: string) => join(project.work, "outputs", `${country}.assets.json`);

function readRecord(project: Project, country: string, outFolder: string): AssetRecord {
  try {
    const record = JSON.parse(readFileSync(recordFile(project, country), "utf8")) as AssetRecord;
    if (record.place === outFolder) return record;
  } catch {
    // Missing or damaged.
  }
  // Without a record, all existing assets count as the last build's.
  return { place: outFolder, current: listFiles(join(outFolder, FOLDER)).map((name) => FOLDER + name), old: {} };
}

/** Names of assets of earlier builds: those that stay, and those that are removed. */
export interface OldAssets {
  kept: ReadonlySet<string>;
  expired: string[];
  /** Saves the record. To be called after the commit. */
  save(): void;
}

/**
 * Decides which assets of earlier builds stay in a country's folder: a page that was opened before an upload can still
 * load its form. `names` are all files of the new output; `builds` is how many builds that changed assets an old asset
 * stays for (`host.keepAssets`).
 */
export function planOldAssets(
  project: Project,
  {
    country,
    outFolder,
    names,
    builds,
  }: { country: string; outFolder: string; names: Iterable<string>; builds: number },
): OldAssets {
  const before = readRecord(project, country, outFolder);
  const current = new Set([...names].filter((name) => name.startsWith(FOLDER)));
  const previous = new Set(before.current);
  const hasChanged = [...current, ...previous].some((name) => !current.has(name) || !previous.has(name));
  const old: Ages = {};
  for (const [name, age] of Object.entries(before.old)) old[name] = hasChanged ? age + 1 : age;
  for (const name of before.current) old[name] = 1;
  const all = Object.entries(old).filter(([name]) => !current.has(name) && existsSync(join(outFolder, name)));
  const kept = Object.fromEntries(all.filter(([, age]) => age <= builds));
  return {
    kept: new Set(Object.keys(kept)),
    expired: all.filter(([, age]) => age > builds).map(([name]) => name),
    save() {
      const record: AssetRecord = { place: outFolder, current: [...current], old: kept };
      writeText(recordFile(project, country), JSON.stringify(record));
    },
  };
}
