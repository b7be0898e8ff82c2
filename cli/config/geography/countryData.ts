import { attempt } from "../../core/attempt.ts";
import { once } from "../../core/lookups.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../../core/project.ts";

const readData = <T>(file: string): T => JSON.parse(readFileSync(join(PACKAGE_DIR, file), "utf8")) as T;

/** Lists that were made when the package was compiled (`bin/listRegions.mjs`). */
const lists = once(() => {
  const read = readData<{ regions: Record<string, string>; timeZones: string[] }>("lib/regions.json");
  return { regions: new Map(Object.entries(read.regions)), timeZones: new Set(read.timeZones) };
});

/** Name of a country or region (ISO 3166-1 alpha-2, upper case) in a language; undefined for an unknown code. */
export function regionName(code: string, language = "en"): string | undefined {
  const english = lists().regions.get(code);
  if (english === undefined || /^en(?:-|$)/.test(language)) return english;
  return new Intl.DisplayNames(language, { type: "region" }).of(code);
}

/** The current ISO 3166-1 code for a former or wrong one, such as `UK`; other codes stay. */
export const currentCode = (code: string): string => FORMER_CODES[code] ?? code;

const FORMER_CODES: Readonly<Record<string, string>> = {
  UK: "GB",
  BU: "MM",
  DD: "DE",
  FX: "FR",
  SU: "RU",
  TP: "TL",
  YU: "RS",
  ZR: "CD",
};

export const isTimeZone = (name: string): boolean =>
  lists().timeZones.has(name) || attempt(() => new Intl.DateTimeFormat("en", { timeZone: name })) !== undefined;

/** A country's data, made by `bin/listCountries.mjs` when the package is compiled. */
export interface CountryEntry {
  /** ISO 3166-1 alpha-3. */
  alpha3: string;
  /** Common English name. */
  name: string;
  /** Further English names for lookups: official name, short forms. */
  names: string[];
  /** English adjective for its people: `Nepalese`. From an unofficial list. */
  demonym?: string;
  /** `+977`; countries can share one. */
  dialCode?: string;
  /** Locales, official languages first: `ne-NP`. */
  languages: string[];
  /** ISO 4217 codes of legal tender, the usual one first. */
  currencies: string[];
  /** IANA time zones, the most populous first. */
  timeZones: string[];
}

/** All countries by code; and the names of time zones that countries list, by their alternative names. */
export const countryData = once(() => {
  const { countries, timeZoneAliases } = readData<{
    countries: Record<string, CountryEntry>;
    timeZoneAliases: Record<string, string>;
  }>("lib/geography/countries.json");
  return {
    countries: new Map(Object.entries(countries)),
    timeZoneAliases: new Map(Object.entries(timeZoneAliases)),
  };
});

/** In their own file, as only scaffolds need them. */
const regions = once(() => readData<Record<string, [string, string][]>>("lib/geography/regions.json"));

/** Regions of a country as pairs of ISO 3166-2 code and name. */
export const regionsOf = (code: string): [string, string][] => regions()[code] ?? [];

/** Dial code and national prefix by country (`"44 0"`), from the forms' table. */
const dialCodes = once(() => readData<Record<string, string>>("runtime/forms/phone/dialCodes.json"));

/** ISO 3166-1 codes of all countries with a dial code, sorted by English name. */
export const countryCodes = (): string[] =>
  Object.keys(dialCodes())
    .filter((code) => regionName(code) !== undefined)
    .sort((a, b) => (regionName(a) ?? "").localeCompare(regionName(b) ?? "", "en"));
