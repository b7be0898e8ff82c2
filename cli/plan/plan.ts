import type { Illustrations } from "../../runtime/site/brand.ts";
import type { HeadData, PageDocument } from "../../runtime/site/page.ts";
import type { NetworkData, SiteData } from "../../runtime/site/site.ts";
import type { Texts } from "../../runtime/site/text.ts";
import { textsOfSite, type Config, type SiteConfig } from "../config/loadConfig.ts";
import { indexRoutes } from "../config/routes/routeIndex.ts";
import { listRoutes, type Route } from "../config/routes/routes.ts";
import { NO_BRAND_FILES, type BrandFiles } from "../content/brandFiles.ts";
import type { CopyPlan } from "../content/copyPlan.ts";
import type { ExplainedTerm } from "../content/markTerms.ts";
import type { Content } from "../content/loadContent.ts";
import type { PictureIndex } from "../content/pictures/pictureMetadata.ts";
import type { Problem } from "../report/problem.ts";
import type { PublicFile } from "../content/publicFiles.ts";
import { networkPath, pathPrefix, servedPath } from "../../runtime/site/urls.ts";
import { siteHosts } from "../config/siteHosts.ts";
import { pairAlternates, rootAlternates } from "./alternates.ts";
import type { ReadLetter } from "./brand/brandContext.ts";
import type { PlannedIcon } from "./brand/icon.ts";
import { planNetworkBrand, type HostLook } from "./brand/networkBrand.ts";
import { NO_LICENCES, type KnownLicences } from "../licences/knownLicences.ts";
import type { PlannedFonts } from "./fonts/planFonts.ts";
import type { PlannedFeed } from "./feeds.ts";
import { hostFonts } from "./fonts/hostFonts.ts";
import { NO_FONT_OPTIONS, planSiteFonts, type FontOptions } from "./fonts/siteFonts.ts";
import { checkPublicFiles } from "./checkPublicFiles.ts";
import { contextOfSite } from "./contextOfSite.ts";
import { planHosts, type PlannedHost } from "./planHosts.ts";
import { headOn, headTags } from "./headTags.ts";
import { hostSite } from "./countryName.ts";
import { networkData } from "./networkData.ts";
import type { PlannedContent } from "./pageContent.ts";
import type { PictureForm } from "./pictureForms.ts";
import { rootPreview, type PagePreview } from "./share/pagePreview.ts";
import type { PlannedShares } from "./share/planShares.ts";
import type { ShareForm } from "./share/shareDrawing.ts";
import { shareFontProblems, shareFonts } from "./share/shareFonts.ts";
import { notFoundSite } from "./notFoundSite.ts";
import { planNotFound, planSite } from "./planSite.ts";
import { planRedirects } from "./redirects.ts";
import { rootHead } from "./rootHead.ts";
import type { Schedule } from "./schedule/schedule.ts";
import { indexUnpublished } from "./schedule/unpublishedIndex.ts";
import type { World } from "./sections/map.ts";
import type { Flags } from "./siteContext.ts";

/** One page, complete but for its copy, which is rendered when the page is. */
export interface PlannedPage extends Omit<PageDocument, "content"> {
  route: Route;
  /** Day on which its content was changed last, as its front matter says; ISO 8601. */
  modified?: string;
  /** The page in the languages of all countries, for the sitemap. */
  alternates: HeadData["alternates"];
  /** File that holds its copy. */
  source: string;
  content: PlannedContent;
  /** Ids of the facts that it shows, in its copy or in sections. */
  cites: string[];
  /** The picture of its link previews. */
  preview?: PagePreview;
  copy: CopyPlan;
  /** Hash of its Markdown without front matter, wherever its files are; empty where it has none. */
  text: string;
}

/** One country's site. */
export interface SitePlan {
  key: string;
  /** Key of its country. */
  country: string;
  /** What was found in its pages. */
  problems: Problem[];
  /** Last days on which what its pages tell search engines of is true, past ones included; ISO 8601. */
  lastDays: string[];
  /** Path of its country's home. */
  countryHome: string;
  site: SiteData;
  /** CSS that is inline in the head of its pages. */
  style: string;
  /** The project's own elements of the head. */
  head: string;
  pages: PlannedPage[];
  notFound: PlannedPage;
  /** The page of results; absent on a site without search. */
  search?: PlannedPage;
  feeds: PlannedFeed[];
  /** Whether its pages are written as Markdown, too. */
  hasTwins: boolean;
  /** Drawings that its pages show, calendars, and other small files, by file name in the country's folder. */
  assets: ReadonlyMap<string, string>;
  /** Files of the pictures that its pages show. */
  pictures: PictureForm[];
  /** Files of the share pictures that are drawn for its pages. */
  shares: ShareForm[];
  fonts: PlannedFonts;
  icon: PlannedIcon;
  /** File of its web app manifest. */
  manifest?: string;
  /** What the renderer of its pages is given beside the site's data. */
  illustrations: Illustrations;
  /** The terms that its pages explain. */
  terms: ExplainedTerm[];
  /** Files that are copied into its folder as they are. */
  publicFiles: PublicFile[];
}

/** The pages of a site that its configuration does not list. */
export const ownPages = ({ notFound, search }: Pick<SitePlan, "notFound" | "search">): PlannedPage[] => [
  notFound,
  ...(search ? [search] : []),
];

/** Language and words of the host's own pages. */
export interface HostWords {
  language: string;
  texts: Texts;
}

/** Everything that a build writes, as data. */
export interface Plan {
  /** The hosts and what each serves, the network's first. */
  hosts: readonly [PlannedHost, ...PlannedHost[]];
  /** True for another host than the allowed one: search engines are to list nothing of it. */
  isStaging: boolean;
  network: NetworkData;
  /** Language and words of the pages that belong to no country: those of the country that stands for all. */
  words: HostWords;
  /** The project's own elements in the head of the host's pages. */
  head: string;
  /** What the head of the page at `/` says. */
  rootHead: HeadData;
  /** The homes of all countries and the page at `/`, as the sitemap says them. */
  rootAlternates: HeadData["alternates"];
  /** What the pages that belong to no country look like. */
  hostLook: HostLook;
  /**
   * The site of which the not-found page of the network's host is one, without its other pages. Absent where every country
   * has a host of its own.
   */
  notFound?: SitePlan;
  /** Fonts of further characters that pages of any country bring along. */
  inlineFonts: Pick<PlannedFonts, "characters">[];
  sites: SitePlan[];
  /** Which pages there are at the instant for which it was made. */
  schedule: Schedule;
  /** Files that belong to no country and are copied as they are. */
  publicFiles: PublicFile[];
}

interface Options {
  config: Config;
  content: Content;
  /** What is known of the pictures of pages. */
  pictures?: PictureIndex;
  /** Files that are copied as they are. */
  publicFiles?: readonly PublicFile[];
  /** Address in place of the network's host. */
  baseUrl?: string | undefined;
  flags: Flags;
  /** Drawings and pictures of the brand. */
  brandFiles?: BrandFiles;
  /** What is known of the fonts, and the version of what cuts them. */
  fonts?: FontOptions;
  /** Gives the outline of a letter. */
  letter?: ReadLetter;
  licences?: KnownLicences;
  /** Reads the drawing of the world; called only where a page has a map. */
  world: () => World;
  /** Which pages are published. */
  schedule: Schedule;
  /** Countries to plan pages for; all when empty. Links and siblings know every country all the same. */
  only?: readonly string[];
}

/** Makes the plan. Reports `broken-link` and what is wrong with pictures; expects configuration and content without errors, or plans what is sound. */
export function makePlan({
  config,
  content,
  pictures = new Map(),
  publicFiles = [],
  baseUrl,
  flags,
  brandFiles: files = NO_BRAND_FILES,
  fonts: fontOptions = NO_FONT_OPTIONS,
  letter = () => undefined,
  licences = NO_LICENCES,
  world,
  schedule,
  only = [],
}: Options): { plan: Plan; problems: Problem[] } {
  const served = siteHosts(config, baseUrl);
  // What is not published yet is not for search engines.
  const hosts = schedule.drafts === "build" ? { ...served, isStaging: true } : served;
  const { brand: common, look } = planNetworkBrand(config, { files, letter }, fontOptions);
  const network = networkData({ config, hosts, flagVersion: flags.version, brand: common.data });
  const configured = config.sites.flatMap((site) => listRoutes(config, site));
  const serve = (route: Route): Route => {
    const path = servedPath(hosts.of(route.site), route.path);
    return path === route.path ? route : { ...route, path };
  };
  const shown = configured
    .filter((route) => schedule.isShown(route))
    .map((route) => (hasSamples(content, route) ? { ...route, noindex: true } : route));
  const routes = indexRoutes(shown, serve);
  const unpublished = indexUnpublished(configured, schedule, serve);
  const alternates = pairAlternates(config, routes, hosts);
  const fonts = planSiteFonts(config, fontOptions);
  const host = hostSite(config);
  const hostKey = host?.key ?? "";
  const byPath = new Map(publicFiles.map((file) => [file.path, file]));
  const shared = {
    config,
    content,
    pictures,
    flags,
    files,
    letter,
    licences,
    world,
    today: schedule.today,
    hosts,
    routes,
    unpublished,
    alternates,
    fonts,
    shareOptions: {
      fontsOf: (site: string) => shareFonts(fontOptions.facts.get(site) ?? {}, fontOptions.share.get(site) ?? []),
      versions: [flags.version, fontOptions.cutter],
    },
  };
  const contextOf = (site: SiteConfig) => contextOfSite({ ...shared, publicFiles: byPath }, site);
  let shares: PlannedShares | undefined;
  const sites = config.sites
    .filter(({ country }) => only.length === 0 || only.includes(country))
    .map((site) => {
      const context = contextOf(site);
      if (site === host) shares = context.shares;
      return planSite(context);
    });
  shares ??= host && contextOf(host).shares;
  const lost = notFoundSite(config, hosts);
  const pages = [
    "/",
    ...shown.map(({ path }) => path),
    ...sites.flatMap(({ key, pages }) => pages.map(({ page }) => networkPath(hosts.of(key), page.path))),
  ];
  const moved = planRedirects({
    config,
    content,
    routes,
    schedule,
    hosts,
    pages,
    publicPaths: [...byPath.keys()],
    planned: sites.map(({ key }) => key),
  });
  const planned = planHosts({
    hosts,
    network,
    sites: config.sites,
    head: config.network.head,
    redirects: moved.redirects,
    gone: moved.gone,
  });
  const words = hostWords(config);
  const homes = rootAlternates(config, routes, alternates);
  return {
    plan: {
      hosts: planned,
      isStaging: served.isStaging,
      network,
      words,
      rootHead: rootHead({
        host: planned[0],
        network,
        words,
        // Those of a large network are in its sitemaps only.
        alternates: network.sites.length > config.network.order.most ? [] : homes,
        hasContacts: config.sites.some((site) => !site.config.contacts.placeholder),
        preview: rootPreview(shares?.root(), hosts.of(hostKey)),
      }),
      rootAlternates: homes,
      head: headTags(headOn(hosts.network, hosts, config.network.head)),
      hostLook: {
        ...look,
        style: look.style + hostFonts(fonts.of(hostKey), network, hostKey),
      },
      ...(lost && { notFound: planNotFound(contextOf(lost)) }),
      inlineFonts: fonts.inline,
      sites,
      schedule,
      publicFiles: publicFiles.filter(({ path }) => !config.countries.some(({ key }) => key === pathPrefix(path))),
    },
    problems: [
      ...schedule.problems,
      ...common.problems,
      ...fonts.problems,
      ...shareFontProblems(config.sites, fontOptions.share),
      ...sites.flatMap(({ problems }) => problems),
      ...moved.problems,
      ...checkPublicFiles(publicFiles, config, pages),
    ],
  };
}

function hostWords(config: Config): HostWords {
  const site = hostSite(config);
  return site ? { language: site.language, texts: textsOfSite(config, site) } : { language: "en", texts: {} };
}

/** Whether a page shows voices that nobody has said: search engines then list it nowhere, also as the counterpart of others. */
const hasSamples = (content: Content, { site, content: key }: Route): boolean =>
  content
    .get(site)
    ?.get(key)
    ?.data.sections?.some(
      (section) => section.type === "testimonials" && section.placeholder && section.items.length > 0,
    ) === true;
