import { regionName } from "../config/regions.ts";
import { countryCodes, dialCodes } from "./countryCodes.ts";

/** What is true of a country, whoever has a site there. What is not known is not there. */
export interface CountryFacts {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** English name. */
  name: string;
  /** With its plus sign: `+254`. */
  dialCode?: string;
  /** IANA name, of a country that has one. */
  timeZone?: string;
  /** Language tags without region, the most spoken first. */
  languages?: string[];
  /** ISO 4217. */
  currency?: string;
}

/** The facts of a country by its English name or its code; undefined when there is no such country. */
export function countryFacts(nameOrCode: string): CountryFacts | undefined {
  const wanted = fold(nameOrCode);
  const code = countryCodes().find((each) => fold(each) === wanted || fold(regionName(each) ?? "") === wanted);
  if (code === undefined) return undefined;
  const [digits] = (dialCodes()[code] ?? "").split(" ");
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const [timeZone, ...others] = timeZonesOf(code);
  return {
    code,
    name: regionName(code) ?? code,
    ...(digits ? { dialCode: `+${digits}` } : {}),
    ...(timeZone !== undefined && others.length === 0 ? { timeZone } : {}),
    languages: [language],
  };
}

/** A property in Node 20, a method in later ones. */
function timeZonesOf(code: string): string[] {
  const locale = new Intl.Locale(`und-${code}`) as { timeZones?: string[]; getTimeZones?: () => string[] };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

const fold = (text: string): string =>
  text.trim().normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();
