import { textsOfSite } from "../config/loadConfig.ts";
import type { Config, SiteConfig } from "../model/config.ts";
import { indexRoutes, listRoutes } from "../config/routes/routes.ts";
import type { Route } from "../model/route.ts";
import type { BrandFiles, PublicFile } from "../content/brandAndPublicFiles.ts";
import type { Content } from "../model/content.ts";
import type { PictureIndex } from "../content/pictures/pictureMetadata.ts";
import type { Problem } from "../core/problems/problem.ts";
import { networkPath, pathPrefix, servedPath } from "../../runtime/site/urls.ts";
import { siteHosts } from "../config/routes/siteHosts.ts";
import { pairAlternates, rootAlternates } from "./seo/alternates.ts";
import { planNetworkBrand } from "./brand/networkBrand.ts";
import type { HostWords, Plan } from "../model/plan.ts";
import { hostFonts, planSiteFonts, type FontOptions } from "./fonts/siteFonts.ts";
import { checkPublicFiles } from "./network/checkPublicFiles.ts";
import { contextOfSite } from "./sites/contextOfSite.ts";
import { planHosts } from "./network/planHosts.ts";
import { headOn, ownHeadTags } from "./seo/ownHeadTags.ts";
import { hostSite } from "./sites/countryName.ts";
import { networkData } from "./network/networkData.ts";
import { rootPreview } from "./share/pagePreview.ts";
import type { PlannedShares } from "./share/planShares.ts";
import { shareFontProblems, shareFonts } from "./share/shareFonts.ts";
import { notFoundSite } from "./pages/ownPages.ts";
import { planNotFound, planSite } from "./sites/planSite.ts";
import { planRedirects } from "./network/redirects.ts";
import { rootHead } from "./seo/rootHead.ts";
import { type Schedule, indexUnpublished } from "./schedule/schedule.ts";
import type { PackageData } from "../model/siteContext.ts";

/** Files of a project besides its texts. */
export interface ProjectFiles {
  /** Metadata of all pictures. */
  pictures: PictureIndex;
  brandFiles: BrandFiles;
  /** Metadata of the fonts, and the version of the font cutter. */
  fonts: FontOptions;
  /** Files that are copied unchanged. */
  publicFiles: readonly PublicFile[];
}

interface Options {
  config: Config;
  content: Content;
  files: ProjectFiles;
  packageData: PackageData;
  /** Base URL that replaces the network's host. */
  baseUrl?: string | undefined;
  /** The published pages. */
  schedule: Schedule;
  /** Countries to plan pages for; all when empty. Links and counterparts still cover every country. */
  only?: readonly string[];
}

/** Makes the plan and reports, for example, `broken-link`. With errors in the input it plans the valid part. */
export function makePlan({
  config,
  content,
  files: { pictures, brandFiles: files, fonts: fontOptions, publicFiles },
  packageData,
  baseUrl,
  schedule,
  only = [],
}: Options): { plan: Plan; problems: Problem[] } {
  const configuredHosts = siteHosts(config, baseUrl);
  // A build with drafts must not be indexed.
  const hosts = schedule.drafts === "build" ? { ...configuredHosts, isStaging: true } : configuredHosts;
  const { brand: networkBrand, look } = planNetworkBrand(config, { files, letter: packageData.letter }, fontOptions);
  const network = networkData({ config, hosts, flagVersion: packageData.flags.version, brand: networkBrand.data });
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
    publicFiles: byPath,
    packageData,
    files,
    today: schedule.today,
    hosts,
    routes,
    unpublished,
    alternates,
    fonts,
    shareOptions: {
      fontsOf: (site: string) => shareFonts(fontOptions.facts.get(site) ?? {}, fontOptions.share.get(site) ?? []),
      versions: [packageData.flags.version, fontOptions.cutter],
    },
  };
  const contextOf = (site: SiteConfig) => contextOfSite(shared, site);
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
      head: ownHeadTags(headOn(hosts.network, hosts, config.network.head)),
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
