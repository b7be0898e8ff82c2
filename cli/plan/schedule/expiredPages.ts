import type { Config } from "../../config/loadConfig.ts";
import { indexRoutes } from "../../config/routes/routeIndex.ts";
import { listRoutes } from "../../config/routes/routes.ts";
import type { WrittenRedirect } from "../../config/routes/redirects.ts";
import { GONE } from "../../config/schema/schedule.ts";
import type { Schedule, UnpublishedPage } from "./schedule.ts";

/** Redirects and 410 addresses of expired pages, with network paths. */
interface ExpiredPages {
  redirects: WrittenRedirect[];
  gone: string[];
  /** Aliases of the expired pages. */
  aliases: WrittenRedirect[];
}

/** Redirects expired pages to the target in their front matter; those without one answer 410. */
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

/** Path of the page to which an expired page redirects. Shared copy may name one that a country lacks. */
function targetOf(config: Config, { route, state }: UnpublishedPage): string | undefined {
  const site = config.sites.find(({ key }) => key === route.site);
  if (!site || state.is !== "expired" || state.afterwards === GONE) return undefined;
  const target = indexRoutes(listRoutes(config, site)).find(site.key, state.afterwards)?.path;
  return target === route.path ? undefined : target;
}
