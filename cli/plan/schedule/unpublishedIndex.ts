import { withSlash } from "../../../runtime/site/urls.ts";
import { indexRoutes, type RouteIndex } from "../../config/routes/routeIndex.ts";
import type { Route } from "../../config/routes/routes.ts";
import type { PageState } from "./pageState.ts";
import type { Schedule } from "./schedule.ts";

/** Pages that a build does not have, found by what leads to them. */
export interface UnpublishedIndex {
  ofSite(site: string): readonly Route[];
  /** The page that a link of a site means: one of the site's, or by its whole path another country's. */
  find(site: string, link: string): Route | undefined;
  stateOf(route: Route): PageState;
  /** All pages, as if these were there. */
  withAll: RouteIndex;
}

/** Makes the index. @param serve Gives a route the path at which its host serves it. */
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
