import type { Route } from "../../model/route.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { PageState } from "./pageSchedule.ts";
import { withSlash } from "../../../runtime/site/urls.ts";
import { indexRoutes, type RouteIndex } from "../../config/routes/routes.ts";

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

/** The published pages at a build's instant. */
export interface Schedule {
  /** The build's instant, in milliseconds. */
  now: number;
  /** The day of the instant in UTC, ISO 8601. */
  today: string;
  drafts: ShowDrafts;
  unpublished: readonly UnpublishedPage[];
  /** Whether the build has the page. */
  isShown(route: Route): boolean;
  stateOf(route: Route): PageState;
  /** Instants at which pages appear or disappear, past ones included. */
  instants: readonly number[];
  problems: Problem[];
}

/** Index of the pages that a build leaves out. */
export interface UnpublishedIndex {
  ofSite(site: string): readonly Route[];
  /** The page that a link leads to: one of the same site, or by its network path one of another country. */
  find(site: string, link: string): Route | undefined;
  stateOf(route: Route): PageState;
  /** Index of all pages, published or not. */
  withAll: RouteIndex;
}

/** Makes the index. @param serve Replaces a route's path by the one on its host. */
export function indexUnpublished(
  configured: readonly Route[],
  { isShown, stateOf }: Schedule,
  serve: (route: Route) => Route,
): UnpublishedIndex {
  const hidden = indexRoutes(
    configured.filter((route) => !isShown(route)),
    serve,
  );
  let all: RouteIndex | undefined;
  return {
    ofSite: (site) => hidden.ofSite(site),
    find: (site, link) => hidden.find(site, link) ?? hidden.at(withSlash(link.replace(/[?#].*$/, ""))),
    stateOf,
    get withAll() {
      return (all ??= indexRoutes(configured, serve));
    },
  };
}
