import type { HeadData } from "../../runtime/site/page.ts";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import type { SiteHosts } from "../config/siteHosts.ts";
import type { RouteIndex } from "../config/routes/routeIndex.ts";
import type { Route } from "../config/routes/routes.ts";
import { fallbackCountry } from "./countryOrder.ts";
import type { SiteContext } from "./siteContext.ts";

/**
 * The counterparts in all countries and languages of each page, by the pair of their routes: slugs differ between countries, pairs don't
 * (https://developers.google.com/search/docs/specialty/international/localized-versions). Made once for all sites: with many
 * countries most of a plan would be copies of it.
 */
export function pairAlternates(config: Config, routes: RouteIndex, hosts: SiteHosts): SiteContext["alternates"] {
  const languages = new Map(config.sites.map((site) => [site.key, hreflang(site)]));
  const unlisted = new Set(config.sites.filter((site) => site.config.contacts.placeholder).map(({ key }) => key));
  const standIn = fallbackCountry(config);
  const alternates = new Map<string, HeadData["alternates"]>();
  for (const { pair } of config.sites.flatMap(({ key }) => routes.ofSite(key))) {
    if (alternates.has(pair)) continue;
    const paired = routes.ofPair(pair).filter(({ site, noindex }) => !noindex && !unlisted.has(site));
    const links = distinct(
      paired.map(({ site, path }) => ({
        hreflang: languages.get(site) ?? "en",
        href: hosts.of(site).origin + path,
      })),
    );
    const isAlone = links.length < 2;
    // The root page is every home's x-default.
    const isHome = paired.some(({ role }) => role === "home");
    const fallback = paired.find(({ site }) => site === standIn);
    const href = isHome
      ? hosts.network.origin + hosts.network.base
      : fallback && hosts.of(fallback.site).origin + fallback.path;
    if (href !== undefined) links.push({ hreflang: "x-default", href });
    alternates.set(pair, isAlone ? [] : links);
  }
  return alternates;
}

/** Language of a site's pages in its country. A country without code leaves it to the locale which readers are meant. */
const hreflang = ({ language, config: { code } }: SiteConfig): string =>
  code === undefined ? language : `${language.split("-")[0]}-${code}`;

/** Without those that say the same: countries without codes, for example, whose pages are in one language. */
const distinct = (links: HeadData["alternates"]): HeadData["alternates"] =>
  links.filter(({ hreflang: own }) => links.filter((link) => link.hreflang === own).length === 1);

/** The page's counterparts in the other countries, itself among them. Further pages of a list have none. */
export function listAlternates({ routes, alternates, host }: SiteContext, route: Route): HeadData["alternates"] {
  const isPaired = routes.ofPair(route.pair).some(({ path, noindex }) => path === route.path && !noindex);
  const links = (isPaired && alternates.get(route.pair)) || [];
  return links.some(({ hreflang: tag, href }) => tag !== "x-default" && href === host.origin + route.path) ? links : [];
}
