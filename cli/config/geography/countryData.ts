import { attempt } from "../../core/attempt.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../../core/project.ts";

interface Lists {
  regions: ReadonlyMap<string, string>;
  timeZones: ReadonlySet<string>;
}

let lists: Lists | undefined;

/** Reads the lists that were made when the package was compiled (`bin/listRegions.mjs`). */
function readLists(): Lists {
  const file = join(PACKAGE_DIR, "lib/regions.json");
  const { regions, timeZones } = JSON.parse(readFileSync(file, "utf8")) as {
    regions: Record<string, string>;
    timeZones: string[];
  };
  return { regions: new Map(Object.entries(regions)), timeZones: new Set(timeZones) };
}

/** Name of a country or region (ISO 3166-1 alpha-2, upper case) in a language; undefined for an unknown code. */
export function regionName(code: string, language = "en"): string | undefined {
  const english = (lists ??= readLists()).regions.get(code);
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
  (lists ??= readLists()).timeZones.has(name) ||
  attempt(() => new Intl.DateTimeFormat("en", { timeZone: name })) !== undefined;

/** A country's data, made by `bin/listCountries.mjs` when the package is compiled. */
export interface CountryEntry {
  /** ISO 3166-1 alpha-3. */
  alpha3: string;
  /** Common English name. */
  name: string;
  /** Further English names for lookups: official name, short forms. */
  names: string[];
  demonym?: string;
  dialCode?: string;
  languages: string[];
  currencies: string[];
  timeZones: string[];
}

interface CountryData {
  countries: ReadonlyMap<string, CountryEntry>;
  /** Alternative names of time zones, and the names that countries list. */
  timeZoneAliases: ReadonlyMap<string, string>;
}

let data: CountryData | undefined;
let regions: Record<string, [string, string][]> | undefined;

/** All countries by code, read on first use. */
export function countryData(): CountryData {
  if (data) return data;
  const read = readData("countries.json") as {
    countries: Record<string, CountryEntry>;
    timeZoneAliases: Record<string, string>;
  };
  data = {
    countries: new Map(Object.entries(read.countries)),
    timeZoneAliases: new Map(Object.entries(read.timeZoneAliases)),
  };
  return data;
}

/** Regions of a country as pairs of ISO 3166-2 code and name. In their own file, as only scaffolds need them. */
export function regionsOf(code: string): [string, string][] {
  regions ??= readData("regions.json") as Record<string, [string, string][]>;
  return regions[code] ?? [];
}

const readData = (name: string): unknown =>
  JSON.parse(readFileSync(join(PACKAGE_DIR, "lib/geography", name), "utf8")) as unknown;

let table: Record<string, string> | undefined;

/** Dial code and national prefix by country (`"44 0"`), from the forms' table. */
const dialCodes = (): Record<string, string> =>
  (table ??= JSON.parse(readFileSync(join(PACKAGE_DIR, "runtime/forms/phone/dialCodes.json"), "utf8")) as Record<
    string,
    string
  >);

/** ISO 3166-1 codes of all countries with a dial code, sorted by English name. */
export const countryCodes = (): string[] =>
  Object.keys(dialCodes())
    .filter((code) => regionName(code) !== undefined)
    .sort((a, b) => (regionName(a) ?? "").localeCompare(regionName(b) ?? "", "en"));
