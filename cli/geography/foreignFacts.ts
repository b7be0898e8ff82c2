import { countryData } from "./countryData.ts";
import { countryFacts } from "./countryFacts.ts";

/** Currencies that readers of many countries reckon in. */
const COMMON_CURRENCIES: ReadonlySet<string> = new Set(["USD", "EUR", "GBP"]);

/** A fact that is another country's: which countries have it, by their names, and what the country itself has. */
export interface ForeignFact {
  of: string[];
  own: string[];
}

/** Whether a dial code is another country's. A longer one that begins with the country's own is a part of it: `+1876` in Jamaica. */
export function foreignDialCode(code: string, written: string): ForeignFact | undefined {
  const own = countryFacts(code)?.dialCode;
  if (own === undefined || written.startsWith(own)) return undefined;
  return foreign(code, (entry) => entry.dialCode === written, [own]);
}

/** Whether a time zone is another country's, also by an older name of it. Zones of no country, such as `UTC`, are nobody's. */
export function foreignTimeZone(code: string, written: string): ForeignFact | undefined {
  const zone = countryData().timeZoneAliases.get(written) ?? written;
  const own = countryFacts(code)?.timeZones ?? [];
  if (own.length === 0 || own.includes(zone)) return undefined;
  return foreign(code, ({ timeZones }) => timeZones.includes(zone), own);
}

/** Whether a currency is another country's, and none that many reckon in. */
export function foreignCurrency(code: string, written: string): ForeignFact | undefined {
  const own = countryFacts(code)?.currencies ?? [];
  if (own.length === 0 || own.includes(written) || COMMON_CURRENCIES.has(written)) return undefined;
  return foreign(code, ({ currencies }) => currencies.includes(written), own);
}

/** Whether a name is another country's. A state can be called like one: Georgia in the United States. */
export function foreignName(code: string, written: string): ForeignFact | undefined {
  const facts = countryFacts(code);
  const named = written.length > 3 ? countryFacts(written) : undefined;
  if (!facts || !named || named.code === code || facts.regions.some(({ name }) => name === written)) return undefined;
  return { of: [named.name], own: [facts.name] };
}

function foreign(
  code: string,
  hasIt: (entry: { dialCode?: string; timeZones: string[]; currencies: string[] }) => boolean,
  own: string[],
): ForeignFact | undefined {
  const of = [...countryData().countries].filter(([other, entry]) => other !== code && hasIt(entry));
  return of.length === 0 ? undefined : { of: of.map(([, { name }]) => name), own };
}
