import { suggest } from "../report/suggest.ts";
import { countryData, regionsOf, type CountryEntry } from "./countryData.ts";

/** A state, province or region of a country. */
interface Region {
  /** ISO 3166-2: `NP-P3`. */
  code: string;
  /** In Latin letters, as ISO 3166-2 has it, without marks that only show how it is spoken. */
  name: string;
}

/** What is known of a country from public data: CLDR, ISO 3166 and the IANA time zone database. */
export interface CountryFacts {
  /** ISO 3166-1 alpha-2: `NP`. */
  code: string;
  /** English name: `Nepal`. */
  name: string;
  /** The name in a language, as CLDR has it. */
  nameIn(language: string): string;
  /** Adjective for its people, in English: `Nepalese`. From a list that is not official; there may be a better one. */
  demonym?: string;
  /** `+977`; several countries can have the same. */
  dialCode?: string;
  /** Locales, official languages first: `ne-NP`. */
  languages: string[];
  /** IANA time zones, the one where most people live first. */
  timeZones: string[];
  timeZone?: string;
  /** ISO 4217, legal tender, the usual one first. */
  currencies: string[];
  currency?: string;
  /** First level of ISO 3166-2; empty where there is no such division. Read when it is asked for. */
  readonly regions: Region[];
}

/** The facts of a country, by its English name or its ISO code of two or three letters; upper and lower case are the same. */
export function countryFacts(nameOrCode: string): CountryFacts | undefined {
  const code = findCode(nameOrCode);
  const entry = code === undefined ? undefined : countryData().countries.get(code);
  return code === undefined || !entry ? undefined : factsOf(code, entry);
}

/** The name of the country that a misspelt name or a code that is none may mean. */
export function suggestCountry(written: string): string | undefined {
  const names = [...countryData().countries.values()].flatMap((entry) => [entry.name, ...entry.names]);
  const near = suggest(written, names);
  return near === undefined ? undefined : countryFacts(near)?.name;
}

function factsOf(code: string, entry: CountryEntry): CountryFacts {
  const { name, demonym, dialCode, languages, timeZones, currencies } = entry;
  return {
    code,
    name,
    nameIn: (language) =>
      /^en(?:-|$)/.test(language) ? name : (new Intl.DisplayNames(language, { type: "region" }).of(code) ?? name),
    ...(demonym !== undefined && { demonym }),
    ...(dialCode !== undefined && { dialCode }),
    languages,
    timeZones,
    ...(timeZones[0] !== undefined && { timeZone: timeZones[0] }),
    currencies,
    ...(currencies[0] !== undefined && { currency: currencies[0] }),
    get regions() {
      return regionsOf(code).map(([region, title]): Region => ({ code: region, name: title }));
    },
  };
}

function findCode(written: string): string | undefined {
  const { countries } = countryData();
  const upper = written.trim().toUpperCase();
  if (countries.has(upper)) return upper;
  const wanted = fold(written);
  for (const [code, { alpha3, name, names }] of countries)
    if (alpha3 === upper || [name, ...names].some((other) => fold(other) === wanted)) return code;
  return undefined;
}

/** Letters and digits in lower case without accents: `cote-divoire`, as in a file's name, finds Côte d’Ivoire. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z\d]/g, "");
