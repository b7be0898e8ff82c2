import type { Found, Place } from "../core/problems/problem.ts";
import type { LoadedFacts } from "../config/facts/loadFacts.ts";
import type { CountryConfig } from "../config/schema/country/country.ts";
import type { NetworkConfig } from "../config/schema/network/network.ts";
import type { SiteTexts } from "../config/text/loadTexts.ts";

/** The copy that a site's folders contain. */
export interface Copies {
  /** Slugs of posts, by collection. */
  posts: Record<string, string[]>;
  /** In a further language: content keys of translated pages. */
  translated?: string[];
}

/** The settings of a country in one language, merged with the network's defaults, with source locations. */
export interface SiteConfig extends Copies {
  /** The site's path: `india`, or `india/hi` for a further language. */
  key: string;
  /** The country's key: its file name without extension. */
  country: string;
  /** Locale: `hi-IN`. */
  language: string;
  /** In a further language: key of the country's first site. */
  main?: string;
  /** In a further language: the keys that its own files set. */
  ownKeys?: string[];
  /** In a further language: content keys of pages whose copy is in its own settings files. */
  ownCopies?: string[];
  cites: boolean;
  /** `countries/india.yaml` */
  file: string;
  config: CountryConfig;
  /** Source location of a setting, in the country's file or in the network's defaults. */
  locate(path: readonly PropertyKey[], key?: boolean): Place;
}

/** The network's settings by language, for languages with an overlay; keys are as in file names. */
export type Networks = Readonly<Record<string, NetworkConfig>>;

/** The configuration: all of `countries/*.yaml`. */
export interface Config extends LoadedFacts {
  root: string;
  network: NetworkConfig;
  locateNetwork(path: readonly PropertyKey[], key?: boolean): Place;
  networks: Networks;
  /** Each country's site in its first language. */
  countries: SiteConfig[];
  /** All sites; those in further languages follow their country's first. */
  sites: SiteConfig[];
  /** Keys of countries with an invalid file. */
  brokenCountries: string[];
  /** The texts of all sites; use `textsOfSite`. */
  texts: SiteTexts;
  /** Names of the project's own page templates. */
  templates: readonly string[];
}

/** A site's settings, without the contents of its folders. */
export type LoadedSite = Omit<SiteConfig, "posts" | "translated" | "cites">;

/** Checks relations between settings. */
export type Rule = (config: Config) => Found;
