import type { FormConfig } from "./forms.ts";
import type { Direction, Texts } from "./text.ts";
import type { BrandData, Illustrations } from "./brand.ts";
import type { LayoutConfig, ModalsConfig } from "./layout.ts";
import type { Link, MenuItem } from "./menu.ts";
import type { CardGroup } from "./cards.ts";
import type { PrivacyData } from "./privacy.ts";
import { type Served, whatsappUrl } from "./urls.ts";

/** A phone number: E.164 for `tel:` links, in national format for display, and perhaps a second spelling. */
export type Phone = { e164: string; display: string; alternate?: string };

export interface Office {
  name: string;
  lines: string[];
  phone?: Phone;
  hours?: string;
  /** State or region: the tab under which the contact page shows it. */
  region?: string;
}

/** The name of a country, with its language and direction if they differ from the page's. */
export type NamedCountry = { name: string; lang?: string; dir?: Direction };

/** One site of the network, for the network bar and the flag dropdown. */
export interface NetworkSite extends NamedCountry {
  key: string;
  /** ISO 3166-1 alpha-2, lower case: names the flag. Absent for a country without code. */
  flag?: string;
  /** Path of its home, `/india/`. */
  home: string;
}

/** How links to pages of the site are followed: shown by the router in the same document, or loaded as documents. */
export const NAVIGATION = ["router", "document"] as const;

/** What all countries share. */
export interface NetworkData {
  navigation: (typeof NAVIGATION)[number];
  brand: BrandData;
  modals: ModalsConfig;
  /** Sites in the order of the network bar. */
  sites: NetworkSite[];
  /** Country keys in the order of the flag dropdown. */
  flagOrder: string[];
  /** Folder of the flags below a country's home, `assets/flags-7.5.0/`. The version makes URLs immutable. */
  flagFolder: string;
  /** Absent if the visitor's country isn't looked up. */
  geoIp?: {
    /** JSON service that answers `country_code`. */
    url: string;
    timeoutMs: number;
    /** Upper-case country code → path of a home. */
    homes: Record<string, string>;
    /** Home for any other code and for a failure. */
    fallback: string;
  };
  /** Absent if there is none: then forms have their own URLs. */
  contentApi?: {
    /** REST base, absolute or a site path, without final slash. */
    base: string;
    /** Namespace of the menu route, `{base}/{navigation}/menu/{id}`, if there are menus. */
    navigation?: string;
    /** Hosts whose absolute menu URLs are rewritten to this site. */
    hosts: string[];
    /** Where network paths are served, if at another path. */
    place?: Omit<Served, "origin">;
  };
}

/** The store's footer menus. */
export type FooterMenu = "parking" | "storage" | "other";

/** Data for own parts besides the header menu (`runtime/content/useContent.ts`). */
export interface StoreData {
  /** Whether the content API has site options. */
  options: boolean;
  /** Each menu's id in the content API, and its items until the API has answered. */
  footerMenus: Partial<Record<FooterMenu, { menuId?: number; items: MenuItem[] }>>;
  /** The groups that the settings name, with their pages; empty by default. */
  parkingServices: CardGroup[];
  storageServices: CardGroup[];
}

/** Data that all pages of a site share, in one cached file. In a large network `sites` has only the first sites. */
export interface SiteData extends NetworkData {
  /** URL of the list of all countries; absent if `sites` has all of them. */
  allCountries?: string;
  country: {
    key: string;
    name: string;
    /** Adjective for its people: `Indian`. */
    demonym?: string;
    /** ISO 3166-1 alpha-2, lower case. Absent for a country without code. */
    flag?: string;
    /** The flag as `data:` URL if it is small, because a file in the header would delay the first paint. */
    flagImage?: string;
    /** Path of the home, `/india/`. */
    home: string;
    /** BCP 47 tag of `<html lang>`. */
    language: string;
    /** All languages of the country, for the switcher; empty if there is only one. */
    languages: { language: string; name: string; home: string }[];
  };
  contacts: { phone?: Phone; whatsapp?: Phone; email?: string; offices: Office[] };
  /** The site's texts by key; in the browser only those that scripts show. */
  texts: Texts;
  /** Id of the header menu in the content API, if that has one in the site's language. */
  menuId?: number;
  /** Header menu, until the content API's menu replaces it. */
  menu: MenuItem[];
  footer: { title: string; links: Link[] }[];
  store?: StoreData;
  /** Forms by name. Without the form `enquiry` the site has no modals. */
  forms: Record<string, FormConfig>;
  /** Path of the page with the form, or else the phone numbers, for visitors without scripts; if it has either. */
  enquiryPage?: string;
  /** Path of the search page, on a site with search. */
  search?: string;
  /** URL to which the not-found page reports missing pages. */
  notFoundLog?: string;
  /** Path of the privacy page, to which forms link. */
  privacyPage?: string;
  /** Privacy settings, if visitors are counted. */
  privacy?: PrivacyData;
  layouts: Record<string, LayoutConfig>;
  notFoundLayout: string;
  /** Only on the server and in development. */
  illustrations?: Illustrations;
}

/** The fallback home: for visitors from other countries, otherwise the first site of the network bar. */
export const fallbackHome = ({ geoIp, sites }: Pick<NetworkData, "geoIp" | "sites">): string =>
  geoIp?.fallback ?? sites[0]?.home ?? "/";

/** The home of the only country; undefined if there are several. */
export const onlyHome = ({ sites }: Pick<NetworkData, "sites">): string | undefined =>
  sites.length === 1 ? sites[0]?.home : undefined;

/** Whether there are other countries to link to. */
export const hasOthers = ({ sites, allCountries }: SiteData): boolean => sites.length > 1 || allCountries !== undefined;

/** A way to reach a country's team without a form; `text` is the number or address for display. */
export type ContactWay = { kind: "phone" | "whatsapp" | "email"; text: string; href: string };

/** The available ways, the most direct one first. */
export function contactWays({ phone, whatsapp, email }: SiteData["contacts"]): ContactWay[] {
  return [
    ...(phone ? [{ kind: "phone" as const, text: phone.display, href: `tel:${phone.e164}` }] : []),
    ...(whatsapp ? [{ kind: "whatsapp" as const, text: whatsapp.display, href: whatsappUrl(whatsapp.e164) }] : []),
    ...(email ? [{ kind: "email" as const, text: email, href: `mailto:${email}` }] : []),
  ];
}
