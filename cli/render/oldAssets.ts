import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, writeText } from "../files.ts";
import type { Project } from "../project.ts";

/** Folder of the files whose names hold a hash: pages that are open in a browser may still ask for them. */
const FOLDER = "assets/";

/** How many builds ago each asset was the current one; only builds that changed assets are counted. */
type Ages = Record<string, number>;

interface AssetRecord {
  /** The folder that the names are in. */
  place: string;
  /** The assets of the last build. */
  current: string[];
  /** Those of builds before it that are still there. */
  old: Ages;
}

const recordFile = (project: Project, country: string) => join(project.work, "outputs", `${country}.assets.json`);

function readRecord(project: Project, country: string, place: string): AssetRecord {
  try {
    const record = JSON.parse(readFileSync(recordFile(project, country), "utf8")) as AssetRecord;
    if (record.place === place) return record;
  } catch {
    // Not there, or damaged.
  }
  // Whatever is there was uploaded with the last build.
  return { place, current: listFiles(join(place, FOLDER)).map((name) => FOLDER + name), old: {} };
}

/** What becomes of the assets of earlier builds. */
export interface OldAssets {
  /** They stay beside the current ones. */
  kept: ReadonlySet<string>;
  /** They are removed. */
  expired: string[];
  /** Writes it down, once the current assets are in their place. */
  save(): void;
}

/**
 * Decides which assets of earlier builds stay in a country's folder, so that a page that was opened before an upload can
 * still load its form. `names` are all files that the folder is to hold now.
 * @param builds How many builds that changed assets they stay for (`host.keepAssets`).
 */
export function planOldAssets(
  project: Project,
  { country, place, names, builds }: { country: string; place: string; names: Iterable<string>; builds: number },
): OldAssets {
  const before = readRecord(project, country, place);
  const current = new Set([...names].filter((name) => name.startsWith(FOLDER)));
  const known = new Set(before.current);
  const isOther = (name: string) => !current.has(name) || !known.has(name);
  const hasChanged = [...current, ...known].some(isOther);
  const old: Ages = {};
  for (const [name, age] of Object.entries(before.old)) old[name] = hasChanged ? age + 1 : age;
  for (const name of before.current) old[name] = 1;
  const all = Object.entries(old).filter(([name]) => !current.has(name) && existsSync(join(place, name)));
  const kept = Object.fromEntries(all.filter(([, age]) => age <= builds));
  return {
    kept: new Set(Object.keys(kept)),
    expired: all.filter(([, age]) => age > builds).map(([name]) => name),
    save() {
      const record: AssetRecord = { place, current: [...current], old: kept };
      writeText(recordFile(project, country), JSON.stringify(record));
    },
  };
}
