import type { Route } from "../../model/route.ts";
import type { SiteConfig, Config } from "../../model/config.ts";
import type { GroupPage } from "../schema/network/groups.ts";
import type { CountryConfig } from "../schema/country/country.ts";
import { groupBy } from "../../core/lookups.ts";

type SiteSettings = Pick<SiteConfig, "key" | "config" | "posts" | "translated" | "ownCopies">;

/** Cache by settings, since many rules list routes. */
const cache = new WeakMap<object, Route[]>();

/** All routes of a site in the order of files: home, single pages, group indexes and their pages. */
export function listRoutes({ network }: Pick<Config, "network">, site: SiteSettings): readonly Route[] {
  const cached = cache.get(site.config);
  if (cached) return cached;
  const routes = inLanguage(site, makeRoutes(network, site));
  cache.set(site.config, routes);
  return routes;
}

/** In a further language: translated pages, and with `untranslated: show` the others as `noindex` copies. */
function inLanguage({ config, translated, ownCopies = [] }: SiteSettings, routes: Route[]): Route[] {
  if (!translated) return routes;
  const known = new Set(translated);
  return routes.flatMap((route): Route | [] => {
    if (known.has(route.content)) return { ...route, copy: ownCopies.includes(route.content) ? route.copy : undefined };
    return config.untranslated === "show" ? { ...route, noindex: true, untranslated: true } : [];
  });
}

function makeRoutes(network: Config["network"], { key, config, posts }: SiteSettings): Route[] {
  const routeOf = (page: Partial<GroupPage>, content: string, noindex: boolean) => ({
    site: key,
    layout: page.layout ?? config.layout,
    content,
    pair: page.pair ?? content,
    noindex: page.noindex ?? noindex,
    form: page.form,
    flag: page.flag,
    copy: page.copy,
  });
  const singles = Object.entries(config.pages).map(([name, page]): Route => {
    const slug = page.slug ?? name;
    return {
      ...routeOf(page, page.content ?? name, false),
      path: slug === "" ? `/${key}/` : `/${key}/${slug}/`,
      role: slug === "" ? "home" : "single",
      template: page.template,
      from: ["pages", name],
    };
  });
  const grouped = Object.entries(config.groups).flatMap(([group, own]): Route[] => {
    const shared = network.groups[group];
    if (!shared) return [];
    const index: Route = {
      ...routeOf({}, `${group}/index`, shared.noindex),
      path: `/${key}/${group}/`,
      role: "index",
      template: shared.collection ? "post-list" : shared.indexTemplate,
      group,
      from: ["groups", group],
    };
    const collected = (posts[group] ?? []).map((slug): PlacedPage => ({ page: { slug }, slug, from: [] }));
    const pages = [...groupPages(shared.pages, own), ...collected].map(({ page, slug, from }): Route => ({
      ...routeOf(page, page.content ?? `${group}/${page.slug}`, shared.noindex),
      path: `/${key}/${group}/${slug}/`,
      role: "page",
      template: page.template ?? (shared.collection ? "post" : shared.template),
      group,
      from: ["groups", group, ...from],
    }));
    return shared.index ? [index, ...pages] : pages;
  });
  return [...singles, ...grouped];
}

type PlacedPage = { page: GroupPage; slug: string; from: PropertyKey[] };

/** The group's shared pages without omitted ones, with the country's own inserted. */
function groupPages(shared: GroupPage[], own: SiteConfig["config"]["groups"][string]): PlacedPage[] {
  const omitted = new Set(own.omit);
  const pages: PlacedPage[] = (own.shared ? shared : [])
    .filter(({ slug }) => !omitted.has(slug))
    .map((page) => ({ page, slug: own.slugs[page.slug] ?? page.slug, from: ["shared"] }));
  const slugs = new Set(pages.map(({ page }) => page.slug));
  own.add.forEach((page, index) => {
    const placed = { page, slug: page.slug, from: ["add", index] };
    const follows = page.after !== undefined && slugs.has(page.after);
    const after = follows ? pages.findIndex(({ page: other }) => other.slug === page.after) : pages.length;
    pages.splice(after + 1, 0, placed);
    slugs.add(page.slug);
  });
  return pages;
}

/** Layout of a country's not-found page; by default that of its other pages. */
export const notFoundLayoutOf = ({ layout, notFoundLayout }: CountryConfig): string => notFoundLayout ?? layout;

export interface RouteIndex {
  ofSite(site: string): readonly Route[];
  ofGroup(site: string, group: string): readonly Route[];
  /** Counterparts in all countries and languages. */
  ofPair(pair: string): readonly Route[];
  /** The page that an internal link leads to, by path or by content key. */
  find(site: string, link: string): Route | undefined;
  /** The page at a network path. */
  at(path: string): Route | undefined;
}

/**
 * Makes the index; lookups keep the order of `routes`.
 * @param serve Replaces a route's path by the one on its host. Links are network paths all the same.
 */
export function indexRoutes(routes: readonly Route[], serve = (route: Route): Route => route): RouteIndex {
  const served = routes.map((route) => ({ path: route.path, route: serve(route) }));
  const all = served.map(({ route }) => route);
  const bySite = groupBy(all, ({ site }) => site);
  const byGroup = groupBy(all, ({ site, group }) => `${site} ${group ?? ""}`);
  const byPair = groupBy(all, ({ pair }) => pair);
  const byPath = new Map(served.map(({ path, route }) => [path, route]));
  const byContent = new Map(all.map((route) => [`/${route.site}/${route.content}/`, route]));
  return {
    ofSite: (site) => bySite.get(site) ?? [],
    ofGroup: (site, group) => byGroup.get(`${site} ${group}`) ?? [],
    ofPair: (pair) => byPair.get(pair) ?? [],
    find(site, link) {
      const path = `/${site}${link.replace(/[?#].*$/, "").replace(/\/?$/, "/")}`;
      return byPath.get(path) ?? byContent.get(path);
    },
    at: (path) => byPath.get(path),
  };
}
