import type { BrandData } from "../../runtime/site/brand.ts";
import type { NetworkData } from "../../runtime/site/site.ts";
import { addressFrom } from "../../runtime/site/urls.ts";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import { homeOn, serviceOn, type SiteHosts } from "../config/siteHosts.ts";
import { regionName } from "../config/regions.ts";
import type { CountryConfig } from "../config/schema/country.ts";

interface Options {
  config: Config;
  hosts: SiteHosts;
  flagVersion: string;
  brand: BrandData;
  /** The site that shows them; without one the pages of no country do. */
  reader?: SiteConfig;
}

/** What all countries share, as the browser reads it; in the language of a site, when one is given. */
export function networkData({ config, hosts, flagVersion, brand, reader }: Options): NetworkData {
  const { network, countries } = config;
  const host = reader ? hosts.of(reader.key) : hosts.network;
  const homeOf = (key: string) => addressFrom(host, hosts.of(key), homeOn(hosts.of(key), key));
  const keys = countries.map(({ key }) => key);
  const { base, navigation } = network.contentApi;
  const own = [host.allowed, ...host.aliases];
  return {
    navigation: network.navigation,
    brand,
    sites: inOrder(keys, network.order.bar).flatMap((key) => {
      const site = countries.find((candidate) => candidate.key === key);
      if (!site) return [];
      const { config: settings, key: shown } = inLanguageOf(config, site, reader);
      const name = countryName(settings, shown, reader);
      return [{ key, name, flag: settings.code.toLowerCase(), home: homeOf(shown) }];
    }),
    flagFolder: `assets/flags-${flagVersion}/`,
    flagOrder: inOrder(keys, network.order.flags),
    geoIp: {
      url: serviceOn(host, network.geoIp.url),
      timeoutMs: network.geoIp.timeoutMs,
      homes: Object.fromEntries([
        ...countries.map(({ key, config }) => [config.code, homeOf(key)]),
        ...Object.entries(network.geoIp.countries).map(([code, key]) => [code, homeOf(key)]),
      ]),
      fallback: homeOf(network.geoIp.fallback),
    },
    contentApi: {
      base: serviceOn(host, base),
      navigation,
      hosts: base.startsWith("/") ? own : [new URL(base).hostname, ...own],
      ...(host.base !== host.folder && { place: { folder: host.folder, base: host.base } }),
    },
  };
}

/** The site of a country in the reader's language, where it has one; else the country's first. */
export function inLanguageOf(
  { sites }: Pick<Config, "sites">,
  site: SiteConfig,
  reader: SiteConfig | undefined,
): SiteConfig {
  if (reader?.main === undefined) return site;
  return sites.find(({ country, language }) => country === site.key && sameLanguage(language, reader.language)) ?? site;
}

/** What a country is called: by itself in its language, by others as they call it. */
function countryName({ name, code, languages }: CountryConfig, key: string, reader: SiteConfig | undefined): string {
  const isKnown = reader?.main === undefined || key.includes("/") || sameLanguage(languages[0] ?? "", reader.language);
  return isKnown ? name : (regionName(code, reader.language) ?? name);
}

const sameLanguage = (a: string, b: string): boolean => a.split("-")[0] === b.split("-")[0];

/** The named keys first, in their order, then the others in theirs. */
function inOrder(keys: readonly string[], named: readonly string[]): string[] {
  return [...named.filter((key) => keys.includes(key)), ...keys.filter((key) => !named.includes(key))];
}
