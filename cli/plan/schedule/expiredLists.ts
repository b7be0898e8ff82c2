import type { Config } from "../../model/config.ts";
import { listRoutes, indexRoutes } from "../../config/routes/routes.ts";
import type { Route } from "../../model/route.ts";
import type { WrittenRedirect } from "../../config/routes/redirects.ts";
import type { Content } from "../../model/content.ts";
import { categoryPath, pathsOfList } from "../pages/posts.ts";
import type { Schedule } from "./schedule.ts";
import { listedGroup } from "../../config/routes/siteLinks.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { once } from "../../core/lookups.ts";
import { GONE } from "../../config/schema/values/day.ts";

/**
 * Redirects from lists that no longer exist because their posts have expired, to the list of all posts. They are
 * temporary, because a new post brings a list back.
 */
export function expiredLists(config: Config, content: Content, schedule: Schedule): WrittenRedirect[] {
  const { unpublished, isShown, stateOf } = schedule;
  const affected = new Set(
    unpublished.flatMap(({ route, state }) => (state.is === "expired" ? `${route.site} ${route.group}` : [])),
  );
  return config.sites.flatMap((site) =>
    Object.keys(site.config.groups).flatMap((group): WrittenRedirect[] => {
      const settings = config.network.groups[group]?.collection;
      if (!settings || !affected.has(`${site.key} ${group}`)) return [];
      const base = `/${site.key}/${group}/`;
      const posts = listRoutes(config, site).filter((route) => route.group === group && route.template === "post");
      const categoryOf = (route: Route) => content.get(site.key)?.get(route.content)?.data.category;
      const pathsOf = (routes: readonly Route[]) => [
        ...pathsOfList(base, routes.length, settings),
        ...Object.keys(settings.categories).flatMap((key) => {
          const { length } = routes.filter((route) => categoryOf(route) === key);
          return length > 0 ? pathsOfList(categoryPath(base, key), length, settings) : [];
        }),
      ];
      const shown = posts.filter(isShown);
      const existing = new Set(pathsOf(shown));
      return pathsOf([...shown, ...posts.filter((route) => stateOf(route).is === "expired")])
        .filter((path) => !existing.has(path))
        .map((from) => ({ from, to: base, status: 302, place: () => site.locate(["groups", group]) }));
    }),
  );
}

/** Target of a link to a list that no longer exists because its posts have expired: that of the list's redirect. */
export function expiredListLink({ config, site, routes, unpublished }: SiteContext, link: string): string | undefined {
  const group = listedGroup(config, link);
  if (group === undefined) return undefined;
  const hasExpired = unpublished
    .ofSite(site.key)
    .some((route) => route.group === group && unpublished.stateOf(route).is === "expired");
  return hasExpired ? routes.find(site.key, `/${group}/`)?.path : undefined;
}

/** Redirects expired pages to the target in their front matter; those without one answer 410. */
export function expiredPages(config: Config, { unpublished }: Schedule) {
  const indexes = new Map(config.sites.map((site) => [site.key, once(() => indexRoutes(listRoutes(config, site)))]));
  const redirects: WrittenRedirect[] = [];
  const aliases: WrittenRedirect[] = [];
  const gone: string[] = [];
  for (const { route, state, copy } of unpublished) {
    if (state.is !== "expired") continue;
    // Shared copy may name a page that a country lacks.
    const target =
      state.afterwards === GONE ? undefined : indexes.get(route.site)?.().find(route.site, state.afterwards);
    if (!target || target.path === route.path) gone.push(route.path);
    else redirects.push({ from: route.path, to: target.path, status: 301, place: () => copy.locate(["expiresAt"]) });
    for (const { path, place } of copy.aliases)
      aliases.push({ from: `/${route.site}${path}`, to: route.path, status: 301, place });
  }
  return { redirects, gone, aliases };
}
