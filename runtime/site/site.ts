import type { FormConfig } from "./forms.ts";
import type { Direction } from "./direction.ts";
import type { BrandData, Illustrations } from "./brand.ts";
import type { LayoutConfig } from "./layout.ts";
import type { Link, MenuItem } from "./menu.ts";
import type { ModalsConfig } from "./modals.ts";
import type { CardGroup } from "./page.ts";
import type { PrivacyData } from "./privacy.ts";
import type { Texts } from "./text.ts";
import type { Served } from "./urls.ts";

/** A telephone number: E.164 for `tel:` links, and as people in the country write it. */
export interface Phone {
  e164: string;
  display: string;
  /** A second spelling of the same number. */
  alternate?: string;
}

export interface Office {
  name: string;
  lines: string[];
  phone?: Phone;
  hours?: string;
  /** State or region: the tab under which the contact page shows it. */
  region?: string;
}

/** What a country is called. */
export interface NamedCountry {
  name: string;
  /** Language of the name, where it is another than the page's. */
  lang?: string;
  /** Direction of that language, where it is another. */
  dir?: Direction;
}

/** One site of the network, for the network bar and the flag dropdown. */
export interface NetworkSite extends NamedCountry {
  key: string;
  /** ISO 3166-1 alpha-2, lower case: names the flag. Absent for a country without code. */
  flag?: string;
  /** Path of its home, `/india/`. */
  home: string;
}

/** How a link to another page of the site is followed: shown by the router in the same document, or loaded as a document. */
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
  /** Folder of the flags below a country's home, `assets/flags-7.5.0/`: the version makes the address immutable. */
  flagFolder: string;
  /** Absent where nobody is asked where a visitor is. */
  geoIp?: {
    /** JSON service that answers `country_code`. */
    url: string;
    timeoutMs: number;
    /** Upper-case country code → path of a home. */
    homes: Record<string, string>;
    /** Home for any other code and for a failure. */
    fallback: string;
  };
  /** Absent where there is none: then forms have addresses of their own. */
  contentApi?: {
    /** REST base, absolute or a site path, without final slash. */
    base: string;
    /** Namespace of the menu route: `{base}/{navigation}/menu/{id}`. Absent where it has no menus. */
    navigation?: string;
    /** Hosts whose absolute menu URLs are rewritten to this site. */
    hosts: string[];
    /** Where paths of the network are served, when that is another path than their own. */
    place?: Omit<Served, "origin">;
  };
}

/** The store's footer menus. */
export type FooterMenu = "parking" | "storage" | "other";

/** What the store has besides the header menu, for own parts (`runtime/content/useContent.ts`). */
export interface StoreData {
  /** Whether the content API has site options. */
  options: boolean;
  /** Each with its id in the content API, and what it has until that has answered. */
  footerMenus: Partial<Record<FooterMenu, { menuId?: number; items: MenuItem[] }>>;
  parkingServices: CardGroup[];
  storageServices: CardGroup[];
}

/** Data that all pages of one country share, sent once as one cached file. In a large network `sites` holds only the first. */
export interface SiteData extends NetworkData {
  /** Address of the list of all countries; absent when `sites` holds all of them. */
  allCountries?: string;
  country: {
    key: string;
    name: string;
    /** Adjective for its people: `Indian`. */
    demonym?: string;
    /** ISO 3166-1 alpha-2, lower case. Absent for a country without code. */
    flag?: string;
    /** The flag as `data:` URL, when it is small: the header shows it, and a file would delay the first view. */
    flagImage?: string;
    /** Path of the home, `/india/`. */
    home: string;
    /** BCP 47 tag of `<html lang>`. */
    language: string;
    /** The country's languages, this one among them, for the switcher; empty when it is the only one. */
    languages: { language: string; name: string; home: string }[];
  };
  contacts: {
    phone?: Phone;
    whatsapp?: Phone;
    email?: string;
    offices: Office[];
  };
  /** The words of the site, by key; in the browser those that its scripts show. */
  texts: Texts;
  /** Id of the header menu in the content API; absent where that has no menu in the language of the site. */
  menuId?: number;
  /** Header menu, until the server's menu replaces it. */
  menu: MenuItem[];
  footer: { title: string; links: Link[] }[];
  /** Absent where nothing of it is configured. */
  store?: StoreData;
  /** Forms by name. Without the one called `enquiry` the site has no modals. */
  forms: Record<string, FormConfig>;
  /**
   * Page with the enquiry form or, where there is none, with the phone numbers: for visitors without scripts. Absent on a
   * site that has neither form nor contact page.
   */
  enquiryPage?: string;
  /** Path of the page of results; absent on a site without search. */
  search?: string;
  /** Where the not-found page reports an address that is not there. */
  notFoundLog?: string;
  /** Page that says what forms send, to which they lead. */
  privacyPage?: string;
  /** What visitors are asked before they are counted. Absent where nothing is. */
  privacy?: PrivacyData;
  layouts: Record<string, LayoutConfig>;
  /** Name of the layout of the not-found page. */
  notFoundLayout: string;
  /** Only on the server and in development: no code in a visitor's browser asks for them. */
  illustrations?: Illustrations;
}
