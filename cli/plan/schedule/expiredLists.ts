import type { PostCard } from "../../../runtime/site/cards.ts";
import type { Config, SiteConfig } from "../../config/loadConfig.ts";
import { listRoutes, type Route } from "../../config/routes/routes.ts";
import type { WrittenRedirect } from "../../config/routes/redirects.ts";
import type { Content } from "../../content/loadContent.ts";
import { listPages } from "../postLists.ts";
import type { Schedule } from "./schedule.ts";

type States = Pick<Schedule, "isShown" | "stateOf" | "unpublished">;

/**
 * Redirects from lists that no longer exist because their posts have expired, to the list of all posts. They are
 * temporary, because a new post brings a list back.
 */
export function expiredLists(config: Config, content: Content, schedule: States): WrittenRedirect[] {
  const affected = new Set(
    schedule.unpublished.flatMap(({ route, state }) =>
      state.is === "expired" ? [`${route.site} ${route.group}`] : [],
    ),
  );
  return config.sites.flatMap((site) =>
    Object.keys(site.config.groups)
      .filter((group) => affected.has(`${site.key} ${group}`))
      .flatMap((group) => listsOf(config, content, schedule, { site, group })),
  );
}

function listsOf(
  config: Config,
  content: Content,
  { isShown, stateOf }: States,
  { site, group }: { site: SiteConfig; group: string },
): WrittenRedirect[] {
  const settings = config.network.groups[group]?.collection;
  if (!settings) return [];
  const copies = content.get(site.key);
  const base = `/${site.key}/${group}/`;
  const posts = listRoutes(config, site).filter((route) => route.group === group && route.template === "post");
  const pathsOf = (routes: readonly Route[]) =>
    listPages(
      { ...settings, allLabel: "" },
      base,
      routes.map((route) => cardOf(base, copies?.get(route.content)?.data.category)),
    ).map(({ list }) => list.href);
  const shown = posts.filter(isShown);
  const expired = posts.filter((route) => stateOf(route).is === "expired");
  const existing = new Set(pathsOf(shown));
  return pathsOf([...shown, ...expired])
    .filter((path) => !existing.has(path))
    .map((from) => ({ from, to: base, status: 302, place: () => site.locate(["groups", group]) }));
}

/** A card with the fields that decide which lists exist. */
const cardOf = (base: string, category: string | undefined): PostCard => ({
  label: "",
  href: "",
  summary: "",
  date: "",
  minutes: 0,
  ...(category !== undefined && { category: { label: "", href: `${base}category/${category}/` } }),
});
