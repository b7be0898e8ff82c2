import type { SearchText } from "../../content/copy/searchText.ts";
import type { Graph } from "../../core/graph/graph.ts";
import type { PageLinks, SiteLinks } from "../links/checkLinks.ts";
import { type PlannedPage, type SitePlan } from "../../model/plan.ts";
import { ownPages } from "../../plan/pages/ownPages.ts";
import type { PageJob, WrittenPage } from "./pageWriter.ts";
import type { DocumentWeight } from "../weights/documentWeight.ts";

/** Why a page was rendered: what has changed since its last rendering. Programs read the keys with `--json`. */
export const CAUSES = {
  code: "the code of the sites (runtime, templates, own parts)",
  settings: "settings that all pages of the site share: navigation, contacts, forms …",
  wording: "the wording of the site",
  terms: "the terms of its glossary",
  illustrations: "the illustrations of the site",
  elements: "styles, fonts, icons or other elements in the head of all pages of the site",
  text: "its text, sections, answers or pictures",
  about: "its title, description, dates or structured data",
  around: "its cards, breadcrumbs, or where its links lead",
  search: "its entry in the search",
  file: "its file in the output had changed since the last build",
  unknown: "no earlier record: the page is new, or the cache was empty",
} as const;

type Cause = keyof typeof CAUSES;

/** Hashes of what a page shows, by causes. */
export type Parts = Partial<Record<Cause, string>>;

/** What is known of a written page, so that the file isn't read again. Valid for its key. */
interface PageRecord extends PageLinks {
  parts: Parts;
  why: Cause[];
  weight?: DocumentWeight;
  styles?: string;
}

/** The records of a site's pages by file name, kept for the next build. */
export interface SiteRecord extends SiteLinks {
  shared: Parts;
  pages: Record<string, PageRecord>;
}

/** What the search finds in a site's pages, by file name. Valid for the page's key. */
export type SiteWords = Record<string, { key: string; words: SearchText }>;

const kindOf = (what: "pages" | "words", site: string): string => `${what}/${site.replaceAll("/", "_")}`;

/** The last build's record of a site. */
export const readRecord = (graph: Graph, site: string): SiteRecord | undefined =>
  graph.kept<SiteRecord>(kindOf("pages", site));

export const keepRecord = (graph: Graph, site: string, record: SiteRecord): void =>
  graph.keep(kindOf("pages", site), record);

export const readWords = (graph: Graph, site: string): SiteWords => graph.kept<SiteWords>(kindOf("words", site)) ?? {};

/** Stores words on disk: in memory those of many sites would be much. */
export function keepWords(graph: Graph, site: string, words: SiteWords): void {
  graph.keep(kindOf("words", site), words);
  graph.release(kindOf("words", site));
}

/** Removes all that is known of a site. */
export function forgetRecord(graph: Graph, site: string): void {
  graph.forget(kindOf("pages", site));
  graph.forget(kindOf("words", site));
}

/** Whether a page's record is for this key, and has all that the build needs. */
export function isRecorded(
  record: SiteRecord | undefined,
  { name, document, searchedWords }: PageJob,
  { key, isWeighed, wordsKey }: { key: string; isWeighed: boolean; wordsKey: string | undefined },
): boolean {
  const page = record?.pages[name];
  return (
    page?.key === key &&
    record?.shells[document.page.layout] !== undefined &&
    (!isWeighed || page.weight !== undefined) &&
    (!searchedWords || wordsKey === key)
  );
}

interface Options {
  plan: SitePlan;
  /** Keys of the site's files, by name. */
  keys: ReadonlyMap<string, string>;
  /** The pages that this build has rendered, by name. */
  written: ReadonlyMap<string, WrittenPage>;
  /** The last build's record, for all other pages. */
  before: SiteRecord | undefined;
  /** Hashes of what all pages share, and of what is each page's own, by name. */
  shared: Parts;
  parts: ReadonlyMap<string, Parts>;
}

/** The record of a site after a build. */
export function makeRecord({ plan, keys, written, before, shared, parts }: Options): SiteRecord {
  const { home } = plan.site.country;
  const shells = { ...before?.shells };
  const pages: SiteRecord["pages"] = {};
  for (const page of [...plan.pages, ...ownPages(plan)]) {
    const { layout, path } = page.page;
    const name = fileOf(page, home);
    const fresh = written.get(name);
    if (fresh?.shell) shells[layout] = fresh.shell;
    const { ids, links, around, files } = fresh?.links ?? before?.pages[name] ?? NO_LINKS;
    const last = before?.pages[name];
    const { weight, styles } = fresh ?? last ?? {};
    const own = parts.get(name) ?? {};
    pages[name] = {
      key: keys.get(name) ?? "",
      parts: own,
      why: fresh ? causesOf(last && { ...before?.shared, ...last.parts }, { ...shared, ...own }) : (last?.why ?? []),
      path,
      layout,
      sources: [...new Set([page.source, ...page.copy.parts.map(({ file }) => file)])],
      isListed: isListed(page, home),
      ids,
      // The search page links to all pages, so its links would hide orphan pages.
      links: page === plan.search ? [] : links,
      around,
      files,
      ...(weight && { weight }),
      ...(styles !== undefined && { styles }),
    };
  }
  return { shared, shells, pages };
}

/** The words of a site after a build. `before` has those of pages that weren't rendered. */
export function makeWords(
  { pages }: SiteRecord,
  written: ReadonlyMap<string, WrittenPage>,
  before: SiteWords,
): SiteWords {
  const wordsOf = (name: string) => (written.has(name) ? written.get(name)?.words : before[name]?.words);
  return Object.fromEntries(
    Object.entries(pages).flatMap(([name, { key }]) => {
      const words = wordsOf(name);
      return words ? [[name, { key, words }]] : [];
    }),
  );
}

function causesOf(before: Parts | undefined, now: Parts): Cause[] {
  if (!before) return ["unknown"];
  const changed = (Object.keys(CAUSES) as Cause[]).filter((cause) => before[cause] !== now[cause]);
  return changed.length > 0 ? changed : ["file"];
}

const NO_LINKS = { ids: [], links: [], around: [], files: [] };

/** A page's file name in its site's folder. */
export const fileOf = ({ route: { role, path } }: Pick<PlannedPage, "route">, home: string): string =>
  role === "not-found" ? "404.html" : `${path.slice(home.length)}index.html`;

function isListed({ route, content }: PlannedPage, home: string): boolean {
  const isFurther = content.list !== undefined && content.list.href !== content.crumbs[1]?.href;
  return !route.noindex && route.path !== home && route.role !== "not-found" && !isFurther;
}
