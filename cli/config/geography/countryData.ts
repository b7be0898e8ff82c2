import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../../core/project.ts";
import { regionName } from "./regions.ts";

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
