import type { BrandData } from "../../../runtime/site/brand.ts";
import type { NetworkData } from "../../../runtime/site/site.ts";
import { addressFrom } from "../../../runtime/site/urls.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { sameLanguage } from "../../config/files/countryFiles.ts";
import { homeOn, serviceOn, type SiteHost } from "../../config/routes/siteHosts.ts";
import type { NetworkContext } from "../../model/siteContext.ts";
import { countryName, barOrder, fallbackCountry, inOrder } from "../sites/countries.ts";

/** The network's data for the browser. @param reader The site whose pages get it; undefined for those of no country. */
export function networkData(
  { config, hosts, packageData }: Pick<NetworkContext, "config" | "hosts" | "packageData">,
  brand: BrandData,
  reader?: SiteConfig,
): NetworkData {
  const { network, countries } = config;
  const host = reader ? hosts.of(reader.key) : hosts.network;
  const homeOf = (key: string) => addressFrom(host, hosts.of(key), homeOn(hosts.of(key), key));
  return {
    navigation: network.navigation,
    brand,
    modals: network.modals,
    sites: barOrder(config).map((site) => {
      const { config: settings, key: homeKey } = inLanguageOf(config, site, reader);
      const named = countryName(config, site, reader);
      return { key: site.key, ...named, flag: settings.code?.toLowerCase(), home: homeOf(homeKey) };
    }),
    flagFolder: `assets/flags-${packageData.flags.version}/`,
    flagOrder: inOrder(countries, network.order.flags).map(({ key }) => key),
    geoIp: geoIpData(config, host, homeOf),
    contentApi: contentApiData(network, host),
  };
}

function geoIpData(config: Config, host: SiteHost, homeOf: (key: string) => string): NetworkData["geoIp"] {
  const { geoIp } = config.network;
  if (!geoIp) return undefined;
  const { url, timeoutMs, countries } = geoIp;
  return {
    url: serviceOn(host, url),
    timeoutMs,
    homes: Object.fromEntries([
      ...config.countries.flatMap(({ key, config: { code } }) => (code === undefined ? [] : [[code, homeOf(key)]])),
      ...Object.entries(countries).map(([code, key]) => [code, homeOf(key)]),
    ]),
    fallback: homeOf(fallbackCountry(config) ?? ""),
  };
}

function contentApiData({ contentApi }: Config["network"], host: SiteHost): NetworkData["contentApi"] {
  if (!contentApi) return undefined;
  const { base, navigation } = contentApi;
  const hostNames = [host.allowed, ...host.aliases];
  return {
    base: serviceOn(host, base),
    navigation,
    hosts: base.startsWith("/") ? hostNames : [new URL(base).hostname, ...hostNames],
    place: host.base === host.folder ? undefined : { folder: host.folder, base: host.base },
  };
}

/** A country's site in the reader's language, else in the country's first language. */
export function inLanguageOf({ sites }: Config, site: SiteConfig, reader: SiteConfig | undefined): SiteConfig {
  if (reader?.main === undefined) return site;
  return sites.find(({ country, language }) => country === site.key && sameLanguage(language, reader.language)) ?? site;
}
