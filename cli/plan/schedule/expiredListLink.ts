import { listedGroup } from "../../config/routes/siteLinks.ts";
import type { SiteContext } from "../siteContext.ts";

/**
 * Where a link to a list of posts leads that is no more because posts in it are over: to the list of all, as visitors of its
 * address are led. Undefined for any other link.
 */
export function expiredListLink({ config, site, routes, unpublished }: SiteContext, link: string): string | undefined {
  const group = listedGroup(config, link);
  if (group === undefined) return undefined;
  const isOver = unpublished
    .ofSite(site.key)
    .some((route) => route.group === group && unpublished.stateOf(route).is === "expired");
  return isOver ? routes.find(site.key, `/${group}/`)?.path : undefined;
}
