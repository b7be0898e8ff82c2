import type { BrandData } from "../../../runtime/site/brand.ts";
import type { NetworkData } from "../../../runtime/site/site.ts";
import { addressFrom } from "../../../runtime/site/urls.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { sameLanguage } from "../../config/files/countryFiles.ts";
import { homeOn, serviceOn, type SiteHost, type SiteHosts } from "../../config/routes/siteHosts.ts";
import { countryName, barOrder, fallbackCountry, inOrder } from "../sites/countryName.ts";

interface Options {
  config: Config;
  hosts: SiteHosts;
  flagVersion: string;
  brand: BrandData;
  /** The site whose pages get the data; undefined for the pages that belong to no country. */
  reader?: SiteConfig;
}

/** The network's data for the browser, in the reader's language. */
export function networkData({ config, hosts, flagVersion, brand, reader }: Options): NetworkData {
  const { network, countries } = config;
  const host = reader ? hosts.of(reader.key) : hosts.network;
  const homeOf = (key: string) => addressFrom(host, hosts.of(key), homeOn(hosts.of(key), key));
  const keys = countries.map(({ key }) => key);
  return {
    navigation: network.navigation,
    brand,
    modals: network.modals,
    sites: barOrder(config).flatMap((key) => {
      const site = countries.find((candidate) => candidate.key === key);
      if (!site) return [];
      const { config: settings, key: homeKey } = inLanguageOf(config, site, reader);
      const named = countryName(config, site, reader);
      return [{ key, ...named, ...(settings.code && { flag: settings.code.toLowerCase() }), home: homeOf(homeKey) }];
    }),
    flagFolder: `assets/flags-${flagVersion}/`,
    flagOrder: inOrder(keys, network.order.flags),
    ...geoIpData(config, host, homeOf),
    ...contentApiData(network, host),
  };
}

function geoIpData(config: Config, host: SiteHost, homeOf: (key: string) => string): Pick<NetworkData, "geoIp"> {
  const { geoIp } = config.network;
  if (!geoIp) return {};
  const { url, timeoutMs, countries } = geoIp;
  return {
    geoIp: {
      url: serviceOn(host, url),
      timeoutMs,
      homes: Object.fromEntries([
        ...config.countries.flatMap(({ key, config: { code } }) => (code === undefined ? [] : [[code, homeOf(key)]])),
        ...Object.entries(countries).map(([code, key]) => [code, homeOf(key)]),
      ]),
      fallback: homeOf(fallbackCountry(config) ?? ""),
    },
  };
}

function contentApiData({ contentApi }: Config["network"], host: SiteHost): Pick<NetworkData, "contentApi"> {
  if (!contentApi) return {};
  const { base, navigation } = contentApi;
  const hostNames = [host.allowed, ...host.aliases];
  const hosts = base.startsWith("/") ? hostNames : [new URL(base).hostname, ...hostNames];
  return {
    contentApi: {
      base: serviceOn(host, base),
      ...(navigation !== undefined && { navigation }),
      hosts,
      ...(host.base !== host.folder && { place: { folder: host.folder, base: host.base } }),
    },
  };
}

/** A country's site in the reader's language, else in the country's first language. */
export function inLanguageOf({ sites }: Config, site: SiteConfig, reader: SiteConfig | undefined): SiteConfig {
  if (reader?.main === undefined) return site;
  return sites.find(({ country, language }) => country === site.key && sameLanguage(language, reader.language)) ?? site;
}
