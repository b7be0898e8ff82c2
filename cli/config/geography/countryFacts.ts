import { suggest } from "../../core/problems/suggest.ts";
import { countryData, regionName, regionsOf, type CountryEntry } from "./countryData.ts";

/** A state, province or region of a country. */
interface Region {
  /** ISO 3166-2: `NP-P3`. */
  code: string;
  /** The ISO 3166-2 name in Latin letters, without diacritics that only show pronunciation. */
  name: string;
}

/** Public data of a country, from CLDR, ISO 3166 and the IANA time zone database. */
export interface CountryFacts extends Omit<CountryEntry, "alpha3" | "names"> {
  /** ISO 3166-1 alpha-2: `NP`. */
  code: string;
  /** The name in a language, from CLDR. */
  nameIn(language: string): string;
  /** The most populous of `timeZones`. */
  timeZone?: string;
  /** The usual one of `currencies`. */
  currency?: string;
  /** First level of ISO 3166-2; may be empty. Read on demand. */
  readonly regions: Region[];
}

/** The facts of a country, by English name or ISO code of two or three letters, case-insensitive. */
export function countryFacts(nameOrCode: string): CountryFacts | undefined {
  const code = findCode(nameOrCode);
  const entry = code === undefined ? undefined : countryData().countries.get(code);
  return code === undefined || !entry ? undefined : factsOf(code, entry);
}

export function suggestCountry(written: string): string | undefined {
  const names = [...countryData().countries.values()].flatMap((entry) => [entry.name, ...entry.names]);
  const near = suggest(written, names);
  return near === undefined ? undefined : countryFacts(near)?.name;
}

function factsOf(code: string, { alpha3: _, names: _names, ...entry }: CountryEntry): CountryFacts {
  return {
    ...entry,
    code,
    // CLDR's English names are longer: `Hong Kong SAR China`.
    nameIn: (language) => (/^en(?:-|$)/.test(language) ? entry.name : (regionName(code, language) ?? entry.name)),
    timeZone: entry.timeZones[0],
    currency: entry.currencies[0],
    get regions() {
      return regionsOf(code).map(([region, name]): Region => ({ code: region, name }));
    },
  };
}

function findCode(written: string): string | undefined {
  const { countries } = countryData();
  const upper = written.trim().toUpperCase();
  if (countries.has(upper)) return upper;
  const normalized = fold(written);
  for (const [code, { alpha3, name, names }] of countries)
    if (alpha3 === upper || [name, ...names].some((other) => fold(other) === normalized)) return code;
  return undefined;
}

/** Normalizes a name to lower-case letters and digits without accents, so that `cote-divoire` finds Côte d’Ivoire. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z\d]/g, "");

/** Currencies that many countries use for prices. */
const COMMON_CURRENCIES: ReadonlySet<string> = new Set(["USD", "EUR", "GBP"]);

/** A fact of another country: the names of the countries that have it, and the country's own values. */
export type ForeignFact = Record<"of" | "own", string[]>;

/** Finds the owners of a value that a country doesn't have, by setting. Undefined if nobody has it. */
export const FOREIGN = {
  /** A region of the country may have the name, too: Georgia in the United States. */
  name(code: string, written: string): ForeignFact | undefined {
    const facts = countryFacts(code);
    const named = written.length > 3 ? countryFacts(written) : undefined;
    if (!facts || !named || named.code === code || facts.regions.some(({ name }) => name === written)) return undefined;
    return { of: [named.name], own: [facts.name] };
  },
  /** A longer one that begins with the country's own isn't foreign: `+1876` in Jamaica. */
  dialCode: (code: string, written: string) =>
    foreign(
      code,
      written,
      ({ dialCode }) => (dialCode ? [dialCode] : []),
      (own) => written.startsWith(own),
    ),
  currency: (code: string, written: string) =>
    COMMON_CURRENCIES.has(written) ? undefined : foreign(code, written, ({ currencies }) => currencies),
  /** Older names are known. Zones without a country, such as `UTC`, aren't foreign. */
  timeZone: (code: string, written: string) =>
    foreign(code, countryData().timeZoneAliases.get(written) ?? written, ({ timeZones }) => timeZones),
};

function foreign(
  code: string,
  written: string,
  valuesOf: (entry: CountryEntry) => string[],
  isOwn = (value: string) => value === written,
): ForeignFact | undefined {
  const { countries } = countryData();
  const entry = countries.get(code);
  const own = entry ? valuesOf(entry) : [];
  if (own.length === 0 || own.some(isOwn)) return undefined;
  const of = [...countries.values()].filter((other) => other !== entry && valuesOf(other).includes(written));
  return of.length === 0 ? undefined : { of: of.map(({ name }) => name), own };
}
