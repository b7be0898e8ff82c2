import type { HeadData } from "../../runtime/site/page.ts";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import type { SiteHosts } from "../config/siteHosts.ts";
import type { RouteIndex } from "../config/routes/routeIndex.ts";
import type { Route } from "../config/routes/routes.ts";
import { xDefaultOrder } from "./countryOrder.ts";
import type { SiteContext } from "./siteContext.ts";

type Alternates = HeadData["alternates"];

/**
 * The counterparts in all countries and languages of each page, by the pair of their routes: slugs differ between countries, pairs don't
 * (https://developers.google.com/search/docs/specialty/international/localized-versions). Made once for all sites: with many
 * countries most of a plan would be copies of it.
 */
export function pairAlternates(config: Config, routes: RouteIndex, hosts: SiteHosts): SiteContext["alternates"] {
  const languages = new Map(config.sites.map((site) => [site.key, hreflang(site)]));
  const unlisted = new Set(config.sites.filter((site) => site.config.contacts.placeholder).map(({ key }) => key));
  const order = sitesInOrder(config);
  const rootPair = pairOfRoot(config, routes);
  const alternates = new Map<string, Alternates>();
  for (const { pair } of config.sites.flatMap(({ key }) => routes.ofSite(key))) {
    if (alternates.has(pair)) continue;
    const paired = routes.ofPair(pair).filter(({ site, noindex }) => !noindex && !unlisted.has(site));
    const links = distinct(
      paired.map(({ site, path }) => ({
        site,
        hreflang: languages.get(site) ?? "en",
        href: hosts.of(site).origin + path,
      })),
    );
    if (links.length < 2) {
      alternates.set(pair, []);
      continue;
    }
    const first = order.find((key) => links.some(({ site }) => site === key));
    const href = pair === rootPair ? rootUrl(hosts) : links.find(({ site }) => site === first)?.href;
    alternates.set(pair, [
      ...links.map((link) => ({ hreflang: link.hreflang, href: link.href })),
      ...(href === undefined ? [] : [{ hreflang: "x-default", href }]),
    ]);
  }
  return alternates;
}

/** Address of the page where visitors choose a country. */
const rootUrl = ({ network }: Pick<SiteHosts, "network">): string => network.origin + network.base;

/** The homes that the root page stands for, and itself; none where it leads to the only country. */
export const rootAlternates = (config: Config, routes: RouteIndex, alternates: SiteContext["alternates"]): Alternates =>
  alternates.get(pairOfRoot(config, routes) ?? "") ?? [];

/** The pair of the homes; undefined where one country has all of them: then the root page leads there. */
function pairOfRoot({ countries }: Config, routes: RouteIndex): string | undefined {
  if (countries.length < 2) return undefined;
  return countries.flatMap(({ key }) => routes.ofSite(key)).find(({ role }) => role === "home")?.pair;
}

/** Keys of the sites in the order in which their pages stand for all others: a country's first language comes first. */
const sitesInOrder = (config: Config): string[] =>
  xDefaultOrder(config).flatMap((key) => config.sites.filter(({ country }) => country === key).map((site) => site.key));

/** Language of a site's pages in its country. A country without code leaves it to the locale which readers are meant. */
const hreflang = ({ language, config: { code } }: SiteConfig): string =>
  code === undefined ? language : `${language.split("-")[0]}-${code}`;

/** Without those that say the same: countries without codes, for example, whose pages are in one language. */
const distinct = <T extends Alternates[number]>(links: readonly T[]): T[] =>
  links.filter(({ hreflang: own }) => links.filter((link) => link.hreflang === own).length === 1);

/** The page's counterparts in the other countries, itself among them. Further pages of a list have none. */
export function listAlternates({ routes, alternates, host }: SiteContext, route: Route): Alternates {
  const isPaired = routes.ofPair(route.pair).some(({ path, noindex }) => path === route.path && !noindex);
  const links = (isPaired && alternates.get(route.pair)) || [];
  return links.some(({ hreflang: tag, href }) => tag !== "x-default" && href === host.origin + route.path) ? links : [];
}
