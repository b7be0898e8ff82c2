import type { SearchDocument } from "../../../runtime/site/searchIndex.ts";
import { textsOf } from "../../../runtime/site/text.ts";
import { readCache, writeCache } from "../../cache.ts";
import { copyContext, renderCopy } from "../../content/renderCopy.ts";
import { searchText, type SearchText } from "../../content/searchText.ts";
import { contentHash } from "../../contentHash.ts";
import type { PlannedPage, SitePlan } from "../../plan/plan.ts";
import type { Project } from "../../project.ts";
import { searchFile, type SearchJob } from "./fitIndex.ts";
import { searchDocument, searchedPages } from "./searchedPages.ts";

/** With more pages an index with all of their texts is too large in any case: none is made. */
const MOST_WHOLE = 300;

/** What a build keeps of a site for the next: the words of each page by its path. */
interface KeptWords {
  hasTexts: boolean;
  words: Record<string, { key: string; words: SearchText }>;
}

interface Known {
  /** The key of each page by its path: a hash of all that it shows. */
  keys: ReadonlyMap<string, string>;
  /** The words of the pages that were rendered now, by path. */
  fresh: ReadonlyMap<string, SearchText>;
}

/** Whether the texts of a site's pages are searched: of a large site they are not. */
export const searchesTexts = (plan: SitePlan): boolean => searchedPages(plan).length <= MOST_WHOLE;

/** The key of a site's index: it changes with what the index has of pages, and no sooner. */
export const indexKey = (plan: SitePlan, keys: Known["keys"]): string =>
  contentHash(
    JSON.stringify(searchedPages(plan).map((page) => searchDocument(page))),
    ...searchedPages(plan).map(({ page }) => keys.get(page.path) ?? ""),
  );

/** What a site's search begins with. */
export const searchJob = (plan: SitePlan): SearchJob => ({
  home: plan.site.country.home,
  hasTexts: searchesTexts(plan),
});

/** What is searched of a site. The words of pages that were not rendered now are kept from earlier builds. */
export function searchDocuments(project: Project, plan: SitePlan, known: Known): SearchDocument[] {
  const name = `search/${plan.key.replaceAll("/", "_")}.json`;
  const { documents, kept } = readDocuments(project.root, plan, known, readCache<KeptWords>(project, name));
  writeCache(project, name, kept);
  return documents;
}

/** What the search of a site loads that no build has rendered. */
export const searchOfPlan = ({ root }: Pick<Project, "root">, plan: SitePlan): string =>
  searchFile(searchJob(plan), readDocuments(root, plan, { keys: new Map(), fresh: new Map() }).documents);

/** What is searched of a site, and what a build keeps of it. `before` is what the last one has kept. */
export function readDocuments(
  root: string,
  plan: SitePlan,
  { keys, fresh }: Known,
  before?: KeptWords,
): { documents: SearchDocument[]; kept: KeptWords } {
  const hasTexts = searchesTexts(plan);
  const known = before?.hasTexts === hasTexts ? before.words : {};
  const read = wordsReader(root, plan, hasTexts);
  const pages = searchedPages(plan).map((planned) => {
    const { path } = planned.page;
    const key = keys.get(path) ?? "";
    const words = fresh.get(path) ?? (known[path]?.key === key ? known[path].words : read(planned));
    return { key, words, document: searchDocument(planned, words) };
  });
  return {
    documents: pages.map(({ document }) => document),
    kept: {
      hasTexts,
      words: Object.fromEntries(pages.map(({ key, words, document }) => [document.path, { key, words }])),
    },
  };
}

/** Makes the function that reads the words of a page's copy. */
function wordsReader(root: string, { site, terms }: SitePlan, hasTexts: boolean): (page: PlannedPage) => SearchText {
  const context = copyContext(textsOf(site.texts, site.country.language), terms, Object.keys(site.modals));
  return ({ copy }) => searchText(renderCopy(root, copy, context), hasTexts);
}
