import { GONE } from "../../config/schema/schedule.ts";
import type { Problem } from "../../report/problem.ts";
import type { SiteContext } from "../siteContext.ts";
import { showInstant } from "./instantOf.ts";
import type { PageState } from "./pageState.ts";

/** What a link to a page gets that is not there: another page, nothing to follow, or a problem. */
interface UnpublishedLink {
  path?: string;
  mistake?: Omit<Problem, "place">;
}

/** Pages that are over lead to others; so many one after the other. */
const MOST_STEPS = 10;

/**
 * Finds out about a link that leads to a page of the project which is not published; undefined for any other. A page that
 * is over breaks no build, since nobody looks when it ends by its date: links to it lead where its visitors are led, or
 * become plain text.
 */
export function unpublishedLink({ site, routes, unpublished }: SiteContext, href: string): UnpublishedLink | undefined {
  const written = unpublished.find(site.key, href);
  if (!written) return undefined;
  let [route, state] = [written, unpublished.stateOf(written)];
  for (let step = 0; state.is === "expired" && state.afterwards !== GONE && step < MOST_STEPS; step++) {
    const target = routes.find(route.site, state.afterwards);
    if (target) return { path: target.path };
    const next = unpublished.find(route.site, state.afterwards);
    if (!next) break;
    [route, state] = [next, unpublished.stateOf(next)];
  }
  return { mistake: unpublishedMistake(href, unpublished.stateOf(written)) };
}

/** What is wrong with leading to a page in this state. */
export function unpublishedMistake(to: string, state: PageState): Omit<Problem, "place"> {
  const common = { code: "unpublished-page", severity: "error" } as const;
  if (state.is === "scheduled")
    return {
      ...common,
      message: `The page \`${to}\` is not published before ${showInstant(state.from)}`,
      why: "Visitors would find nothing there until then.",
      hint: "Remove the link, or give this page no earlier `publishAt`.",
    };
  if (state.is === "expired")
    return {
      ...common,
      severity: "warning",
      message: `The page \`${to}\` has been over since ${showInstant(state.since)}`,
      why: "The link has become plain text.",
      hint: "Remove the link, or say with `afterwards` on that page where its visitors are led.",
    };
  return {
    ...common,
    message: `The page \`${to}\` is a draft`,
    why: "Visitors would find nothing there.",
    hint: "Remove the link, or `draft: true` from that page.",
  };
}
