import { sameLanguage } from "../../config/languageChain.ts";
import type { SiteConfig } from "../../config/loadConfig.ts";
import { placeholder } from "../../config/placeholder.ts";
import type { NetworkConfig } from "../../config/schema/network.ts";
import type { CountryFacts } from "../../geography/countryFacts.ts";
import { onOneLine } from "./addToYaml.ts";

/** Languages that sitegen has a catalogue of. */
const SHIPPED = ["en", "de", "hi", "ar"];

interface SiteLanguage {
  /** Locale of the pages. */
  language: string;
  /** It comes from the network's defaults and need not be written. */
  inherited: boolean;
  /** Countries whose pages are in the same language. */
  speakers: SiteConfig[];
}

/**
 * Chooses the language of a new country: that of the network's defaults, else a language of the country that the project
 * uses already, else English, else the most used language of the project.
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

interface ContactOptions {
  network: NetworkConfig;
  countries: readonly SiteConfig[];
  facts: CountryFacts;
  key: string;
  name: string;
}

/** Placeholders for the kinds of contacts that most countries have. No subscriber has a number of zeros. */
export function placeholderContacts({ network, countries, facts: { dialCode }, key, name }: ContactOptions): string[] {
  const isUsual = (isIn: (contacts: SiteConfig["config"]["contacts"]) => unknown): boolean =>
    countries.filter(({ config }) => isIn(config.contacts)).length * 2 >= countries.length;
  const has = (kind: "phone" | "whatsapp" | "email") => isUsual((contacts) => contacts[kind]);
  const hasOffices = isUsual(({ offices }) => offices.length > 0);
  const phone = dialCode && { e164: `${dialCode}00000000`, display: `${dialCode} 0000 0000` };
  const office = { name, lines: [placeholder("street and number, town")], hours: placeholder("opening hours") };
  return [
    "contacts:",
    "  # All of these are placeholders: nobody has a number of zeros. Write your own, then remove this line.",
    "  placeholder: true",
    ...(phone && has("phone") ? [`  phone: ${onOneLine(phone)}`] : []),
    ...(phone && has("whatsapp") ? [`  whatsapp: ${onOneLine(phone)}`] : []),
    ...(has("email") ? [`  email: ${key}@${mailDomain(network, countries)}`] : []),
    ...(hasOffices
      ? [
          "  # `region` puts an office into a separate tab of the contact page.",
          "  offices:",
          `    - ${onOneLine(office)}`,
        ]
      : []),
  ];
}

/** The organisation's own domain, as its other addresses have it. */
function mailDomain({ host }: NetworkConfig, countries: readonly SiteConfig[]): string {
  const domains = countries.flatMap(({ config }) => config.contacts.email?.split("@")[1] ?? []);
  const times = (domain: string) => domains.filter((other) => other === domain).length;
  return domains.toSorted((a, b) => times(b) - times(a))[0] ?? host.allowed.replace(/^www\./, "");
}
