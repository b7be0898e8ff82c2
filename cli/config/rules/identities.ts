import { FOREIGN, type ForeignFact, countryFacts } from "../geography/countryFacts.ts";
import { nameSome } from "../../core/problems/suggest.ts";
import type { SiteConfig, Rule } from "../../model/config.ts";
import { valueAt } from "../yaml/yamlFile.ts";
import { forEachCountry } from "./forms/forEachForm.ts";

interface Identity {
  path: readonly string[];
  what: string;
  why: string;
  /** Whether a value doesn't fit a country; of two countries with it, that one has copied it. */
  isForeign?: (site: SiteConfig, value: string) => boolean;
  /** It may be shared if it is written once, in network.yaml. */
  canBeShared?: boolean;
}

const hasOtherDialCode = ({ config: { code, dialCode } }: SiteConfig, number: string): boolean => {
  const own = (code !== undefined && countryFacts(code)?.dialCode) || dialCode;
  return own !== undefined && !number.startsWith(own);
};

const OFFICE = { why: "Visitors would reach another country's office.", canBeShared: true };
const IDENTITIES: Identity[] = [
  {
    path: ["name"],
    what: "name",
    why: "Visitors could not tell the two sites apart.",
    isForeign: ({ config: { code } }, name) => code !== undefined && FOREIGN.name(code, name) !== undefined,
  },
  { ...OFFICE, path: ["contacts", "phone", "e164"], what: "telephone number", isForeign: hasOtherDialCode },
  { ...OFFICE, path: ["contacts", "whatsapp", "e164"], what: "WhatsApp number", isForeign: hasOtherDialCode },
  {
    ...OFFICE,
    path: ["contacts", "email"],
    what: "email address",
    isForeign: ({ key }, address) => !address.toLowerCase().includes(key),
  },
  {
    path: ["contentApi", "menuId"],
    what: "menu",
    why: "Its links lead to pages of one of the two countries.",
    canBeShared: true,
  },
];

/** Countries don't copy each other's identifying settings. Those in the network's defaults are shared on purpose. */
export const identitiesAreOwn: Rule = ({ countries }) =>
  IDENTITIES.map(({ path, what, why, canBeShared, isForeign = () => false }) => {
    const seen = new Map<string, SiteConfig>();
    return countries.map((site) => {
      const value = valueAt(site.config, path);
      if (value === undefined) return undefined;
      const text = String(value);
      const other = seen.get(text.toLowerCase());
      if (!other) seen.set(text.toLowerCase(), site);
      const both = [site, other ?? site];
      if (!other || both.some((country) => country.locate(path).file !== country.file)) return undefined;
      // Placeholders of countries with the same dial code are no copies.
      const arePlaceholders = path[0] === "contacts" && both.every(({ config }) => config.contacts.placeholder);
      if (arePlaceholders && !both.some((country) => isForeign(country, text))) return undefined;
      const [copy, original] = !isForeign(site, text) && isForeign(other, text) ? [other, site] : [site, other];
      return {
        code: "duplicate-value",
        severity: "warning",
        message: `${original.file} has the ${what} \`${text}\` too`,
        why,
        hint: canBeShared
          ? `Write the value of ${copy.key}. If both countries share it, write it once, below \`defaults\` in network.yaml.`
          : `Write this country's own ${what}.`,
        place: copy.locate(path),
      };
    });
  });

/** Warns about facts that don't fit the country's code. Facts without a country and inherited ones are not checked. */
export const factsFitTheCode = forEachCountry((site, { countries }) => {
  const { code, name } = site.config;
  if (code === undefined) return undefined;
  const isShared = countries.some((other) => other !== site && other.config.name === name);
  return FACTS.map(([key, what]) => {
    const written = key === "name" && isShared ? undefined : site.config[key];
    if (written === undefined) return undefined;
    const fact = key === "demonym" ? foreignDemonym(code, written, countries) : FOREIGN[key](code, written);
    const place = fact && site.locate([key]);
    if (!fact || place?.file !== site.file) return undefined;
    const own = fact.own.map((value) => `\`${value}\``);
    return {
      code: "foreign-fact",
      severity: "warning",
      message: `The ${what} \`${written}\` belongs to ${nameSome(fact.of, 3)}, but the code is \`${code}\``,
      why: `${code} is the code of ${countryFacts(code)?.name ?? code}.`,
      hint: `Write ${nameSome(own, 5)}, or correct \`code\`.`,
      place,
    };
  });
});

const FACTS = [
  ["name", "name"],
  ["demonym", "demonym"],
  ["dialCode", "dial code"],
  ["currency", "currency"],
  ["timeZone", "time zone"],
] as const;

/** There is no official list of demonyms, so only one of another country of the network is wrong. */
function foreignDemonym(code: string, demonym: string, countries: readonly SiteConfig[]): ForeignFact | undefined {
  const own = countryFacts(code)?.demonym;
  if (own === undefined || own === demonym) return undefined;
  const others = countries.filter(({ config }) => config.code !== code && config.demonym === demonym);
  return others.length === 0 ? undefined : { of: others.map(({ key }) => key), own: [own] };
}
