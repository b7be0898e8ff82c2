import { GONE } from "../../config/schema/values/day.ts";
import type { Mistake } from "../../core/problems/problem.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { showInstant, type PageState } from "./pageSchedule.ts";

/** Longest chain of expired pages that redirect to each other. */
const MAX_STEPS = 10;

/**
 * What replaces a link to an unpublished page: the target of an expired page's redirect, or plain text with a problem.
 * Links to expired pages don't fail a build, because pages expire by date without anybody watching.
 */
export function unpublishedLink(
  { site, routes, unpublished }: SiteContext,
  href: string,
): { path?: string; mistake?: Mistake } | undefined {
  const linked = unpublished.find(site.key, href);
  if (!linked) return undefined;
  let [route, state] = [linked, unpublished.stateOf(linked)];
  for (let step = 0; state.is === "expired" && state.afterwards !== GONE && step < MAX_STEPS; step++) {
    const target = routes.find(route.site, state.afterwards);
    if (target) return { path: target.path };
    const next = unpublished.find(route.site, state.afterwards);
    if (!next) break;
    [route, state] = [next, unpublished.stateOf(next)];
  }
  return { mistake: unpublishedMistake(href, unpublished.stateOf(linked)) };
}

export function unpublishedMistake(to: string, state: PageState): Mistake {
  const common = { code: "unpublished-page" } as const;
  if (state.is === "scheduled")
    return {
      ...common,
      message: `The page \`${to}\` is not published before ${showInstant(state.from)}`,
      why: "Until then, visitors would get an error page.",
      hint: "Remove the link, or publish this page no earlier (`publishAt`).",
    };
  if (state.is === "expired")
    return {
      ...common,
      severity: "warning",
      message: `The page \`${to}\` expired at ${showInstant(state.since)}`,
      why: "The link was replaced by plain text.",
      hint: "Remove the link, or redirect the page's visitors with `afterwards` on that page.",
    };
  return {
    ...common,
    message: `The page \`${to}\` is a draft`,
    why: "Visitors would get an error page.",
    hint: "Remove the link, or `draft: true` from that page.",
  };
}
