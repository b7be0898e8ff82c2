import type { BrandData } from "../../runtime/site/brand.ts";
import type { NetworkData } from "../../runtime/site/site.ts";
import type { Config } from "../config/loadConfig.ts";

/** What all countries share, as the browser reads it. */
export function networkData({ network, countries }: Config, flagVersion: string, brand: BrandData): NetworkData {
  const keys = countries.map(({ key }) => key);
  const { base, navigation } = network.contentApi;
  const own = [network.host.allowed, ...network.host.aliases];
  return {
    navigation: network.navigation,
    brand,
    sites: inOrder(keys, network.order.bar).flatMap((key) => {
      const site = countries.find((candidate) => candidate.key === key);
      return site ? [{ key, name: site.config.name, flag: site.config.code.toLowerCase(), home: `/${key}/` }] : [];
    }),
    flagFolder: `assets/flags-${flagVersion}/`,
    flagOrder: inOrder(keys, network.order.flags),
    geoIp: {
      url: network.geoIp.url,
      timeoutMs: network.geoIp.timeoutMs,
      homes: Object.fromEntries([
        ...countries.map(({ key, config }) => [config.code, `/${key}/`]),
        ...Object.entries(network.geoIp.countries).map(([code, key]) => [code, `/${key}/`]),
      ]),
      fallback: `/${network.geoIp.fallback}/`,
    },
    contentApi: { base, navigation, hosts: base.startsWith("/") ? own : [new URL(base).hostname, ...own] },
  };
}

/** The named keys first, in their order, then the others in theirs. */
function inOrder(keys: readonly string[], named: readonly string[]): string[] {
  return [...named.filter((key) => keys.includes(key)), ...keys.filter((key) => !named.includes(key))];
}
