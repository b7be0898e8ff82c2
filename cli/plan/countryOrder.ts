import type { Config } from "../config/loadConfig.ts";

type Countries = Pick<Config, "network" | "countries">;

/** Puts the `named` keys first, in their order; the others keep theirs. */
export function inOrder(keys: readonly string[], named: readonly string[]): string[] {
  return [...named.filter((key) => keys.includes(key)), ...keys.filter((key) => !named.includes(key))];
}

/** Keys of the countries in the order of the network bar. */
export const barOrder = ({ network, countries }: Countries): string[] =>
  inOrder(
    countries.map(({ key }) => key),
    network.order.bar,
  );

/** Key of the default country: the geo-IP fallback, else the first of the network bar. */
export const fallbackCountry = (config: Countries): string | undefined =>
  config.network.geoIp?.fallback ?? barOrder(config)[0];

/** Keys of the countries in the order of preference for hreflang `x-default`: `xDefault` or the default comes first. */
export const xDefaultOrder = (config: Countries): string[] => {
  const first = config.network.xDefault ?? fallbackCountry(config);
  return inOrder(barOrder(config), first === undefined ? [] : [first]);
};
