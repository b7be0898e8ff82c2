import type { Illustrations } from "../../runtime/site/brand.ts";
import type { HeadData, PageDocument } from "../../runtime/site/page.ts";
import type { NetworkData, SiteData } from "../../runtime/site/site.ts";
import type { Texts } from "../../runtime/site/text.ts";
import type { Route } from "./route.ts";
import type { CopyPlan } from "../content/copy/copyPlan.ts";
import type { ExplainedTerm } from "../content/copy/markTerms.ts";
import type { Problem } from "../core/problems/problem.ts";
import type { PublicFile } from "../content/brandAndPublicFiles.ts";
import type { PlannedIcon } from "../plan/brand/icon.ts";
import type { HostLook } from "../plan/brand/networkBrand.ts";
import type { PlannedFonts } from "../plan/fonts/planFonts.ts";
import type { PlannedHost } from "../plan/network/planHosts.ts";
import type { PlannedContent } from "../plan/pages/pageContent.ts";
import type { PictureVariant } from "../plan/pictures/pictureVariants.ts";
import type { ShareFile } from "../plan/share/shareDrawing.ts";
import type { PlannedShare } from "../plan/share/planShares.ts";
import type { Schedule } from "../plan/schedule/schedule.ts";

/** A page without its rendered copy. */
export interface PlannedPage extends Omit<PageDocument, "content"> {
  route: Route;
  /** Day of the last change according to front matter; ISO 8601. */
  modified?: string;
  /** hreflang alternates, for the sitemap. */
  alternates: HeadData["alternates"];
  /** File that holds its copy. */
  source: string;
  content: PlannedContent;
  /** Ids of the facts that the page shows. */
  cites: string[];
  copy: CopyPlan;
  /** Hash of its Markdown without front matter, independent of file paths; empty without Markdown. */
  text: string;
}

/** Planned pages, and what they need. */
export interface PlannedPages {
  pages: PlannedPage[];
  /** Small files of sections (drawings, calendars): path in the site's folder, and text. */
  assets: [file: string, text: string][];
  pictures: string[];
  shares: PlannedShare[];
  problems: Problem[];
  /** Days on which structured data expires, past ones included; ISO 8601. */
  lastDays: string[];
}

/** The pages of a site, what they share, and the files that they show. */
export interface SitePlan {
  key: string;
  country: string;
  countryHome: string;
  site: SiteData;
  /** Inline CSS of its pages. */
  style: string;
  /** HTML of the project's own `<head>` elements. */
  head: string;
  fonts: PlannedFonts;
  icon: PlannedIcon;
  /** File name of the web app manifest. */
  manifest?: string;
  illustrations: Illustrations;
  terms: ExplainedTerm[];
  /** Whether each page is also written as Markdown. */
  hasTwins: boolean;
  pages: PlannedPage[];
  notFound: PlannedPage;
  search?: PlannedPage;
  feeds: PlannedFeed[];
  /** Texts of drawings, calendars and other small files, keyed by file name in the country's folder. */
  assets: ReadonlyMap<string, string>;
  pictures: PictureVariant[];
  shares: ShareFile[];
  publicFiles: PublicFile[];
  problems: Problem[];
  lastDays: string[];
}

export interface HostWords {
  language: string;
  texts: Texts;
}

/** Everything that a build writes, as data. */
export interface Plan {
  /** The hosts, the network's first. */
  hosts: readonly [PlannedHost, ...PlannedHost[]];
  /** True on a host other than the allowed one: everything is `noindex`. */
  isStaging: boolean;
  network: NetworkData;
  /** Language and texts of the pages that belong to no country: those of the default country. */
  words: HostWords;
  head: string;
  rootHead: HeadData;
  /** hreflang alternates of the page at `/`, for the sitemap. */
  rootAlternates: HeadData["alternates"];
  hostLook: HostLook;
  /**
   * The site whose not-found page the network's host shows, without its other pages. Absent where every country has its
   * own host.
   */
  notFound?: SitePlan;
  /** Font parts with rare characters, which pages inline. */
  inlineFonts: PlannedFonts[];
  sites: SitePlan[];
  schedule: Schedule;
  /** Public files that belong to no country. */
  publicFiles: PublicFile[];
}

/** An RSS and Atom feed with the newest posts of a collection. */
export interface PlannedFeed {
  /** Collection, organisation and country: `News · Example India`. */
  title: string;
  description: string;
  /** BCP 47. */
  language: string;
  /** Default author: the organisation's name. */
  author: string;
  /** Path of the collection's list; the feed's files are below it. */
  path: string;
  /** Origin of the host, without final slash. */
  origin: string;
  /** Whether entries hold the posts' full texts. */
  isFull: boolean;
  /** Newest first. */
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Tag URI (RFC 4151). Stays the same when the post moves, as long as its former path is an alias. */
  id: string;
  page: PlannedPage;
  title: string;
  summary: string;
  /** Days, ISO 8601. */
  published: string;
  updated: string;
  author?: string;
  category?: string;
  /** Absolute URL of the post's picture. */
  picture?: string;
}
