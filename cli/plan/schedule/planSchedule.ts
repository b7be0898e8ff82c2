import type { Config, SiteConfig } from "../../model/config.ts";
import { listRoutes } from "../../config/routes/routes.ts";
import type { Route } from "../../model/route.ts";
import type { Content } from "../../model/content.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { checkSchedule } from "./checkSchedule.ts";
import { pageSchedule, type PageSchedule, pageState, type PageState } from "./pageSchedule.ts";
import type { Schedule, ShowDrafts, UnpublishedPage } from "./schedule.ts";

export interface Moment {
  now: Date;
  drafts?: ShowDrafts | undefined;
}

const PUBLISHED: PageState = { is: "published" };

/** Determines which pages are published at an instant. Reports invalid schedules. */
export function planSchedule(config: Config, content: Content, { now: date, drafts = "no" }: Moment): Schedule {
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
      for (const instant of instantsOf(schedule, drafts)) instants.add(instant);
      if (state.is === "published") continue;
      states.set(keyOf(route), state);
      unpublished.push({ route, state, copy });
    }
  }
  const stateOf: Schedule["stateOf"] = (route) => states.get(keyOf(route)) ?? PUBLISHED;
  return {
    now,
    today: date.toISOString().slice(0, 10),
    drafts,
    unpublished,
    stateOf,
    isShown: (route) => isShown(stateOf(route), drafts),
    instants: [...instants],
    problems,
  };
}

const keyOf = ({ site, content }: Route): string => `${site} ${content}`;

/** Expired pages are never shown; a build for an earlier instant has them. */
const isShown = ({ is }: PageState, drafts: ShowDrafts): boolean =>
  is === "published" || (drafts !== "no" && is !== "expired");

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

/** The instants at which a page appears or disappears. A draft has none. */
const instantsOf = ({ isDraft, from, until }: PageSchedule, drafts: ShowDrafts): number[] =>
  (isDraft ? [] : [drafts === "no" ? from : undefined, until]).filter((instant) => instant !== undefined);
