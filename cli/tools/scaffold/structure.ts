import type { SiteConfig } from "../../model/config.ts";
import {
  type CountryFacts,
  type NetworkConfig,
  placeholder,
  readShippedText,
  sameLanguage,
} from "../../config/index.ts";
import { type Lines, onOneLine } from "./addToYaml.ts";

export interface NewCountry {
  network: NetworkConfig;
  /** The project's countries, each in its first language. */
  countries: readonly SiteConfig[];
  /** The country to copy the structure of (`--like`). */
  like?: SiteConfig | undefined;
  facts: CountryFacts;
  /** Name of the file and of the site's path. */
  key: string;
}

/** A country that is begun, with what was decided. */
export interface BegunCountry extends NewCountry {
  name: string;
  /** The country to copy, or all countries: the new one gets what most of them have. */
  models: readonly SiteConfig[];
  /** Countries whose pages are in the new one's language. */
  speakers: readonly SiteConfig[];
}

/** The groups and pages that most countries have, or those of one country. */
export function commonStructure(country: BegunCountry) {
  const { network, like, models } = country;
  const groups = Object.keys(network.groups).flatMap((group) => {
    const having = models.flatMap(({ config }) => config.groups[group] ?? []);
    const sharing = having.filter((own) => own.shared);
    const shared = isMost(sharing, having);
    const omit = having.length === 1 ? having[0]?.omit : undefined;
    if (!isMost(having, models) || !(shared || isLinked(network, group))) return [];
    return [[group, { shared: shared || undefined, omit: omit?.length ? omit : undefined }] as const];
  });
  return {
    /** Those of the country to copy, unless they are the network's defaults. */
    layouts: (["layout", "notFoundLayout"] as const).flatMap((key) => {
      const layout = like?.config[key];
      return layout === undefined || layout === network.defaults[key] ? [] : [`${key}: ${layout}`];
    }),
    groups: Object.fromEntries(groups),
    pages: commonPages(country),
  };
}

export const isMost = (some: readonly unknown[], all: readonly unknown[]): boolean => some.length * 2 > all.length;

/** Whether a group without shared pages is a collection, or the menu links to it. */
const isLinked = ({ groups, defaults }: NetworkConfig, group: string): boolean =>
  groups[group]?.collection !== undefined ||
  JSON.stringify([defaults["navigation"], defaults["footer"]]).includes(`"group":"${group}"`);

/**
 * Single pages that most countries have, besides those of the network's defaults, with their settings. The same page has the
 * same key, or the same `pair`. When its layout is not kept, the form of that layout is.
 */
function commonPages({ network: { defaults, layouts }, like, models, speakers }: BegunCountry): Record<string, object> {
  const inherited = defaults["pages"] ?? {};
  const pairsOf = ({ config: { pages } }: SiteConfig) => Object.keys(pages).map((name) => pages[name]?.pair ?? name);
  const counted = models.map((site) => new Set(pairsOf(site)));
  const pages: Record<string, object> = {};
  for (const { config } of like || speakers.length === 0 ? models : speakers)
    for (const [name, page] of Object.entries(config.pages)) {
      if (Object.hasOwn(inherited, name) || page.copy || Object.hasOwn(pages, name)) continue;
      const having = counted.filter((pairs) => pairs.has(page.pair ?? name));
      if (!isMost(having, models)) continue;
      const { slug, template, layout, noindex, pair } = page;
      const inLayout = layout === undefined ? undefined : layouts[layout]?.form;
      pages[name] = {
        slug,
        template: template === "article" ? undefined : template,
        form: page.form ?? (inLayout === layouts[config.layout]?.form || like ? undefined : inLayout),
        layout: like && layout,
        noindex: noindex || undefined,
        pair,
      };
    }
  return pages;
}

/**
 * Chooses the locale of a new country: that of the network's defaults, which need not be written, else a language of the
 * country that the project uses already, else English, else the most used language of the project.
 */
export function siteLanguage({ network: { defaults }, countries, facts, like }: NewCountry) {
  const [common] = (defaults["languages"] as string[] | undefined) ?? [];
  const language = common ?? `${ownLanguage(countries, facts.languages, like)}-${facts.code}`;
  const speakers = countries.filter((site) => sameLanguage(site.language, language));
  return { language, isInherited: common !== undefined, speakers };
}

function ownLanguage(countries: readonly SiteConfig[], spoken: readonly string[], like?: SiteConfig): string {
  const base = (tag: string) => tag.split("-")[0] ?? tag;
  if (like) return base(like.language);
  const used = countries.map(({ language }) => base(language));
  if (used.length === 0) return spoken.map(base).find(readShippedText) ?? "en";
  const usual = used.includes("en") ? "en" : mostUsed(used);
  return spoken.map(base).find((language) => used.includes(language)) ?? usual ?? "en";
}

function mostUsed(items: readonly string[]): string | undefined {
  const times = (item: string) => items.filter((other) => other === item).length;
  return items.toSorted((a, b) => times(b) - times(a))[0];
}

/** Placeholders for the kinds of contacts that most countries have. No subscriber has a number of zeros. */
export function placeholderContacts({ network, models, facts: { dialCode }, key, name }: BegunCountry): Lines {
  const all = models.map(({ config }) => config.contacts);
  const isUsual = (isIn: (contacts: (typeof all)[number]) => unknown) => all.filter(isIn).length * 2 >= all.length;
  const phone = dialCode && { e164: `${dialCode}00000000`, display: `${dialCode} 0000 0000` };
  const phones = phone ? (["phone", "whatsapp"] as const).filter((kind) => isUsual((contacts) => contacts[kind])) : [];
  const office = { name, lines: [placeholder("street and number, town")], hours: placeholder("opening hours") };
  // The organisation's own domain, as its other addresses have it.
  const domains = all.flatMap(({ email }) => email?.split("@")[1] ?? []);
  const domain = mostUsed(domains) ?? network.host.allowed.replace(/^www\./, "");
  return [
    "contacts:",
    "  # All of these are placeholders. Write your own, then remove this line.",
    "  placeholder: true",
    phones.map((kind) => `  ${kind}: ${onOneLine(phone)}`),
    isUsual(({ email }) => email) && `  email: ${key}@${domain}`,
    isUsual(({ offices }) => offices.length > 0) && [
      "  # `region` puts an office into a separate tab of the contact page.",
      "  offices:",
      `    - ${onOneLine(office)}`,
    ],
  ];
}
