import type { SearchText } from "../content/searchText.ts";
import type { Graph } from "../graph/graph.ts";
import type { PageLinks, SiteLinks } from "../links/siteLinks.ts";
import { ownPages, type PlannedPage, type SitePlan } from "../plan/plan.ts";
import type { PageJob, WrittenPage } from "./pageWriter.ts";
import type { DocumentWeight } from "./weights/documentWeight.ts";

/** What is known of a written page, so that the file isn't read again. Valid for its key. */
interface PageRecord extends PageLinks {
  weight?: DocumentWeight;
  words?: SearchText;
}

/** The records of a site's pages by file name, kept for the next build. */
export interface SiteRecord extends SiteLinks {
  pages: Record<string, PageRecord>;
}

const kindOf = (site: string): string => `pages/${site.replaceAll("/", "_")}`;

/** The last build's record of a site. */
export const readRecord = (graph: Graph, site: string): SiteRecord | undefined => graph.kept<SiteRecord>(kindOf(site));

export const keepRecord = (graph: Graph, site: string, record: SiteRecord): void => graph.keep(kindOf(site), record);

/** Whether a page's record is for this key, and has all that the build needs. */
export function isRecorded(
  record: SiteRecord | undefined,
  { name, document, searchedWords }: PageJob,
  { key, isWeighed }: { key: string; isWeighed: boolean },
): boolean {
  const page = record?.pages[name];
  return (
    page?.key === key &&
    record?.shells[document.page.layout] !== undefined &&
    (!isWeighed || page.weight !== undefined) &&
    (!searchedWords || page.words !== undefined)
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
}

/** The record of a site after a build. */
export function makeRecord({ plan, keys, written, before }: Options): SiteRecord {
  const { home } = plan.site.country;
  const shells = { ...before?.shells };
  const pages: SiteRecord["pages"] = {};
  for (const page of [...plan.pages, ...ownPages(plan)]) {
    const { layout, path } = page.page;
    const name = fileOf(page, home);
    const fresh = written.get(name);
    if (fresh?.shell) shells[layout] = fresh.shell;
    const { ids, links, around, files } = fresh?.links ?? before?.pages[name] ?? NO_LINKS;
    const { weight, words } = fresh ?? before?.pages[name] ?? {};
    pages[name] = {
      key: keys.get(name) ?? "",
      path,
      layout,
      sources: sourcesOf(page),
      isListed: isListed(page, home),
      ids,
      links,
      around,
      files,
      ...(weight && { weight }),
      ...(words && { words }),
    };
  }
  return { shells, pages };
}

const NO_LINKS = { ids: [], links: [], around: [], files: [] };

/** A page's file name in its site's folder. */
export const fileOf = ({ route: { role, path } }: Pick<PlannedPage, "route">, home: string): string =>
  role === "not-found" ? "404.html" : `${path.slice(home.length)}index.html`;

const sourcesOf = ({ source, copy }: PlannedPage): string[] => [
  ...new Set([source, ...copy.parts.map(({ file }) => file)]),
];

function isListed({ route, content }: PlannedPage, home: string): boolean {
  const isFurther = content.list !== undefined && content.list.href !== content.crumbs[1]?.href;
  return !route.noindex && route.path !== home && route.role !== "not-found" && !isFurther;
}
