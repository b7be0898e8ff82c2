import type { Config } from "../config/loadConfig.ts";

type Countries = Pick<Config, "network" | "countries">;

/** The named keys first, in their order, then the others in theirs. */
export function inOrder(keys: readonly string[], named: readonly string[]): string[] {
  return [...named.filter((key) => keys.includes(key)), ...keys.filter((key) => !named.includes(key))];
}

/** Keys of the countries in the order of the network bar. */
export const barOrder = ({ network, countries }: Countries): string[] =>
  inOrder(
    countries.map(({ key }) => key),
    network.order.bar,
  );

/** Key of the country that stands for all: where visitors from elsewhere are sent, else the first of the network bar. */
export const fallbackCountry = (config: Countries): string | undefined =>
  config.network.geoIp?.fallback ?? barOrder(config)[0];

/** Keys of the countries in the order in which their page stands for those of all others: `xDefault`, else the one that stands for all, first. */
export const xDefaultOrder = (config: Countries): string[] => {
  const first = config.network.xDefault ?? fallbackCountry(config);
  return inOrder(barOrder(config), first === undefined ? [] : [first]);
};
