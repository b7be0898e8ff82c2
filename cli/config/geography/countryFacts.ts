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

/**
 * Finds the owners of a foreign dial code. A longer one that begins with the country's own isn't: `+1876` in Jamaica.
 */
export function foreignDialCode(code: string, written: string): ForeignFact | undefined {
  const own = countryFacts(code)?.dialCode;
  if (own === undefined || written.startsWith(own)) return undefined;
  return foreign(code, (entry) => entry.dialCode === written, [own]);
}

/** Finds the owners of a foreign time zone, also by an older name. Zones without a country, such as `UTC`, aren't. */
export function foreignTimeZone(code: string, written: string): ForeignFact | undefined {
  const zone = countryData().timeZoneAliases.get(written) ?? written;
  const own = countryFacts(code)?.timeZones ?? [];
  if (own.length === 0 || own.includes(zone)) return undefined;
  return foreign(code, ({ timeZones }) => timeZones.includes(zone), own);
}

/** Finds the owners of a foreign currency other than the common ones. */
export function foreignCurrency(code: string, written: string): ForeignFact | undefined {
  const own = countryFacts(code)?.currencies ?? [];
  if (own.length === 0 || own.includes(written) || COMMON_CURRENCIES.has(written)) return undefined;
  return foreign(code, ({ currencies }) => currencies.includes(written), own);
}

/** Finds the owner of a foreign name. A region of the country may have it, too: Georgia in the United States. */
export function foreignName(code: string, written: string): ForeignFact | undefined {
  const facts = countryFacts(code);
  const named = written.length > 3 ? countryFacts(written) : undefined;
  if (!facts || !named || named.code === code || facts.regions.some(({ name }) => name === written)) return undefined;
  return { of: [named.name], own: [facts.name] };
}

function foreign(code: string, matches: (entry: CountryEntry) => boolean, own: string[]): ForeignFact | undefined {
  const of = [...countryData().countries].filter(([other, entry]) => other !== code && matches(entry));
  return of.length === 0 ? undefined : { of: of.map(([, { name }]) => name), own };
}
