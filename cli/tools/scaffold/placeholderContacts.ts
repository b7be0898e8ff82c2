import type { SiteConfig } from "../../config/loadConfig.ts";
import { placeholder } from "../../config/placeholder.ts";
import type { NetworkConfig } from "../../config/schema/network.ts";
import type { CountryFacts } from "../../geography/countryFacts.ts";
import { onOneLine } from "./yamlText.ts";

interface Options {
  network: NetworkConfig;
  countries: readonly SiteConfig[];
  facts: CountryFacts;
  key: string;
  name: string;
}

/** Contacts that reach nobody, of the kinds that most countries have: no subscriber has a number of zeros. */
export function placeholderContacts({ network, countries, facts: { dialCode }, key, name }: Options): string[] {
  const has = (kind: "phone" | "whatsapp" | "email"): boolean =>
    countries.filter(({ config }) => config.contacts[kind]).length * 2 >= countries.length;
  const hasOffices =
    countries.filter(({ config }) => config.contacts.offices.length > 0).length * 2 >= countries.length;
  const phone = dialCode && { e164: `${dialCode}00000000`, display: `${dialCode} 0000 0000` };
  const office = { name, lines: [placeholder("street and number, town")], hours: placeholder("opening hours") };
  return [
    "contacts:",
    "  # All of these are placeholders: no subscriber has a number of zeros. Write your own, then remove this line.",
    "  placeholder: true",
    ...(phone && has("phone") ? [`  phone: ${onOneLine(phone)}`] : []),
    ...(phone && has("whatsapp") ? [`  whatsapp: ${onOneLine(phone)}`] : []),
    ...(has("email") ? [`  email: ${key}@${mailDomain(network, countries)}`] : []),
    ...(hasOffices
      ? [
          "  # `region` gives an office a tab of its own on the contact page.",
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
