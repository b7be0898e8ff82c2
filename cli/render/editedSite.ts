import { readFileSync } from "node:fs";
import { join } from "node:path";
import { splitFile, withTexts, type CopyText } from "../content/copyText.ts";
import { renderCopy } from "../content/renderCopy.ts";
import { writeFresh } from "../files.ts";
import type { Project } from "../project.ts";
import type { BuiltSite } from "./buildSite.ts";
import { compressStaged, type Compressor } from "./compressStaged.ts";
import { replaceCopy, type CopyPlace } from "./copyPlace.ts";
import { readWritten, type Written } from "./outputs.ts";
import { pageKey, readPages, readPlaces, type KeptPage, type Places } from "./pageRecords.ts";
import { shareFiles } from "./shareFiles.ts";

/** Copy of more pages is rendered sooner by a whole build, which has more threads. */
const MOST_PAGES = 200;

/** The pages of a site that show edited texts. */
export interface EditedSite {
  country: string;
  /** Where the records of its pages are. */
  places: Places;
  /** What the last build wrote. */
  written: Written;
  pages: EditedPage[];
}

/** A page with the record that it has now. */
interface EditedPage extends KeptPage {
  /** The page with its copy of now. */
  html: string;
  /** Where that copy is in it. */
  copy: CopyPlace;
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
  if (files.length > MOST_PAGES) return undefined;
  const texts = new Map<string, CopyText>();
  for (const file of files) {
    const text = splitFile(project.root, file)?.text;
    if (!text) return undefined;
    texts.set(file, text);
  }
  const shown = new Set<string>();
  const sites: EditedSite[] = [];
  let count = 0;
  for (const country of countries) {
    const places = tryTo(() => readPlaces(project, country));
    const before = places && tryTo(() => readPages(project, country, places, files));
    if (!before || (count += before.length) > MOST_PAGES) return undefined;
    if (before.length === 0) continue;
    const folder = join(project.out, country);
    const written = readWritten(project, country, folder);
    if (!written) return undefined;
    const pages: EditedPage[] = [];
    for (const { place, record } of before) {
      const edited = withTexts(record, texts);
      const page = edited && tryTo(() => withCopy(project, edited, folder, written[record.name]?.copy));
      if (!page) return undefined;
      pages.push({ place, record: edited, ...page });
      for (const { file } of record.texts) shown.add(file);
    }
    sites.push({ country, places, written, pages });
  }
  // Of a file that no page shows, nothing was kept.
  return files.every((file) => shown.has(file)) ? sites : undefined;
}

/** Undefined for a page that more than this would change. */
function withCopy(
  { root }: Project,
  { name, copy }: KeptPage["record"],
  folder: string,
  place: CopyPlace | undefined,
): Pick<EditedPage, "html" | "copy"> | undefined {
  if (!place) return undefined;
  const text = renderCopy(root, { ...copy, faq: [] }).html;
  const html = replaceCopy(readFileSync(join(folder, name), "utf8"), place, text);
  return html === undefined ? undefined : { html, copy: [place[0], place[0] + text.length] };
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

/** Puts the pages into the staging folder; the rest of the site stays as the last build left it. */
export async function stageEdited({ project, edited, staging, compressor, planned }: Options): Promise<BuiltSite> {
  const { country, written, pages } = edited;
  const folder = join(staging, country);
  const place = join(project.out, country);
  const fresh = new Map<string, string>();
  const copies = new Map<string, CopyPlace>();
  for (const { record, html, copy } of pages) {
    writeFresh(join(folder, record.name), html);
    fresh.set(record.name, pageKey(record));
    copies.set(record.name, copy);
  }
  const staged = [...fresh.keys()];
  const isCompressed = Object.keys(written).some((name) => compressor.endings.some((ending) => name.endsWith(ending)));
  if (isCompressed)
    await compressStaged(compressor, { keys: fresh, staged, folder, place, current: () => false, write: shareFiles() });
  const kept = Object.fromEntries(Object.entries(written).filter(([name]) => !staged.includes(name)));
  return {
    key: country,
    commit: {
      folders: [],
      files: staged.map((name) => ({ from: join(folder, name), to: join(place, name) })),
      removed: [],
    },
    keys: new Map([...Object.entries(kept).map(([name, { key }]) => [name, key] as const), ...fresh]),
    kept,
    copies,
    pages: planned,
    rendered: pages.length,
  };
}
