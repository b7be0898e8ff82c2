import type { HeadData } from "../../runtime/site/page.ts";
import type { NetworkData } from "../../runtime/site/site.ts";
import type { ShowText, Texts } from "../../runtime/site/text.ts";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import type { SiteHost, SiteHosts } from "../config/siteHosts.ts";
import type { RouteIndex } from "../config/routes/routeIndex.ts";
import type { PageCopy } from "../content/loadContent.ts";
import type { PublicFile } from "../content/publicFiles.ts";
import type { PictureIndex } from "../content/pictures/pictureMetadata.ts";
import type { KnownLicences } from "../licences/knownLicences.ts";
import type { PlannedBrand } from "./brand/planBrand.ts";
import type { FactReader } from "./facts/showFact.ts";
import type { PlannedFonts } from "./fonts/planFonts.ts";
import type { namedSites } from "./namedSites.ts";
import type { Posts } from "./posts.ts";
import type { PlannedShares } from "./share/planShares.ts";
import type { UnpublishedIndex } from "./schedule/unpublishedIndex.ts";
import type { World } from "./sections/map.ts";

/** The flags of all countries, by ISO 3166-1 alpha-2 in lower case. */
export interface Flags {
  /** A part of their addresses. */
  version: string;
  /** A small flag as `data:` URL, undefined for others. */
  inline(code: string): string | undefined;
}

/** What the planners of one site are given. They change nothing of it. */
export interface SiteContext {
  config: Config;
  site: SiteConfig;
  /** Routes of all countries. */
  routes: RouteIndex;
  /** Pages of all countries that are not there. */
  unpublished: UnpublishedIndex;
  /** By the pair of a route, where its counterparts in all countries are. */
  alternates: ReadonlyMap<string, HeadData["alternates"]>;
  /** The country's copy by content key. */
  copies: ReadonlyMap<string, PageCopy>;
  /** What is known of all pictures. */
  pictures: PictureIndex;
  /** Files of all countries and of none that are copied as they are, by their addresses. */
  publicFiles: ReadonlyMap<string, PublicFile>;
  /** The country's posts by group. */
  posts: ReadonlyMap<string, Posts>;
  network: NetworkData;
  /** The words of the site. */
  texts: Texts;
  /** Gives one of them. */
  t: ShowText;
  /** For whom facts are written. */
  reader: FactReader;
  /** How the country's brand is shown. */
  brand: PlannedBrand;
  /** The pictures of link previews that are drawn for it. */
  shares: PlannedShares;
  fonts: PlannedFonts;
  flags: Flags;
  /** Countries that its pages name. */
  named: ReturnType<typeof namedSites>;
  hosts: SiteHosts;
  /** The host that serves the site. */
  host: SiteHost;
  /** Path at which it serves the site's home. */
  home: string;
  /** No page is to be listed by search engines: on a staging host, and while the contacts are placeholders. */
  isUnlisted: boolean;
  /** The day of the build, ISO 8601: what is over is not told to search engines. */
  today: string;
  licences: KnownLicences;
  /** Reads the drawing of the world; called only where a page has a map. */
  world: () => World;
}
