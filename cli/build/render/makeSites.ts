import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchDocument } from "../../../runtime/site/searchIndex.ts";
import { INDEX_FILE } from "../../../runtime/site/searchFiles.ts";
import { contentHash } from "../../core/contentHash.ts";
import type { Graph } from "../../core/graph/graph.ts";
import type { SitePlan } from "../../model/plan.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { compressStaged, type Compressor } from "../output/compressStaged.ts";
import { openSiteFiles, shareFiles, type SiteFiles, type WriteShared } from "../output/siteFiles.ts";
import type { Pool } from "./pool.ts";
import type { WrittenPage } from "./pageWriter.ts";
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
import { planSiteFiles } from "./planSiteFiles.ts";
import { makeMedia, siteMedia } from "../assets/siteMedia.ts";

/** A built site: its files, how to move them into the output, and how many pages were rendered. */
export interface BuiltSite extends ReturnType<SiteFiles["finish"]> {
  plan: SitePlan;
  rendered: number;
  record: SiteRecord;
}

interface Options {
  graph: Graph;
  sites: readonly SitePlan[];
  /** Makes a site's files of other parts of the build: name and contents. Those of many sites together take much memory. */
  extra: (site: SitePlan) => ReadonlyMap<string, string>;
  bundle: Bundle;
  staging: string;
  /** For hosts that serve precompressed files. */
  compressor?: Compressor | undefined;
  /** How many builds the assets of an earlier build stay for. */
  keepAssets: number;
  isWeighed?: boolean;
  pool: Pool;
  onProgress?: (done: number, all: number) => void;
}

type MakeSearch = (job: SearchJob, documents: SearchDocument[]) => Promise<string>;

/**
 * Makes the changed files of sites in the staging folder. A file is unchanged when its key and its stamp on disk are.
 * Pages of all sites are rendered in one queue, on all threads; pictures, fonts and icons are made at the same time.
 */
export async function makeSites(options: Options): Promise<BuiltSite[]> {
  const { sites, pool, onProgress } = options;
  const write = shareFiles();
  const opened: Omit<Awaited<ReturnType<typeof openSite>>, "setup" | "items">[] = [];
  const finished: Promise<BuiltSite>[] = [];
  let media = Promise.resolve();
  const makeSearch: MakeSearch = async (job, documents) => {
    let file = "";
    await pool.run("search", [{ setup: job, items: [documents] }], { finish: ([result = ""]) => (file = result) });
    return file;
  };
  /** Other threads render the pages of sites that are open, while this one opens the next. */
  async function* pagesOfSites() {
    for (const site of sites) {
      const { setup, items, ...others } = await openSite(site, options, write);
      opened.push(others);
      yield { setup, items };
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

/**
 * Stages a site's small files. Returns the pages and the media files that have to be made, and a function that completes
 * the site when its pages are written.
 */
async function openSite(plan: SitePlan, options: Options, write: WriteShared) {
  const { graph, sites, extra, bundle, staging, compressor, keepAssets, isWeighed = false } = options;
  const { project } = graph;
  const { key: site, search } = plan;
  const languageSites = sites.map(({ key }) => key).filter((key) => key.startsWith(`${site}/`));
  const files = openSiteFiles({ project, key: site, languageSites, staging, write });
  const before = readRecord(graph, site);
  // Without the words, which take much memory.
  const keysOfWords = new Map(Object.entries(readWords(graph, site)).map(([name, { key }]) => [name, key]));
  const { siteJob, shared, pages, files: small } = await planSiteFiles(project, plan, bundle);
  if (site === plan.country)
    for (const name of bundle.assets) files.addContents(`assets/${name}`, name, () => bundle.readAsset(name));
  for (const [name, contents] of [...small, ...extra(plan)])
    // Names in `assets/` contain a hash of the contents.
    files.addContents(name, name.startsWith("assets/") ? name : contentHash(contents), () => contents);
  for (const { source, path, stamp } of plan.publicFiles)
    files.addContents(path.slice(site.length + 2), `${source} ${stamp}`, () =>
      readFileSync(join(project.root, source)),
    );
  const media = siteMedia(project, plan)
    .filter(({ name, key }) => files.addFile(name, key))
    .map((file) => ({ ...file, take: (contents: Uint8Array) => files.write(file.name, file.shared, contents) }));
  const changed = pages
    .filter(({ job, key }) => {
      const styles = before?.pages[job.name]?.styles;
      const isComplete =
        isRecorded(before, job, { key, isWeighed, wordsKey: keysOfWords.get(job.name) }) &&
        (styles === undefined || files.isUpToDate(styles, styles));
      return (
        [job.name, job.twin].filter((name) => name !== undefined && files.addFile(name, key, isComplete)).length > 0
      );
    })
    .map(({ job }) => job);
  const names = changed.map(({ name }) => name);
  const parts = new Map(pages.map(({ job, parts: own }) => [job.name, own]));

  // Keeps none of the pages, which are many.
  async function finish(results: readonly WrittenPage[], makeSearch: MakeSearch): Promise<BuiltSite> {
    const written = new Map(names.flatMap((name, index) => (results[index] ? [[name, results[index]]] : [])));
    const record = makeRecord({ plan, keys: files.keys, written, before, shared, parts });
    keepRecord(graph, site, record);
    const words = makeWords(record, written, readWords(graph, site));
    keepWords(graph, site, words);
    for (const name of new Set(Object.values(record.pages).flatMap(({ styles }) => styles ?? [])))
      files.addFile(name, name);
    if (search) {
      const { home } = plan.site.country;
      const documents = searchedPages(plan).map((page) => searchDocument(page, words[fileOf(page, home)]?.words));
      const key = contentHash(JSON.stringify([searchJob(plan), documents]));
      if (files.addFile(INDEX_FILE, key)) files.write(INDEX_FILE, key, await makeSearch(searchJob(plan), documents));
    }
    if (compressor) await compressStaged(compressor, files);
    return { ...files.finish(keepAssets), plan, rendered: names.length, record };
  }

  return { setup: { ...siteJob, ...files.staged, isWeighed }, items: changed, media, finish };
}
