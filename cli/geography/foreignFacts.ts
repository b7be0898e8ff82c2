import { countryData } from "./countryData.ts";
import { countryFacts } from "./countryFacts.ts";

/** Currencies that many countries use for prices. */
const COMMON_CURRENCIES: ReadonlySet<string> = new Set(["USD", "EUR", "GBP"]);

/** A fact of another country: the names of the countries that have it, and the country's own values. */
export interface ForeignFact {
  of: string[];
  own: string[];
}

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

function foreign(
  code: string,
  matches: (entry: { dialCode?: string; timeZones: string[]; currencies: string[] }) => boolean,
  own: string[],
): ForeignFact | undefined {
  const of = [...countryData().countries].filter(([other, entry]) => other !== code && matches(entry));
  return of.length === 0 ? undefined : { of: of.map(([, { name }]) => name), own };
}
