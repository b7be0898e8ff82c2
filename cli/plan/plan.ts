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
  /** The share picture. */
  preview?: PagePreview;
  copy: CopyPlan;
  /** Hash of its Markdown without front matter, independent of file paths; empty without Markdown. */
  text: string;
}

/** One country's site. */
export interface SitePlan {
  key: string;
  country: string;
  /** Problems found in its pages. */
  problems: Problem[];
  /** Days on which structured data of its pages expires, past ones included; ISO 8601. */
  lastDays: string[];
  /** Path of its country's home. */
  countryHome: string;
  site: SiteData;
  /** Inline CSS of its pages. */
  style: string;
  /** HTML of the project's own `<head>` elements. */
  head: string;
  pages: PlannedPage[];
  notFound: PlannedPage;
  /** The search page; absent on a site without search. */
  search?: PlannedPage;
  feeds: PlannedFeed[];
  /** Whether each page is also written as Markdown. */
  hasTwins: boolean;
  /** Texts of drawings, calendars and other small files, keyed by file name in the country's folder. */
  assets: ReadonlyMap<string, string>;
  /** Output files of pictures. */
  pictures: PictureForm[];
  /** Share pictures to draw. */
  shares: ShareForm[];
  fonts: PlannedFonts;
  icon: PlannedIcon;
  /** File name of the web app manifest. */
  manifest?: string;
  /** Illustrations for the renderer. */
  illustrations: Illustrations;
  /** Terms that the pages explain. */
  terms: ExplainedTerm[];
  /** Public files that are copied into its folder. */
  publicFiles: PublicFile[];
}

/** Pages that have no route in the configuration. */
export const ownPages = ({ notFound, search }: Pick<SitePlan, "notFound" | "search">): PlannedPage[] => [
  notFound,
  ...(search ? [search] : []),
];

/** Language and texts of the pages that belong to no country. */
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
  /** HTML of the project's own `<head>` elements, for the host's pages. */
  head: string;
  /** Head of the page at `/`. */
  rootHead: HeadData;
  /** hreflang alternates of the page at `/`, for the sitemap. */
  rootAlternates: HeadData["alternates"];
  /** Style and icons of the pages that belong to no country. */
  hostLook: HostLook;
  /**
   * The site whose not-found page the network's host shows, without its other pages. Absent where every country has its
   * own host.
   */
  notFound?: SitePlan;
  /** Font parts with rare characters, which pages inline. */
  inlineFonts: Pick<PlannedFonts, "characters">[];
  sites: SitePlan[];
  /** The published pages at the build's instant. */
  schedule: Schedule;
  /** Public files that belong to no country. */
  publicFiles: PublicFile[];
}

interface Options {
  config: Config;
  content: Content;
  /** Metadata of all pictures. */
  pictures?: PictureIndex;
  /** Public files, which are copied unchanged. */
  publicFiles?: readonly PublicFile[];
  /** Base URL that replaces the network's host. */
  baseUrl?: string | undefined;
  flags: Flags;
  /** Files of the brand. */
  brandFiles?: BrandFiles;
  /** Metadata of the fonts, and the version of the font cutter. */
  fonts?: FontOptions;
  /** Returns the outline of a letter. */
  letter?: ReadLetter;
  licences?: KnownLicences;
  /** Reads the world map; called only for pages with a map. */
  world: () => World;
  /** The published pages. */
  schedule: Schedule;
  /** Countries to plan pages for; all when empty. Links and counterparts still cover every country. */
  only?: readonly string[];
}

/** Makes the plan and reports, for example, `broken-link`. With errors in the input it plans the valid part. */
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
  const configuredHosts = siteHosts(config, baseUrl);
  // A build with drafts must not be indexed.
  const hosts = schedule.drafts === "build" ? { ...configuredHosts, isStaging: true } : configuredHosts;
  const { brand: networkBrand, look } = planNetworkBrand(config, { files, letter }, fontOptions);
  const network = networkData({ config, hosts, flagVersion: flags.version, brand: networkBrand.data });
  const configured = config.sites.flatMap((site) => listRoutes(config, site));
  const toServedPath = (route: Route): Route => {
    const path = servedPath(hosts.of(route.site), route.path);
    return path === route.path ? route : { ...route, path };
  };
  const visibleRoutes = configured
    .filter((route) => schedule.isShown(route))
    .map((route) => (hasSamples(content, route) ? { ...route, noindex: true } : route));
  const routes = indexRoutes(visibleRoutes, toServedPath);
  const unpublished = indexUnpublished(configured, schedule, toServedPath);
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
  const notFound = notFoundSite(config, hosts);
  const pages = [
    "/",
    ...visibleRoutes.map(({ path }) => path),
    ...sites.flatMap(({ key, pages }) => pages.map(({ page }) => networkPath(hosts.of(key), page.path))),
  ];
  const redirects = planRedirects({
    config,
    content,
    routes,
    schedule,
    hosts,
    pages,
    publicPaths: [...byPath.keys()],
    planned: sites.map(({ key }) => key),
  });
  const hostPlans = planHosts({
    hosts,
    network,
    sites: config.sites,
    head: config.network.head,
    redirects: redirects.redirects,
    gone: redirects.gone,
  });
  const words = hostWords(config);
  const homes = rootAlternates(config, routes, alternates);
  return {
    plan: {
      hosts: hostPlans,
      isStaging: configuredHosts.isStaging,
      network,
      words,
      rootHead: rootHead({
        host: hostPlans[0],
        network,
        words,
        // In a large network alternates are only in the sitemaps.
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
      ...(notFound && { notFound: planNotFound(contextOf(notFound)) }),
      inlineFonts: fonts.inline,
      sites,
      schedule,
      publicFiles: publicFiles.filter(({ path }) => !config.countries.some(({ key }) => key === pathPrefix(path))),
    },
    problems: [
      ...schedule.problems,
      ...networkBrand.problems,
      ...fonts.problems,
      ...shareFontProblems(config.sites, fontOptions.share),
      ...sites.flatMap(({ problems }) => problems),
      ...redirects.problems,
      ...checkPublicFiles(publicFiles, config, pages),
    ],
  };
}

function hostWords(config: Config): HostWords {
  const site = hostSite(config);
  return site ? { language: site.language, texts: textsOfSite(config, site) } : { language: "en", texts: {} };
}

/** Whether a page shows placeholder testimonials: it is then `noindex`, and no alternate of other pages. */
const hasSamples = (content: Content, { site, content: key }: Route): boolean =>
  content
    .get(site)
    ?.get(key)
    ?.data.sections?.some(
      (section) => section.type === "testimonials" && section.placeholder && section.items.length > 0,
    ) === true;
