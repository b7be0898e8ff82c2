import { directionOf } from "../../../runtime/site/text.ts";
import type { NamedCountry, NetworkData, SiteData } from "../../../runtime/site/site.ts";
import { inLanguage, sameLanguage } from "../../config/files/countryFiles.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { regionName } from "../../config/geography/countryData.ts";

/** Puts the `named` countries first, in the order of the names; the others keep theirs. */
export function inOrder<T extends { key: string }>(countries: readonly T[], named: readonly string[]): T[] {
  const first = named.flatMap((name) => countries.find(({ key }) => key === name) ?? []);
  return [...first, ...countries.filter(({ key }) => !named.includes(key))];
}

/** The countries in the order of the network bar. */
export const barOrder = ({ network, countries }: Config): SiteConfig[] => inOrder(countries, network.order.bar);

/** Key of the default country: the geo-IP fallback, else the first of the network bar. */
export const fallbackCountry = (config: Config): string | undefined =>
  config.network.geoIp?.fallback ?? barOrder(config)[0]?.key;

/** The site whose language and texts the pages that belong to no country use. */
export function hostSite(config: Config): SiteConfig | undefined {
  const fallback = fallbackCountry(config);
  return config.countries.find(({ key }) => key === fallback) ?? config.countries[0];
}

/**
 * A country's name in the language of `reader`; where that is not known, the name in the country's own language, with
 * that language's tag and text direction. By default the reader is on the pages that belong to no country.
 */
export function countryName(
  config: Config,
  country: SiteConfig,
  reader: SiteConfig = hostSite(config) ?? country,
): NamedCountry {
  const { name } = country.config;
  if (sameLanguage(country.language, reader.language)) return { name };
  const translated = translatedName(config, country, reader);
  if (translated !== undefined) return { name: translated };
  const dir = directionOf(country.language);
  return { name, lang: country.language, dir: dir === directionOf(reader.language) ? undefined : dir };
}

function translatedName({ sites }: Config, country: SiteConfig, reader: SiteConfig): string | undefined {
  const { name, names, code } = country.config;
  const fromSettings = inLanguage(names, reader.language);
  if (fromSettings !== undefined) return fromSettings;
  const translation = sites.find((site) => site.main === country.key && sameLanguage(site.language, reader.language));
  if (translation?.ownKeys?.includes("name")) return translation.config.name;
  // `Intl` knows the names of countries only, and a site may be named after a city. Sites in a country's first language
  // show other countries' names untranslated.
  if (reader.main === undefined || code === undefined || regionName(code, country.language) !== name) return undefined;
  return regionName(code, reader.language);
}

/** Id of the list of all countries on the homes of a large network. */
export const COUNTRY_LIST = "all-countries";

/**
 * The countries that a site's pages link to: all, or in a network of more than `most` its own and the first others of the
 * network bar, with a link to the full list. So the size of a page doesn't grow with the network.
 */
export function namedSites(
  { sites, flagOrder }: NetworkData,
  { country: own, home }: Pick<SiteConfig, "country"> & { home: string },
  most: number,
): Pick<SiteData, "sites" | "flagOrder" | "allCountries"> {
  if (sites.length <= most) return { sites, flagOrder };
  const others = sites.filter(({ key }) => key !== own).slice(0, most - 1);
  const keys = new Set([own, ...others.map(({ key }) => key)]);
  return {
    sites: sites.filter(({ key }) => keys.has(key)),
    flagOrder: flagOrder.filter((name) => keys.has(name)),
    allCountries: `${home}#${COUNTRY_LIST}`,
  };
}
