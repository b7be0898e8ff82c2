import type { SiteConfig } from "../../model/config.ts";
import { type CountryFacts, type NetworkConfig, placeholder, sameLanguage } from "../../config/index.ts";
import { onOneLine } from "./addToYaml.ts";

/** The structure of countries, without facts of a single one. */
interface Structure {
  layout?: string;
  notFoundLayout?: string;
  groups: Record<string, GroupShape>;
  /** Single pages besides those of the network's defaults, with their settings. */
  pages: Record<string, PageShape>;
}

/** Settings of a group that countries have in common. */
interface GroupShape {
  shared?: true;
  omit?: string[];
}

type PageShape = Partial<
  Pick<SiteConfig["config"]["pages"][string], "slug" | "template" | "form" | "layout" | "noindex" | "pair">
>;

interface Options {
  network: NetworkConfig;
  countries: readonly SiteConfig[];
  /** The country to copy. Default: what most countries have. */
  like?: SiteConfig | undefined;
  /** Countries whose pages are named in the new one's language. */
  speakers: readonly SiteConfig[];
}

/** The groups and pages that most countries have, or those of one country. */
export function commonStructure({ network, countries, like, speakers }: Options): Structure {
  const all = like ? [like] : countries;
  return {
    ...(like && layoutsOf(network, like)),
    groups: Object.fromEntries(
      Object.keys(network.groups).flatMap((group) => {
        const having = all.flatMap(({ config }) => config.groups[group] ?? []);
        const shape = groupShape(having);
        return isMost(having, all) && hasPages(network, group, shape) ? [[group, shape]] : [];
      }),
    ),
    pages: commonPages(network, all, like ? [like] : speakers, like !== undefined),
  };
}

const isMost = (some: readonly unknown[], all: readonly unknown[]) => some.length > 0 && some.length * 2 > all.length;

/** Whether the group has pages in a new country, or the menu links to it. */
const hasPages = ({ groups, defaults }: NetworkConfig, group: string, { shared }: GroupShape): boolean =>
  shared === true ||
  groups[group]?.collection !== undefined ||
  JSON.stringify([defaults["navigation"], defaults["footer"]]).includes(`"group":"${group}"`);

function groupShape(own: SiteConfig["config"]["groups"][string][]): GroupShape {
  const sharing = own.filter(({ shared }) => shared);
  const omit = own.length === 1 ? (own[0]?.omit ?? []) : [];
  return { ...(isMost(sharing, own) && { shared: true }), ...(omit.length > 0 && { omit }) };
}

/** A country's layouts, unless they are the network's defaults. */
function layoutsOf({ defaults }: NetworkConfig, { config }: SiteConfig): Pick<Structure, "layout" | "notFoundLayout"> {
  const { layout, notFoundLayout } = config;
  return {
    ...(layout !== defaults["layout"] && { layout }),
    ...(notFoundLayout !== undefined && notFoundLayout !== defaults["notFoundLayout"] && { notFoundLayout }),
  };
}

/** Single pages that most countries have. The same page has the same key, or the same `pair`. */
function commonPages(
  network: NetworkConfig,
  all: readonly SiteConfig[],
  speakers: readonly SiteConfig[],
  keepLayouts: boolean,
): Structure["pages"] {
  const inherited = network.defaults["pages"] ?? {};
  const pairsOf = ({ config }: SiteConfig) => Object.entries(config.pages).map(([name, { pair = name }]) => pair);
  const counted = all.map((site) => new Set(pairsOf(site)));
  const named = speakers.length > 0 ? speakers : all;
  const pages = new Map<string, PageShape>();
  for (const { config } of named)
    for (const [name, page] of Object.entries(config.pages)) {
      if (Object.hasOwn(inherited, name) || page.copy || pages.has(name)) continue;
      const having = counted.filter((pairs) => pairs.has(page.pair ?? name));
      if (isMost(having, all)) pages.set(name, pageShape(network, config.layout, page, keepLayouts));
    }
  return Object.fromEntries(pages);
}

/** A page's settings. When its layout is not kept, the form of that layout is. */
function pageShape(
  { layouts }: NetworkConfig,
  usual: string,
  { slug, template, form, layout, noindex, pair }: SiteConfig["config"]["pages"][string],
  keepLayouts: boolean,
): PageShape {
  const inLayout = layout === undefined ? undefined : layouts[layout]?.form;
  const kept = form ?? (inLayout === layouts[usual]?.form || keepLayouts ? undefined : inLayout);
  return {
    ...(slug !== undefined && { slug }),
    ...(template !== "article" && { template }),
    ...(kept !== undefined && { form: kept }),
    ...(layout !== undefined && keepLayouts && { layout }),
    ...(noindex && { noindex }),
    ...(pair !== undefined && { pair }),
  };
}

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
    "  # All of these are placeholders. Write your own, then remove this line.",
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
