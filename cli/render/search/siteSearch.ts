import { INDEX_FILE } from "../../../runtime/site/searchFiles.ts";
import { textsOf } from "../../../runtime/site/text.ts";
import { readCache, writeCache } from "../../cache.ts";
import { copyContext, renderCopy } from "../../content/renderCopy.ts";
import { searchText, type SearchText } from "../../content/searchText.ts";
import { contentHash } from "../../contentHash.ts";
import type { PlannedPage, SitePlan } from "../../plan/plan.ts";
import type { Project } from "../../project.ts";
import { partedIndex, wholeIndex } from "./fitIndex.ts";
import { largeSearch, type KeptEntries } from "./largeSearch.ts";
import { searchDocument, searchedPages, type SearchedPage } from "./searchedPages.ts";
import { wordEntries } from "./wordEntries.ts";

/** With more pages an index with all of their texts is too large in any case: none is made. */
const MOST_WHOLE = 300;

/** What a build keeps of a site for the next: the words of each page by its path, of a large site those of all. */
type KeptWords = { words: Record<string, { key: string; words: SearchText }> } | KeptEntries;

interface Known {
  /** The key of each page by its path: a hash of all that it shows. */
  keys: ReadonlyMap<string, string>;
  /** The words of the pages that were rendered now, by path. */
  fresh: ReadonlyMap<string, SearchText>;
}

/** The key of a site's index: it changes with what the index has of pages, and no sooner. */
export const indexKey = (plan: SitePlan, keys: Known["keys"]): string =>
  contentHash(
    JSON.stringify(searchedPages(plan).map((page) => searchDocument(page))),
    ...searchedPages(plan).map(({ page }) => keys.get(page.path) ?? ""),
  );

/** Makes the files of a site's search. The words of pages that were not rendered now are kept from earlier builds. */
export function buildSearch(project: Project, plan: SitePlan, known: Known): Map<string, string> {
  const name = `search/${plan.key.replaceAll("/", "_")}.json`;
  const { files, kept } = makeSearch(project.root, plan, known, readCache<KeptWords>(project, name));
  writeCache(project, name, kept);
  return files;
}

/** The same for a site that no build has rendered. */
export const searchOfPlan = ({ root }: Pick<Project, "root">, plan: SitePlan): Map<string, string> =>
  makeSearch(root, plan, { keys: new Map(), fresh: new Map() }).files;

interface Made {
  files: Map<string, string>;
  kept: KeptWords;
}

function makeSearch(root: string, plan: SitePlan, { keys, fresh }: Known, before?: KeptWords): Made {
  const { home } = plan.site.country;
  const kept = before && "words" in before ? before.words : {};
  const read = wordsReader(root, plan);
  const pages = searchedPages(plan).map((planned): SearchedPage => {
    const { path } = planned.page;
    const key = keys.get(path) ?? "";
    const words = () => fresh.get(path) ?? (kept[path]?.key === key ? kept[path].words : read(planned));
    return { ...searchDocument(planned), key, read: () => searchDocument(planned, words()) };
  });
  return pages.length > MOST_WHOLE
    ? largeSearch(home, pages, before && "entries" in before ? before : undefined)
    : smallSearch(home, pages);
}

function smallSearch(home: string, pages: readonly SearchedPage[]): Made {
  const documents = pages.map(({ read }) => read());
  const index = wholeIndex(documents);
  const words = pages.map(({ path, key }, place) => {
    const { headings = "", text = "" } = documents[place] ?? {};
    return [path, { key, words: { headings, text } }] as const;
  });
  return {
    files:
      index === undefined
        ? partedIndex(home, documents, wordEntries(documents.entries()))
        : new Map([[INDEX_FILE, index]]),
    kept: { words: Object.fromEntries(words) },
  };
}

/** Makes the function that reads the words of a page's copy. */
function wordsReader(root: string, { site, terms }: SitePlan): (page: PlannedPage) => SearchText {
  const context = copyContext(textsOf(site.texts, site.country.language), terms, Object.keys(site.modals));
  return ({ copy }) => searchText(renderCopy(root, copy, context));
}
