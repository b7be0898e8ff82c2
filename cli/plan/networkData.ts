import type { BrandData } from "../../runtime/site/brand.ts";
import type { NetworkData } from "../../runtime/site/site.ts";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import { sameLanguage } from "../config/languageChain.ts";
import { countryName } from "./countryName.ts";
import { barOrder, fallbackCountry, inOrder } from "./countryOrder.ts";

/** What all countries share, as the browser reads it; in the language of a site, when one is given. */
export function networkData(config: Config, flagVersion: string, brand: BrandData, reader?: SiteConfig): NetworkData {
  const { network, countries } = config;
  const keys = countries.map(({ key }) => key);
  return {
    navigation: network.navigation,
    brand,
    sites: barOrder(config).flatMap((key) => {
      const site = countries.find((candidate) => candidate.key === key);
      if (!site) return [];
      const { config: settings, key: shown } = inLanguageOf(config, site, reader);
      const named = countryName(config, site, reader);
      return [{ key, ...named, ...(settings.code && { flag: settings.code.toLowerCase() }), home: `/${shown}/` }];
    }),
    flagFolder: `assets/flags-${flagVersion}/`,
    flagOrder: inOrder(keys, network.order.flags),
    ...geoIpData(config),
    ...contentApiData(network),
  };
}

function geoIpData(config: Config): Pick<NetworkData, "geoIp"> {
  const { geoIp } = config.network;
  if (!geoIp) return {};
  const { url, timeoutMs, countries } = geoIp;
  return {
    geoIp: {
      url,
      timeoutMs,
      homes: Object.fromEntries([
        ...config.countries.flatMap(({ key, config: { code } }) => (code === undefined ? [] : [[code, `/${key}/`]])),
        ...Object.entries(countries).map(([code, key]) => [code, `/${key}/`]),
      ]),
      fallback: `/${fallbackCountry(config)}/`,
    },
  };
}

function contentApiData({ contentApi, host }: Config["network"]): Pick<NetworkData, "contentApi"> {
  if (!contentApi) return {};
  const { base, navigation } = contentApi;
  const own = [host.allowed, ...host.aliases];
  const hosts = base.startsWith("/") ? own : [new URL(base).hostname, ...own];
  return { contentApi: { base, ...(navigation !== undefined && { navigation }), hosts } };
}

/** The site of a country in the reader's language, where it has one; else the country's first. */
function inLanguageOf({ sites }: Pick<Config, "sites">, site: SiteConfig, reader: SiteConfig | undefined): SiteConfig {
  if (reader?.main === undefined) return site;
  return sites.find(({ country, language }) => country === site.key && sameLanguage(language, reader.language)) ?? site;
}
