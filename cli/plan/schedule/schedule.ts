import type { Config, SiteConfig } from "../../model/config.ts";
import type { Content, PageCopy } from "../../model/content.ts";
import type { Route } from "../../model/route.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { withSlash } from "../../../runtime/site/urls.ts";
import { once } from "../../core/lookups.ts";
import { indexRoutes, listRoutes } from "../../config/routes/routes.ts";
import { checkSchedule } from "./checkSchedule.ts";
import { pageSchedule, pageState, type PageState } from "./pageSchedule.ts";

/**
 * Whether drafts and scheduled pages are shown: by a build, which then isn't indexed, or by `sitegen dev`, which
 * otherwise shows what visitors get.
 */
export type ShowDrafts = "no" | "build" | "dev";

/** A configured page that is not published. */
export interface UnpublishedPage {
  /** Route with its network path. */
  route: Route;
  state: Exclude<PageState, { is: "published" }>;
  copy: PageCopy;
}

interface Moment {
  now: Date;
  drafts?: ShowDrafts | undefined;
}

/** The published pages at a build's instant. */
export type Schedule = ReturnType<typeof planSchedule>;

/** Determines which pages are published at an instant. Reports invalid schedules. */
export function planSchedule(config: Config, content: Content, { now: date, drafts = "no" }: Moment) {
  const now = date.getTime();
  const states = new Map<string, PageState>();
  const instants = new Set<number>();
  const problems: Problem[] = [];
  const unpublished: UnpublishedPage[] = [];
  for (const site of config.sites) {
    const routes = listRoutes(config, site);
    const schedules = scheduleRoutes(site, routes, content);
    for (const { route, copy, schedule } of schedules.values()) {
      problems.push(...checkSchedule(config, { site, routes, route, copy, schedule }));
      const index = schedules.get(`${route.group}/index`);
      const state = combine(pageState(schedule, now), route, index && pageState(index.schedule, now));
      // A draft neither appears nor disappears.
      const { isDraft, from, until } = schedule;
      for (const instant of isDraft ? [] : [drafts === "no" ? from : undefined, until])
        if (instant !== undefined) instants.add(instant);
      if (state.is === "published") continue;
      states.set(keyOf(route), state);
      unpublished.push({ route, state, copy });
    }
  }
  const stateOf = (route: Route): PageState => states.get(keyOf(route)) ?? { is: "published" };
  return {
    /** The build's instant, in milliseconds. */
    now,
    /** The day of the instant in UTC, ISO 8601. */
    today: date.toISOString().slice(0, 10),
    drafts,
    unpublished,
    stateOf,
    /** Whether the build has the page. Expired pages are never shown; a build for an earlier instant has them. */
    isShown(route: Route): boolean {
      const { is } = stateOf(route);
      return is === "published" || (drafts !== "no" && is !== "expired");
    },
    /** Instants at which pages appear or disappear, past ones included. */
    instants: [...instants],
    problems,
  };
}

const keyOf = ({ site, content }: Route): string => `${site} ${content}`;

/** The schedules of a site's pages, by content key. */
function scheduleRoutes(site: SiteConfig, routes: readonly Route[], content: Content) {
  const copies = content.get(site.key);
  const mainCopies = content.get(site.main ?? "");
  return new Map(
    routes.flatMap((route) => {
      const { content: key } = route;
      const copy = copies?.get(key);
      return copy
        ? [[key, { route, copy, schedule: pageSchedule(site, route, copy, mainCopies?.get(key)) }] as const]
        : [];
    }),
  );
}

/** A group's pages are published only while its index is, because it lists them. */
function combine(own: PageState, { role }: Route, index: PageState | undefined): PageState {
  if (role !== "page" || !index || index.is === "published" || own.is === "expired" || own.is === "draft") return own;
  return index;
}

/** Index of the pages that a build leaves out. */
export type UnpublishedIndex = ReturnType<typeof indexUnpublished>;

/** Makes the index. @param serve Replaces a route's path by the one on its host. */
export function indexUnpublished(
  configured: readonly Route[],
  { isShown, stateOf }: Schedule,
  serve: (route: Route) => Route,
) {
  const hidden = indexRoutes(
    configured.filter((route) => !isShown(route)),
    serve,
  );
  return {
    ofSite: hidden.ofSite,
    /** The page that a link leads to: one of the same site, or by its network path one of another country. */
    find: (site: string, link: string) => hidden.find(site, link) ?? hidden.at(withSlash(link.replace(/[?#].*$/, ""))),
    stateOf,
    /** Index of all pages, published or not. */
    withAll: once(() => indexRoutes(configured, serve)),
  };
}
