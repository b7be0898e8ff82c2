import { withSlash } from "../../../runtime/site/urls.ts";
import { indexRoutes, type RouteIndex } from "../../config/routes/routeIndex.ts";
import type { Route } from "../../config/routes/routes.ts";
import type { PageState } from "./pageState.ts";
import type { Schedule } from "./schedule.ts";

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
  { isShown, stateOf }: Pick<Schedule, "isShown" | "stateOf">,
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
