import { withSlash } from "../../../runtime/site/urls.ts";
import type { Config } from "../../model/config.ts";
import { homeOn, pathOfUrl, rulePath, siteHosts } from "../../config/index.ts";
import type { Content } from "../../model/content.ts";
import type { Plan, PlannedPage, SitePlan } from "../../model/plan.ts";
import type { RedirectRule } from "../../plan/index.ts";
import { PROBLEM_CODES } from "../../core/problems/problem.ts";
import { didYouMean, suggest } from "../../core/problems/suggest.ts";
import { openGraph } from "../../core/graph/graph.ts";
import type { Project } from "../../core/project.ts";
import { type SiteRecord, fileOf, readRecord } from "../../build/index.ts";

export interface KnownProject {
  config: Config;
  content: Content;
  plan: Plan;
}

export interface SitePage {
  site: SitePlan;
  page: PlannedPage;
}

/** The result of a search: pages, or a hint with similar names. */
type FoundPages = { pages: SitePage[]; rule?: RedirectRule } | { hint: string };

/**
 * Finds pages by URL, path (with or without the country), content key or source file. For a redirected path it gives the
 * rule and the page that it leads to.
 */
export function findPages(project: KnownProject, what: string, site?: string): FoundPages {
  const hosts = siteHosts(project.config);
  const all = project.plan.sites
    .flatMap((plan) => plan.pages.map((page): SitePage => ({ site: plan, page })))
    .filter((each) => site === undefined || each.site.key === site);
  const path = pathIn(project, what);
  const ownPath = ({ site: { key }, page }: SitePage) => `/${page.route.path.slice(homeOn(hosts.of(key), key).length)}`;
  const kinds: ((each: SitePage) => boolean)[] = [
    ({ page }) => page.route.path === path,
    (each) => ownPath(each) === path,
  ];
  const byPath = firstOf(kinds, all);
  if (byPath) return { pages: byPath };
  const rule =
    path === undefined ? undefined : ruleAt(project, site === undefined ? [path] : [`/${site}${path}`, path]);
  if (rule)
    return { rule, pages: all.filter(({ page }) => page.route.path === rule.to || page.head.canonical === rule.to) };
  const pages = firstOf([byContent(what), byFile(what)], all);
  return pages ? { pages } : { hint: hintFor(what, namesOf(all, what, ownPath)) };
}

/** Names a page or a problem code that is similar to the text; else some pages. */
function hintFor(what: string, names: ReadonlySet<string>): string {
  const near = suggest(what, [...names, ...Object.keys(PROBLEM_CODES)]);
  return near === undefined ? didYouMean(what, names, 6) : `Did you mean \`${near}\`?`;
}

/** The pages that the first fitting condition selects. */
function firstOf(kinds: ((each: SitePage) => boolean)[], all: readonly SitePage[]): SitePage[] | undefined {
  return kinds.map((isMeant) => all.filter(isMeant)).find((pages) => pages.length > 0);
}

/** The network path of a URL or path, with final slash. */
function pathIn({ config }: KnownProject, what: string): string | undefined {
  if (/^https?:\/\//.test(what) && URL.canParse(what))
    return rulePath(pathOfUrl(siteHosts(config), what) ?? new URL(what).pathname);
  return what.startsWith("/") ? withSlash(rulePath(what.replace(/[?#].*$/, ""))) : undefined;
}

const ruleAt = ({ plan }: KnownProject, paths: readonly string[]): RedirectRule | undefined =>
  plan.hosts.flatMap(({ redirects }) => redirects).find(({ from }) => paths.includes(withSlash(from)));

const byContent = (what: string) => {
  const key = what.replace(/^\/|\/$/g, "");
  return ({ page }: SitePage): boolean => page.route.content === key;
};

const byFile = (what: string) => {
  const file = what.replace(/^\.\//, "");
  return ({ page }: SitePage): boolean => page.source === file || page.copy.parts.some((part) => part.file === file);
};

/** Names of the pages in the form of the text: source files, content keys or paths. */
function namesOf(pages: readonly SitePage[], what: string, ownPath: (page: SitePage) => string): Set<string> {
  if (what.endsWith(".md")) return new Set(pages.map(({ page }) => page.source));
  if (!what.startsWith("/")) return new Set(pages.map(({ page }) => page.route.content));
  return new Set(pages.flatMap((each) => [each.page.route.path, ownPath(each)]));
}

/** A page, and why a build rendered it. */
export interface RenderedPage {
  site: string;
  path: string;
  /** Empty where no build is known to have rendered it. */
  why: SiteRecord["pages"][string]["why"];
}

/** Says of each page why it was rendered the last time, which builds write down. */
export function whyRendered(project: Project, pages: readonly SitePage[]): RenderedPage[] {
  const graph = openGraph(project);
  return pages.map(({ site, page }) => ({
    site: site.key,
    path: page.route.path,
    why: readRecord(graph, site.key)?.pages[fileOf(page, site.site.country.home)]?.why ?? [],
  }));
}
