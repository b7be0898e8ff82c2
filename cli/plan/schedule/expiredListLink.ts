import { listedGroup } from "../../config/routes/siteLinks.ts";
import type { SiteContext } from "../siteContext.ts";

/**
 * Target of a link to a list that no longer exists because its posts have expired: the list of all posts, where
 * visitors are redirected as well. Undefined for any other link.
 */
export function expiredListLink({ config, site, routes, unpublished }: SiteContext, link: string): string | undefined {
  const group = listedGroup(config, link);
  if (group === undefined) return undefined;
  const hasExpired = unpublished
    .ofSite(site.key)
    .some((route) => route.group === group && unpublished.stateOf(route).is === "expired");
  return hasExpired ? routes.find(site.key, `/${group}/`)?.path : undefined;
}
