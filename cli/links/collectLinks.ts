import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlannedPage, SitePlan } from "../plan/plan.ts";
import { readLinks, type DocumentLinks } from "./readLinks.ts";
import type { SiteLinks } from "./siteLinks.ts";

/** What was made of a site. */
export interface WrittenSite {
  /** Keys of all files of its folder, by name. */
  keys: ReadonlyMap<string, string>;
  /** What the pages lead to that are new, by name, and what is around them. */
  links: ReadonlyMap<string, { page: DocumentLinks; shell?: DocumentLinks }>;
}

interface Options {
  plan: SitePlan;
  written: WrittenSite;
  /** Folders with the site's files, the new ones first. */
  folders: readonly string[];
  /** What is known of its pages. */
  known: SiteLinks | undefined;
}

/** Lists what a site's pages lead to. A page that is neither new nor known is read again. */
export function collectLinks({ plan, written, folders, known }: Options): SiteLinks {
  const { home } = plan.site.country;
  const shells = { ...known?.shells };
  const pages: SiteLinks["pages"] = {};
  for (const page of [...plan.pages, plan.notFound]) {
    const { layout, path } = page.page;
    const name = page.route.role === "not-found" ? "404.html" : `${path.slice(home.length)}index.html`;
    const key = written.keys.get(name) ?? "";
    const before = known?.pages[name];
    const fresh = written.links.get(name);
    if (fresh?.shell) shells[layout] = fresh.shell;
    const links = fresh?.page ?? (before?.key === key ? before : readFile(folders, name));
    const { ids, links: own, around, files } = links;
    pages[name] = {
      key,
      path,
      layout,
      sources: sourcesOf(page),
      isListed: isListed(page, home),
      ids,
      links: own,
      around,
      files,
    };
  }
  return { shells, pages };
}

function readFile(folders: readonly string[], name: string): DocumentLinks {
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return readLinks(path === undefined ? "" : readFileSync(path, "utf8"));
}

const sourcesOf = ({ source, copy }: PlannedPage): string[] => [
  ...new Set([source, ...copy.parts.map(({ file }) => file)]),
];

function isListed({ route, content }: PlannedPage, home: string): boolean {
  const isFurther = content.list !== undefined && content.list.href !== content.crumbs[1]?.href;
  return !route.noindex && route.path !== home && route.role !== "not-found" && !isFurther;
}
