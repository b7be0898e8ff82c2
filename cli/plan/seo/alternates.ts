import type { HeadData, PageData } from "../../../runtime/site/page.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import type { SiteHosts } from "../../config/routes/siteHosts.ts";
import type { RouteIndex } from "../../config/routes/routes.ts";
import type { Route } from "../../model/route.ts";
import { memoizeWeak } from "../../core/lookups.ts";
import { barOrder, fallbackCountry, inOrder } from "../sites/countries.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { addressFrom } from "../../../runtime/site/urls.ts";
import { inLanguageOf } from "../network/networkData.ts";

type Alternates = HeadData["alternates"];

/**
 * The hreflang alternates of every page, keyed by the pair of its route: slugs differ between countries, pairs don't
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function pairAlternates(config: Config, routes: RouteIndex, hosts: SiteHosts) {
  const languages = new Map(config.sites.map((site) => [site.key, hreflang(site)]));
  const unlisted = new Set(config.sites.filter((site) => site.config.contacts.placeholder).map(({ key }) => key));
  const order = sitesInOrder(config);
  // All homes have the same pair. In a network of one country the root redirects to its home.
  const firstRoutes = config.countries.length < 2 ? [] : config.countries.flatMap(({ key }) => routes.ofSite(key));
  const rootPair = firstRoutes.find(({ role }) => role === "home")?.pair;
  // Visitors choose a country there.
  const rootUrl = hosts.network.origin + hosts.network.base;
  const alternates = new Map<string, Alternates>();
  for (const { pair } of config.sites.flatMap(({ key }) => routes.ofSite(key))) {
    if (alternates.has(pair)) continue;
    const paired = routes.ofPair(pair).filter(({ site, noindex }) => !noindex && !unlisted.has(site));
    const all = paired.map(({ site, path }) => ({
      site,
      hreflang: languages.get(site) ?? "en",
      href: hosts.of(site).origin + path,
    }));
    // Countries without codes and with one language would share an hreflang value.
    const links = all.filter(({ hreflang: tag }) => all.filter((link) => link.hreflang === tag).length === 1);
    const preferred = order.find((key) => links.some(({ site }) => site === key));
    const href = pair === rootPair ? rootUrl : links.find(({ site }) => site === preferred)?.href;
    const tags = links.map((link) => ({ hreflang: link.hreflang, href: link.href }));
    if (href !== undefined) tags.push({ hreflang: "x-default", href });
    alternates.set(pair, links.length < 2 ? [] : tags);
  }
  return {
    alternates,
    /** The alternates of the root page: all homes and itself. */
    rootAlternates: alternates.get(rootPair ?? "") ?? [],
  };
}

/** Keys of the sites in the order of preference for `x-default`; a country's first language comes first. */
function sitesInOrder(config: Config): string[] {
  const first = config.network.xDefault ?? fallbackCountry(config);
  const countries = inOrder(barOrder(config), first === undefined ? [] : [first]);
  return countries.flatMap(({ key }) => config.sites.filter(({ country }) => country === key).map((site) => site.key));
}

/** The hreflang value of a site. A country without a code relies on the region of its locale. */
const hreflang = ({ language, config: { code } }: SiteConfig): string =>
  code === undefined ? language : `${language.split("-")[0]}-${code}`;

/** The hreflang alternates of a page, including itself. Empty for the second and later pages of a list. */
export function listAlternates({ alternates, host }: SiteContext, route: Route): Alternates {
  const links = alternates.get(route.pair) ?? [];
  return urlsOf(links).has(host.origin + route.path) ? links : [];
}

const urlsOf = memoizeWeak(
  (links: Alternates) => new Set(links.flatMap(({ hreflang: tag, href }) => (tag === "x-default" ? [] : href))),
);

/** Paths of the same page in other countries, and in the country's other languages. */
export function counterparts(
  { config, routes, named, site, hosts, host }: SiteContext,
  route: Route,
): Pick<PageData, "siblings" | "languages"> {
  const pairs = routes.ofPair(route.pair);
  const pathOn = (key: string): string | undefined => {
    const pair = pairs.find((candidate) => candidate.site === key);
    return pair && addressFrom(host, hosts.of(pair.site), pair.path);
  };
  const shown = new Set(route.role === "home" ? [] : named.sites.map(({ key }) => key));
  const siblings: Record<string, string> = {};
  for (const country of config.countries) {
    const { key } = country;
    if (!shown.has(key) || key === site.country) continue;
    // Prefer the page in the language of this site; the link to the country leads to that site as well.
    const path = pathOn(inLanguageOf(config, country, site).key) ?? pathOn(key);
    if (path !== undefined) siblings[key] = path;
  }
  const languages: Record<string, string> = {};
  for (const { key, country, language } of config.sites) {
    const path = country === site.country && key !== site.key ? pathOn(key) : undefined;
    if (path !== undefined) languages[language] = path;
  }
  return { siblings, languages: Object.keys(languages).length > 0 ? languages : undefined };
}
