import { join } from "node:path";
import { readCopyText, withTexts, type CopyText } from "../content/copyText.ts";
import type { Project } from "../project.ts";
import { isSound } from "./bundleSeal.ts";
import type { BuiltSite } from "./buildSite.ts";
import { compressStaged, type Compressor } from "./compressStaged.ts";
import { readWritten } from "./outputs.ts";
import { pageKey, readPages, readSite, type KeptPage, type KeptSite } from "./pageRecords.ts";
import { THREAD_TASKS } from "./threadTasks.ts";

/** The pages of a site that show edited texts. */
export interface EditedSite {
  country: string;
  site: KeptSite;
  /** With the records that they have now. */
  pages: KeptPage[];
}

/**
 * Finds what shows the files, whose text was edited, in what the last build kept of the countries. Undefined when nothing
 * was kept, or when more is to be done: the edit has changed what is planned, or may be a mistake.
 */
export function findEdited(
  project: Project,
  countries: readonly string[],
  files: readonly string[],
): EditedSite[] | undefined {
  const texts = new Map<string, CopyText>();
  for (const file of files) {
    const text = readCopyText(project.root, file);
    if (!text) return undefined;
    texts.set(file, text);
  }
  const shown = new Set<string>();
  const sites: EditedSite[] = [];
  for (const country of countries) {
    const site = tryTo(() => readSite(project, country));
    const before = site && tryTo(() => readPages(project, country, site, files));
    if (!before) return undefined;
    const pages: KeptPage[] = [];
    for (const { place, record } of before) {
      const edited = withTexts(record, texts);
      if (!edited) return undefined;
      pages.push({ place, record: edited });
      for (const { file } of record.texts) shown.add(file);
    }
    if (pages.length > 0) sites.push({ country, site, pages });
  }
  // Of a file that no page shows, nothing was kept.
  if (!files.every((file) => shown.has(file))) return undefined;
  const bundles = new Set(sites.map(({ site }) => site.bundle));
  return [...bundles].every(isSound) ? sites : undefined;
}

function tryTo<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

interface Options {
  project: Project;
  edited: EditedSite;
  staging: string;
  /** Used where the last build left compressed files beside the others. */
  compressor: Compressor;
  /** Pages that the site has. */
  planned: number;
}

/** Renders the pages into the staging folder; the rest of the site stays as the last build left it. */
export async function renderEdited({ project, edited, staging, compressor, planned }: Options): Promise<BuiltSite> {
  const { country, site, pages } = edited;
  const folder = join(staging, country);
  const place = join(project.out, country);
  const render = await THREAD_TASKS.pages({ ...site.job, folder });
  await render(pages.map(({ record }) => record));

  const kept = readWritten(project, country, place) ?? {};
  const isCompressed = Object.keys(kept).some((name) => compressor.endings.some((ending) => name.endsWith(ending)));
  const fresh = new Map(pages.map(({ record }) => [record.name, pageKey(site, JSON.stringify(record))]));
  const staged = [...fresh.keys()];
  if (isCompressed) await compressStaged(compressor, { keys: fresh, staged, folder, place, current: () => false });
  for (const name of staged) delete kept[name];
  return {
    key: country,
    commit: {
      folders: [],
      files: staged.map((name) => ({ from: join(folder, name), to: join(place, name) })),
      removed: [],
    },
    keys: new Map([...Object.entries(kept).map(([name, { key }]) => [name, key] as const), ...fresh]),
    kept,
    pages: planned,
    rendered: pages.length,
  };
}
