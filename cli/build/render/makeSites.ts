import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchDocument } from "../../../runtime/site/searchIndex.ts";
import { INDEX_FILE } from "../../../runtime/site/searchFiles.ts";
import { contentHash } from "../../core/contentHash.ts";
import { listFiles } from "../../core/files.ts";
import type { Graph } from "../../core/graph/graph.ts";
import type { SitePlan } from "../../model/plan.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { stagedFile, stageSite, type Commit, type StagedSite } from "../output/commit.ts";
import { shareFiles, type WriteShared } from "../output/shareFiles.ts";
import { compressStaged, type Compressor } from "../output/compressStaged.ts";
import { charactersStyle } from "../assets/fontFiles.ts";
import { planOldAssets, type OldAssets } from "../output/oldAssets.ts";
import { isCurrent, listOutputs, readOutputs, type Outputs } from "../output/outputs.ts";
import type { Pool } from "./pool.ts";
import type { PageJob, SiteJob, WrittenPage } from "./pageWriter.ts";
import type { SearchJob } from "../search/fitIndex.ts";
import { searchDocument, searchedPages, searchJob } from "../search/siteSearch.ts";
import {
  fileOf,
  isRecorded,
  keepRecord,
  keepWords,
  makeRecord,
  makeWords,
  readRecord,
  readWords,
  type SiteRecord,
} from "./siteRecord.ts";
import { planSiteFiles } from "./siteJob.ts";
import { makeMedia, siteMedia, type MediaFile } from "../assets/siteMedia.ts";

/** A built site: its files, how to move them into the output, and how many pages were rendered. */
export interface BuiltSite {
  key: string;
  staged: StagedSite;
  commit: Commit;
  /** Keys of all files in the site's folder, by name. */
  keys: Map<string, string>;
  /** The files that stay as the last build wrote them. */
  unchanged: Outputs;
  oldAssets: OldAssets;
  pages: number;
  rendered: number;
  record: SiteRecord;
}

interface Site {
  plan: SitePlan;
  /** Subfolders that are the sites of further languages. */
  languages: readonly string[];
  /** Makes files of other parts of the build: name and contents. Those of many countries together take much memory. */
  extra: () => ReadonlyMap<string, string>;
}

interface Options {
  graph: Graph;
  sites: readonly Site[];
  bundle: Bundle;
  staging: string;
  /** For hosts that serve precompressed files. */
  compressor?: Compressor | undefined;
  /** How many builds the assets of an earlier build stay for. */
  keepAssets: number;
  /** Makes all files again. */
  force: boolean;
  /** Whether pages are weighed. */
  isWeighed?: boolean;
  pool: Pool;
  /** Called with the number of rendered pages. */
  onProgress?: (done: number, all: number) => void;
}

/**
 * Makes the changed files of sites in the staging folder. A file is unchanged when its key and its stamp on disk are.
 * Pages of all sites are rendered in one queue, on all threads; pictures, fonts and icons are made at the same time.
 */
export async function makeSites({ sites, pool, onProgress, ...options }: Options): Promise<BuiltSite[]> {
  const write = shareFiles();
  const opened: Omit<OpenedSite, "job" | "changed">[] = [];
  const finished: Promise<BuiltSite>[] = [];
  let media = Promise.resolve();
  const makeSearch = async (job: SearchJob, documents: SearchDocument[]) => {
    let file = "";
    await pool.run("search", [{ setup: job, items: [documents] }], { finish: ([result = ""]) => (file = result) });
    return file;
  };
  /** Other threads render the pages of sites that are open, while this one opens the next. */
  async function* pagesOfSites() {
    for (const site of sites) {
      const { job, changed, ...others } = await openSite({ ...options, ...site, write });
      opened.push(others);
      yield { setup: job, items: changed };
    }
    media = makeMedia(
      opened.flatMap((site) => site.media),
      ({ take }, contents) => take(contents),
    );
    // Failures are thrown below; this avoids an unhandled rejection until then.
    media.catch(() => {});
  }
  const pages = pool.run("pages", pagesOfSites(), {
    finish(results, index) {
      const site = opened[index];
      if (!site) return;
      finished[index] = site.finish(results, makeSearch);
      finished[index].catch(() => {});
    },
    ...(onProgress && { count: onProgress }),
  });
  // Waits for everything before it throws, so that nothing is still being written.
  const [made] = await Promise.allSettled([pages]);
  for (const outcome of [made, ...(await Promise.allSettled([media, ...finished]))])
    if (outcome.status === "rejected") throw outcome.reason;
  return Promise.all(finished);
}

interface SiteOptions extends Site, Omit<Options, "sites" | "pool" | "onProgress"> {
  /** Shared by all sites of a build. */
  write: WriteShared;
}

/** Makes the search file of a site. */
type MakeSearch = (job: SearchJob, documents: SearchDocument[]) => Promise<string>;

/** A site whose small files are staged, and whose other changed files are known. */
interface OpenedSite {
  job: SiteJob;
  /** Pages to be rendered. */
  changed: PageJob[];
  /** Media files to be made; `take` stages the contents. */
  media: (MediaFile & { take(contents: Uint8Array): void })[];
  /** Completes the site. @param results In the order of `changed`. */
  finish(results: readonly WrittenPage[], makeSearch: MakeSearch): Promise<BuiltSite>;
}

/** The keys of pages whose words are known, without the words. */
const keysOfWords = (graph: Graph, site: string): Map<string, string> =>
  new Map(Object.entries(readWords(graph, site)).map(([name, { key }]) => [name, key]));

async function openSite({
  graph,
  plan,
  bundle,
  languages,
  extra,
  staging,
  write,
  compressor,
  keepAssets,
  force,
  isWeighed = false,
}: SiteOptions): Promise<OpenedSite> {
  const { project } = graph;
  const outFolder = join(project.out, plan.key);
  const isOthers = (name: string) => languages.some((language) => name.startsWith(`${language}/`));
  const there = listOutputs(project, plan.key, outFolder) ?? listFiles(outFolder).filter((name) => !isOthers(name));
  const site = stageSite(staging, plan.key, there.length > 0);
  const before = force ? undefined : readOutputs(project, plan.key, outFolder);
  const recorded = force ? undefined : readRecord(graph, plan.key);
  const wordsKeys = force ? new Map<string, string>() : keysOfWords(graph, plan.key);
  const { home } = plan.site.country;
  const characters = await charactersStyle(project, plan.fonts);
  const { job, shared, pages, files } = planSiteFiles({ project, plan, bundle, characters });
  const keys = new Map<string, string>();
  const unchanged: Outputs = {};
  const staged: string[] = [];
  const isUpToDate = (name: string, key: string) => isCurrent(before?.[name], key, join(outFolder, name));
  const keep = (name: string, key: string) => {
    const output = before?.[name];
    if (output) unchanged[name] = output;
    keys.set(name, key);
  };
  /**
   * Adds a file to the site. Returns true when it has to be made: it isn't in the output, or its record is incomplete.
   */
  const isNew = (name: string, key: string, isComplete = true): boolean => {
    const hasToBeMade = !isComplete || !isUpToDate(name, key);
    if (hasToBeMade) staged.push(name);
    else keep(name, key);
    keys.set(name, key);
    return hasToBeMade;
  };

  const add = (name: string, key: string, read: () => string | Uint8Array) => {
    if (isNew(name, key)) write(key, stagedFile(site, name), read);
  };
  if (plan.key === plan.country)
    for (const name of bundle.assets) add(`assets/${name}`, name, () => bundle.readAsset(name));
  for (const [name, contents] of [...files, ...extra()])
    // Names in `assets/` contain a hash of the contents.
    add(name, name.startsWith("assets/") ? name : contentHash(contents), () => contents);
  for (const { source, path, stamp } of plan.publicFiles)
    add(path.slice(plan.key.length + 2), `${source} ${stamp}`, () => readFileSync(join(project.root, source)));
  const media = siteMedia(project, plan)
    .filter(({ name, key }) => isNew(name, key))
    .map((file) => ({
      ...file,
      take: (contents: Uint8Array) => write(file.shared, stagedFile(site, file.name), () => contents),
    }));
  const changed = pages
    .filter(({ page, key }) => {
      const styles = recorded?.pages[page.name]?.styles;
      const isComplete =
        isRecorded(recorded, page, { key, isWeighed, wordsKey: wordsKeys.get(page.name) }) &&
        (styles === undefined || isUpToDate(styles, styles));
      return [page.name, page.twin].filter((name) => name !== undefined && isNew(name, key, isComplete)).length > 0;
    })
    .map(({ page }) => page);
  const names = changed.map(({ name }) => name);
  const parts = new Map(pages.map(({ page, parts }) => [page.name, parts]));

  // Keeps none of the pages, which are many.
  async function finish(results: readonly WrittenPage[], makeSearch: MakeSearch): Promise<BuiltSite> {
    const written = new Map(names.flatMap((name, index) => (results[index] ? [[name, results[index]]] : [])));
    const record = makeRecord({
      plan,
      keys,
      written,
      before: recorded,
      shared,
      parts,
    });
    keepRecord(graph, plan.key, record);
    const words = makeWords(record, written, force ? {} : readWords(graph, plan.key));
    keepWords(graph, plan.key, words);
    for (const name of new Set(Object.values(record.pages).flatMap(({ styles }) => styles ?? []))) isNew(name, name);
    if (plan.search) {
      const documents = searchedPages(plan).map((page) => searchDocument(page, words[fileOf(page, home)]?.words));
      const key = contentHash(JSON.stringify([searchJob(plan), documents]));
      if (isNew(INDEX_FILE, key)) {
        const file = await makeSearch(searchJob(plan), documents);
        write(key, stagedFile(site, INDEX_FILE), () => file);
      }
    }
    if (compressor) await compressStaged(compressor, { keys, staged, site, outFolder, isUpToDate, keep, write });

    const oldAssets = planOldAssets(project, { country: plan.key, outFolder, names: keys.keys(), builds: keepAssets });
    const isGone = (name: string) => !keys.has(name) && !oldAssets.kept.has(name);
    const move = (name: string) => ({ from: stagedFile(site, name), to: join(outFolder, name) });
    return {
      key: plan.key,
      staged: site,
      commit: {
        folders: site.isFlat ? [] : [{ from: site.folder, to: outFolder }],
        files: site.isFlat ? staged.map(move) : [],
        removed: [...there, ...oldAssets.expired].filter(isGone).map((name) => join(outFolder, name)),
      },
      keys,
      unchanged,
      oldAssets,
      pages: plan.pages.length,
      rendered: names.length,
      record,
    };
  }

  return { job: { ...job, ...site, isWeighed }, changed, media, finish };
}
