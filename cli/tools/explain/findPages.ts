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
import { fileOf, readRecord } from "../../build/index.ts";

export interface KnownProject {
  config: Config;
  content: Content;
  plan: Plan;
}

export interface SitePage {
  site: SitePlan;
  page: PlannedPage;
}

/**
 * Finds pages by URL, path (with or without the country), content key or source file. For a redirected path it gives the
 * rule and the page that it leads to.
 * @returns the pages, or a hint with similar names
 */
export function findPages(
  project: KnownProject,
  what: string,
  site?: string,
): { pages: SitePage[]; rule?: RedirectRule } | { hint: string } {
  const hosts = siteHosts(project.config);
  const all = project.plan.sites
    .flatMap((plan) => plan.pages.map((page): SitePage => ({ site: plan, page })))
    .filter((each) => site === undefined || each.site.key === site);
  const ownPath = ({ site: { key }, page }: SitePage) => `/${page.route.path.slice(homeOn(hosts.of(key), key).length)}`;
  const path = pathIn(project, what);
  const key = what.replace(/^\/|\/$/g, "");
  const file = what.replace(/^\.\//, "");
  const firstOf = (kinds: ((each: SitePage) => boolean)[]) =>
    kinds.map((isMeant) => all.filter(isMeant)).find((pages) => pages.length > 0);
  const byPath = firstOf([({ page }) => page.route.path === path, (each) => ownPath(each) === path]);
  if (byPath) return { pages: byPath };
  const paths = path === undefined ? [] : site === undefined ? [path] : [`/${site}${path}`, path];
  const rule = project.plan.hosts
    .flatMap(({ redirects }) => redirects)
    .find(({ from }) => paths.includes(withSlash(from)));
  if (rule)
    return { rule, pages: all.filter(({ page }) => page.route.path === rule.to || page.head.canonical === rule.to) };
  const pages = firstOf([
    ({ page }) => page.route.content === key,
    ({ page }) => page.source === file || page.copy.parts.some((part) => part.file === file),
  ]);
  if (pages) return { pages };
  const names = all.flatMap((each) => {
    if (what.endsWith(".md")) return each.page.source;
    return what.startsWith("/") ? [each.page.route.path, ownPath(each)] : each.page.route.content;
  });
  const near = suggest(what, [...new Set(names), ...Object.keys(PROBLEM_CODES)]);
  return { hint: near === undefined ? didYouMean(what, new Set(names), 6) : `Did you mean \`${near}\`?` };
}

/** The network path of a URL or path, with final slash. */
function pathIn({ config }: KnownProject, what: string): string | undefined {
  if (/^https?:\/\//.test(what) && URL.canParse(what))
    return rulePath(pathOfUrl(siteHosts(config), what) ?? new URL(what).pathname);
  return what.startsWith("/") ? withSlash(rulePath(what.replace(/[?#].*$/, ""))) : undefined;
}

export type RenderedPage = ReturnType<typeof whyRendered>[number];

/** Says of each page why it was rendered the last time, which builds write down. */
export function whyRendered(project: Project, pages: readonly SitePage[]) {
  const graph = openGraph(project);
  return pages.map(({ site, page }) => ({
    site: site.key,
    path: page.route.path,
    /** Empty where no build is known to have rendered it. */
    why: readRecord(graph, site.key)?.pages[fileOf(page, site.site.country.home)]?.why ?? [],
  }));
}
