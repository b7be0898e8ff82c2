import { directionOf } from "../../runtime/site/direction.ts";
import type { NamedCountry } from "../../runtime/site/site.ts";
import { inLanguage, sameLanguage } from "../config/languageChain.ts";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import { regionName } from "../config/regions.ts";
import { fallbackCountry } from "./countryOrder.ts";

/** Who reads the names: a site, or the pages that belong to no country. */
type Reader = Pick<SiteConfig, "language" | "main">;

/** The site whose language and words the pages have that belong to no country. */
export function hostSite(config: Pick<Config, "network" | "countries">): SiteConfig | undefined {
  const shown = fallbackCountry(config);
  return config.countries.find(({ key }) => key === shown) ?? config.countries[0];
}

/**
 * What a country is called, in the reader's language where it is known; else in its own, and which that is.
 * @param country The country's site in its first language.
 */
export function countryName(
  config: Pick<Config, "network" | "countries" | "sites">,
  country: SiteConfig,
  reader: Reader = hostSite(config) ?? country,
): NamedCountry {
  const { name } = country.config;
  if (sameLanguage(country.language, reader.language)) return { name };
  const known = knownName(config, country, reader);
  if (known !== undefined) return { name: known };
  const dir = directionOf(country.language);
  return { name, lang: country.language, ...(dir !== directionOf(reader.language) && { dir }) };
}

function knownName({ sites }: Pick<Config, "sites">, country: SiteConfig, reader: Reader): string | undefined {
  const { name, names, code } = country.config;
  const written = inLanguage(names, reader.language);
  if (written !== undefined) return written;
  const own = sites.find((site) => site.main === country.key && sameLanguage(site.language, reader.language));
  if (own?.ownKeys?.includes("name")) return own.config.name;
  // A site may be named after a city, and a first site calls others as they call themselves.
  if (reader.main === undefined || code === undefined || regionName(code, country.language) !== name) return undefined;
  return regionName(code, reader.language);
}
