import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../project.ts";

/** What `bin/listCountries.mjs` wrote of a country when the package was compiled. */
export interface CountryEntry {
  /** ISO 3166-1 alpha-3. */
  alpha3: string;
  /** English name, as people say it. */
  name: string;
  /** Further English names, by which it is found: the official one, short forms. */
  names: string[];
  demonym?: string;
  dialCode?: string;
  languages: string[];
  currencies: string[];
  timeZones: string[];
}

interface CountryData {
  countries: ReadonlyMap<string, CountryEntry>;
  /** Names of time zones that are other names of one in a country's list. */
  timeZoneAliases: ReadonlyMap<string, string>;
}

let data: CountryData | undefined;
let regions: Record<string, [string, string][]> | undefined;

/** All countries by their codes, read at the first call. */
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

/** States or regions of a country, as pairs of ISO 3166-2 code and name. A file of its own: only scaffolds need it. */
export function regionsOf(code: string): [string, string][] {
  regions ??= readData("regions.json") as Record<string, [string, string][]>;
  return regions[code] ?? [];
}

const readData = (name: string): unknown =>
  JSON.parse(readFileSync(join(PACKAGE_DIR, "lib/geography", name), "utf8")) as unknown;
