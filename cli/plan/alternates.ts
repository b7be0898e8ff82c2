import type { HeadData } from "../../runtime/site/page.ts";
import type { Route } from "../config/routes/routes.ts";
import type { SiteContext } from "./plan.ts";

/**
 * The page's counterparts in the other countries, itself among them (https://developers.google.com/search/docs/specialty/international/localized-versions).
 * Pages are paired by their key, not by path: slugs differ between countries.
 */
export function listAlternates({ routes, versions, ...context }: SiteContext, route: Route): HeadData["alternates"] {
  if (route.noindex) return [];
  const paired = routes.ofPair(route.pair).filter(({ noindex }) => !noindex);
  if (paired.length < 2 || !paired.some(({ path }) => path === route.path)) return [];
  // The same for all of them: with many countries most of a plan would be copies of it.
  const isHome = route.role === "home";
  const key = `${isHome} ${route.pair}`;
  const known = versions.get(key) ?? listVersions(context, paired, isHome);
  versions.set(key, known);
  return known;
}

/** Pages with their languages. The root page is every home's x-default. */
function listVersions(
  { config, baseUrl }: Pick<SiteContext, "config" | "baseUrl">,
  paired: readonly Route[],
  isHome: boolean,
): HeadData["alternates"] {
  const links = paired.map(({ country, path }) => {
    const settings = config.countries.find(({ key }) => key === country)?.config;
    return { hreflang: `${settings?.language.split("-")[0] ?? "en"}-${settings?.code ?? ""}`, href: baseUrl + path };
  });
  if (isHome) return [...links, { hreflang: "x-default", href: `${baseUrl}/` }];
  const fallback = paired.find(({ country }) => country === config.network.geoIp.fallback);
  return fallback ? [...links, { hreflang: "x-default", href: baseUrl + fallback.path }] : links;
}
