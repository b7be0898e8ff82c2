import type { DialChoice } from "./dialChoice.ts";
// ITU dial codes by ISO 3166-1 country, with trunk prefixes, from libphonenumber. Of countries with the same code, the
// largest comes first.
import TABLE from "./table.json";

/** A dial code with the words to find it by. */
export interface DialEntry extends DialChoice {
  country: string;
  /** Names in the page's language and in English, short forms and the country's code, in lower case without accents. */
  words: string[];
}

/**
 * The dial codes of all countries, sorted by name in a language.
 * @param first ISO codes of the countries that come first.
 */
export function listDialCodes(language: string, first: readonly (string | undefined)[] = []): DialEntry[] {
  const localized = new Intl.DisplayNames(language, { type: "region" });
  const english = new Intl.DisplayNames("en", { type: "region" });
  const short = new Intl.DisplayNames("en", { type: "region", style: "short" });
  const { compare } = new Intl.Collator(language);
  const entries = Object.entries(TABLE).map(([country, numbers]): DialEntry => {
    const [digits = "", trunk] = numbers.split(" ");
    const name = localized.of(country) ?? country;
    const words = [name, english.of(country) ?? "", short.of(country) ?? "", country].map(fold);
    return { country, name, code: `+${digits}`, trunk: trunk ?? "", words };
  });
  const rank = ({ country }: DialEntry) => (first.indexOf(country) + 1 || Infinity) - 1;
  // Ranks may be Infinity, for which subtraction would give NaN.
  const byRank = (a: DialEntry, b: DialEntry) => (rank(a) === rank(b) ? 0 : rank(a) < rank(b) ? -1 : 1);
  return entries.sort((a, b) => byRank(a, b) || compare(a.name, b.name));
}

/** Finds entries: digits match the code, letters match the beginning of any word of a name. */
export function searchDialCodes(entries: readonly DialEntry[], typed: string): DialEntry[] {
  const digits = /^(?:\+|00)?\s*(\d+)/.exec(typed.trim())?.[1];
  if (digits !== undefined) return searchDigits(entries, `+${digits}`);
  const wanted = fold(typed.trim());
  if (wanted === "") return [...entries];
  /** Order: whole names, then beginnings of names, then beginnings of words. */
  const rank = ({ words }: DialEntry) => {
    if (words.includes(wanted)) return 0;
    if (words.some((name) => name.startsWith(wanted))) return 1;
    return words.some((name) => name.split(/[\s(&-]+/).some((word) => word.startsWith(wanted))) ? 2 : 3;
  };
  return entries.filter((entry) => rank(entry) < 3).sort((a, b) => rank(a) - rank(b));
}

/** Exact codes come first, and the largest country of a code before the others. */
function searchDigits(entries: readonly DialEntry[], wanted: string): DialEntry[] {
  const size = Object.keys(TABLE);
  return entries
    .filter(({ code }) => code.startsWith(wanted))
    .sort((a, b) => a.code.length - b.code.length || size.indexOf(a.country) - size.indexOf(b.country));
}

/** Lower case without accents, so that `reunion` and `cote` find Réunion and Côte d'Ivoire. */
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
