import { sameLanguage } from "../../config/languageChain.ts";
import type { SiteConfig } from "../../config/loadConfig.ts";
import type { NetworkConfig } from "../../config/schema/network.ts";
import type { CountryFacts } from "../../geography/countryFacts.ts";

/** Languages of which sitegen has the words of buttons and messages. */
const SHIPPED = ["en", "de", "hi", "ar"];

interface SiteLanguage {
  /** Locale of the pages. */
  language: string;
  /** It is that of the network's defaults, and need not be written. */
  inherited: boolean;
  /** Countries whose pages are in the same language. */
  speakers: SiteConfig[];
}

/**
 * The language that a new country's pages begin in: that of the network; else one of the country's that the project has
 * already, English, or the one that most of the project is in.
 */
export function siteLanguage(
  { defaults }: NetworkConfig,
  countries: readonly SiteConfig[],
  { code, languages }: CountryFacts,
  like?: SiteConfig,
): SiteLanguage {
  const [common] = (defaults["languages"] as string[] | undefined) ?? [];
  const language = common ?? `${ownLanguage(countries, languages, like)}-${code}`;
  const speakers = countries.filter((site) => sameLanguage(site.language, language));
  return { language, inherited: common !== undefined, speakers };
}

function ownLanguage(countries: readonly SiteConfig[], spoken: readonly string[], like?: SiteConfig): string {
  const base = (tag: string) => tag.split("-")[0] ?? tag;
  if (like) return base(like.language);
  const used = countries.map(({ language }) => base(language));
  const known = used.length > 0 ? used : SHIPPED;
  const spokenHere = spoken.map(base).find((language) => known.includes(language));
  if (spokenHere) return spokenHere;
  if (used.length === 0 || used.includes("en")) return "en";
  const times = (language: string) => used.filter((other) => other === language).length;
  return used.toSorted((a, b) => times(b) - times(a))[0] ?? "en";
}
