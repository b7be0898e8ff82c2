import type { PageData } from "../../runtime/site/page.ts";
import { addressFrom } from "../../runtime/site/urls.ts";
import type { Route } from "../config/routes/routes.ts";
import { inLanguageOf } from "./networkData.ts";
import type { SiteContext } from "./siteContext.ts";

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
  const shown = new Set(named.sites.map(({ key }) => key));
  const siblings = config.countries.flatMap((country): [string, string][] => {
    const { key } = country;
    if (!shown.has(key) || key === site.country || route.role === "home") return [];
    // Prefer the page in the language of this site; the link to the country leads to that site as well.
    const path = pathOn(inLanguageOf(config, country, site).key) ?? pathOn(key);
    return path === undefined ? [] : [[key, path]];
  });
  const otherLanguages = config.sites.filter(({ key, country }) => country === site.country && key !== site.key);
  const languages = otherLanguages.flatMap(({ key, language }): [string, string][] => {
    const path = pathOn(key);
    return path === undefined ? [] : [[language, path]];
  });
  return {
    siblings: Object.fromEntries(siblings),
    ...(languages.length > 0 && { languages: Object.fromEntries(languages) }),
  };
}
