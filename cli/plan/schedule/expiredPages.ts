import type { Config } from "../../config/loadConfig.ts";
import { indexRoutes } from "../../config/routes/routeIndex.ts";
import { listRoutes } from "../../config/routes/routes.ts";
import type { WrittenRedirect } from "../../config/routes/redirects.ts";
import { GONE } from "../../config/schema/schedule.ts";
import type { Schedule, UnpublishedPage } from "./schedule.ts";

/** What the addresses of pages that are over answer, as paths of the network. */
interface ExpiredPages {
  redirects: WrittenRedirect[];
  gone: string[];
  /** Former addresses of these pages. */
  aliases: WrittenRedirect[];
}

/** Leads pages that are over to those that their copy names; the others are gone. */
export function expiredPages(config: Config, { unpublished }: Pick<Schedule, "unpublished">): ExpiredPages {
  const found: ExpiredPages = { redirects: [], gone: [], aliases: [] };
  for (const page of unpublished) {
    if (page.state.is !== "expired") continue;
    const { route, copy } = page;
    const to = targetOf(config, page);
    if (to === undefined) found.gone.push(route.path);
    else found.redirects.push({ from: route.path, to, status: 301, place: () => copy.locate(["expiresAt"]) });
    for (const { path, place } of copy.aliases)
      found.aliases.push({ from: `/${route.site}${path}`, to: route.path, status: 301, place });
  }
  return found;
}

/** The page of the same site that a page leads to when it is over. Shared copy may name one that a country does not have. */
function targetOf(config: Config, { route, state }: UnpublishedPage): string | undefined {
  const site = config.sites.find(({ key }) => key === route.site);
  if (!site || state.is !== "expired" || state.afterwards === GONE) return undefined;
  const target = indexRoutes(listRoutes(config, site)).find(site.key, state.afterwards)?.path;
  return target === route.path ? undefined : target;
}
