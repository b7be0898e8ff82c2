import type { PostCard } from "../../runtime/site/cards.ts";
import type { HeadData, PostList } from "../../runtime/site/page.ts";
import type { Point } from "../../runtime/site/sections.ts";
import type { NetworkData } from "../../runtime/site/site.ts";
import type { ShowText, Texts } from "../../runtime/site/text.ts";
import type { Config, SiteConfig } from "./config.ts";
import type { SiteHost, SiteHosts } from "../config/routes/siteHosts.ts";
import type { RouteIndex } from "../config/routes/routes.ts";
import type { PageCopy } from "./content.ts";
import type { BrandFiles, PublicFile } from "../content/brandAndPublicFiles.ts";
import type { PictureIndex } from "../content/pictures/pictureMetadata.ts";
import type { KnownLicences } from "../core/licences/bundleNotices.ts";
import type { ReadLetter } from "../plan/brand/brandContext.ts";
import type { PlannedBrand } from "../plan/brand/planBrand.ts";
import type { FactReader } from "../plan/facts/showFact.ts";
import type { FontOptions, PlannedFonts } from "../plan/fonts/planFonts.ts";
import type { namedSites } from "../plan/sites/countries.ts";
import type { PlannedShares } from "../plan/share/planShares.ts";
import type { UnpublishedIndex } from "../plan/schedule/schedule.ts";

export interface ListPage {
  list: PostList;
  /** Number of pages of the list. */
  count: number;
  /** Too few posts to be indexed. */
  isThin: boolean;
  /** Label of the category; absent for the list of all posts. */
  category?: string;
}

/** A country's posts of one group. */
export interface Posts {
  /** Newest first. */
  all: readonly PostCard[];
  byHref: ReadonlyMap<string, PostCard>;
  lists: readonly ListPage[];
}

/** The world map (made by bin/drawMap.mjs). */
export interface World {
  width: number;
  height: number;
  /** Outline of all land, as an SVG path. */
  land: string;
  /** Centre and outline by ISO 3166 code, lower case; the smallest countries have an empty outline. */
  countries: Record<string, Point & { d: string }>;
}

/** What the package brings for all projects. */
export interface PackageData {
  flags: {
    /** Version of the package of flags, part of the flags' URLs. */
    version: string;
    /** A flag as `data:` URL, by ISO 3166-1 alpha-2 code in lower case; undefined if it is too large. */
    inline(code: string): string | undefined;
  };
  letter: ReadLetter;
  licences: KnownLicences;
  /** Reads the world map; called only for pages with a map. */
  world: () => World;
}

/** Files of a project besides its texts. */
export interface ProjectFiles {
  pictures: PictureIndex;
  brandFiles: BrandFiles;
  /** Metadata of the fonts, and the version of the font cutter. */
  fonts: FontOptions;
  /** Files that are copied unchanged. */
  publicFiles: readonly PublicFile[];
}

/** What the planners of all sites share. */
export interface NetworkContext {
  config: Config;
  routes: RouteIndex;
  unpublished: UnpublishedIndex;
  /** hreflang alternates, keyed by the pair of a route. */
  alternates: ReadonlyMap<string, HeadData["alternates"]>;
  pictures: PictureIndex;
  /** Public files of all countries, keyed by address. */
  publicFiles: ReadonlyMap<string, PublicFile>;
  packageData: PackageData;
  hosts: SiteHosts;
  /** Day of the build, ISO 8601; structured data that expired before is left out. */
  today: string;
}

/** What the planners of one site share. `config` has the network's settings in the site's language. */
export interface SiteContext extends NetworkContext {
  site: SiteConfig;
  host: SiteHost;
  home: string;
  /** Nothing may be indexed: on a staging host, and while contacts are placeholders. */
  isUnlisted: boolean;
  network: NetworkData;
  /** Countries that its pages link to. */
  named: ReturnType<typeof namedSites>;
  texts: Texts;
  t: ShowText;
  reader: FactReader;
  /** The country's copy by content key. */
  copies: ReadonlyMap<string, PageCopy>;
  posts: ReadonlyMap<string, Posts>;
  brand: PlannedBrand;
  shares: PlannedShares;
  fonts: PlannedFonts;
}
