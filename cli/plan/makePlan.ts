import { textsOfSite } from "../config/loadConfig.ts";
import type { Config, SiteConfig } from "../model/config.ts";
import { indexRoutes, listRoutes } from "../config/routes/routes.ts";
import type { Route } from "../model/route.ts";
import type { Content } from "../model/content.ts";
import type { Problem } from "../core/problems/problem.ts";
import { networkPath, pathPrefix, servedPath } from "../../runtime/site/urls.ts";
import { siteHosts } from "../config/routes/siteHosts.ts";
import { pairAlternates } from "./seo/alternates.ts";
import { planNetworkBrand } from "./brand/networkBrand.ts";
import type { Plan } from "../model/plan.ts";
import { hostFonts, planSiteFonts } from "./fonts/planFonts.ts";
import { checkPublicFiles } from "./network/checkPublicFiles.ts";
import { contextOfSite } from "./sites/contextOfSite.ts";
import { planHosts } from "./network/planHosts.ts";
import { headOn, ownHeadTags } from "./seo/ownHeadTags.ts";
import { hostSite } from "./sites/countries.ts";
import { networkData } from "./network/networkData.ts";
import { previewOn } from "./share/pagePreview.ts";
import { shareFontProblems } from "./share/shareLook.ts";
import { notFoundSite } from "./pages/ownPages.ts";
import { planNotFound, planSite } from "./sites/planSite.ts";
import { planRedirects } from "./network/redirects.ts";
import { rootHead } from "./seo/rootHead.ts";
import { type Schedule, indexUnpublished } from "./schedule/schedule.ts";
import type { PackageData, ProjectFiles } from "../model/siteContext.ts";

interface Options {
  config: Config;
  content: Content;
  files: ProjectFiles;
  packageData: PackageData;
  /** Base URL that replaces the network's host. */
  baseUrl?: string | undefined;
  schedule: Schedule;
  /** Countries to plan pages for; all when empty. Links and counterparts still cover every country. */
  only?: readonly string[];
}

/** Makes the plan and reports, for example, `broken-link`. With errors in the input it plans the valid part. */
export function makePlan({ config, content, files, packageData, baseUrl, schedule, only = [] }: Options): {
  plan: Plan;
  problems: Problem[];
} {
  const configuredHosts = siteHosts(config, baseUrl);
  // A build with drafts must not be indexed.
  const hosts = schedule.drafts === "build" ? { ...configuredHosts, isStaging: true } : configuredHosts;
  const { brand, look } = planNetworkBrand(config, files, packageData.letter);
  const network = networkData({ config, hosts, packageData }, brand.data);
  const configured = config.sites.flatMap((site) => listRoutes(config, site));
  const toServedPath = (route: Route): Route => {
    const path = servedPath(hosts.of(route.site), route.path);
    return path === route.path ? route : { ...route, path };
  };
  const visibleRoutes = configured
    .filter((route) => schedule.isShown(route))
    .map((route) => (hasSamples(content, route) ? { ...route, noindex: true } : route));
  const routes = indexRoutes(visibleRoutes, toServedPath);
  const { alternates, rootAlternates } = pairAlternates(config, routes, hosts);
  const fonts = planSiteFonts(config, files.fonts);
  const publicFiles = new Map(files.publicFiles.map((file) => [file.path, file]));
  const common = {
    config,
    content,
    files,
    pictures: files.pictures,
    publicFiles,
    packageData,
    today: schedule.today,
    hosts,
    routes,
    unpublished: indexUnpublished(configured, schedule, toServedPath),
    alternates,
    fonts,
  };
  // A context is released with its site's plan; only the root's preview needs one afterwards.
  const contextOf = (site: SiteConfig) => contextOfSite(common, site);
  const host = hostSite(config);
  const hostContext = host && contextOf(host);
  const sites = config.sites
    .filter(({ country }) => only.length === 0 || only.includes(country))
    .map((site) => planSite(site === host && hostContext ? hostContext : contextOf(site)));
  const pages = [
    "/",
    ...visibleRoutes.map(({ path }) => path),
    ...sites.flatMap((site) => site.pages.map(({ page }) => networkPath(hosts.of(site.key), page.path))),
  ];
  const { problems, ...rules } = planRedirects({
    ...common,
    schedule,
    pages,
    planned: sites.map(({ key }) => key),
  });
  const plannedHosts = planHosts(config, hosts, network, rules);
  const hostKey = host?.key ?? "";
  const words = host ? { language: host.language, texts: textsOfSite(config, host) } : { language: "en", texts: {} };
  const notFound = notFoundSite(config, hosts);
  return {
    plan: {
      hosts: plannedHosts,
      isStaging: configuredHosts.isStaging,
      network,
      words,
      rootHead: rootHead({
        host: plannedHosts[0],
        network,
        words,
        // In a large network alternates are only in the sitemaps.
        alternates: network.sites.length > config.network.order.most ? [] : rootAlternates,
        hasContacts: config.sites.some((site) => !site.config.contacts.placeholder),
        preview: previewOn(hosts.of(hostKey), hostContext?.shares.root().picture),
      }),
      rootAlternates,
      head: ownHeadTags(headOn(hosts.network, hosts, config.network.head)),
      hostLook: { ...look, style: look.style + hostFonts(fonts.of(hostKey), network, hostKey) },
      notFound: notFound && planNotFound(contextOf(notFound)),
      inlineFonts: fonts.inline,
      sites,
      schedule,
      publicFiles: files.publicFiles.filter(
        ({ path }) => !config.countries.some(({ key }) => key === pathPrefix(path)),
      ),
    },
    problems: [
      ...schedule.problems,
      ...brand.problems,
      ...fonts.problems,
      ...shareFontProblems(config.sites, files.fonts.share),
      ...sites.flatMap((site) => site.problems),
      ...problems,
      ...checkPublicFiles(files.publicFiles, config, pages),
    ],
  };
}

/** Whether a page shows placeholder testimonials: it is then `noindex`, and no alternate of other pages. */
const hasSamples = (content: Content, { site, content: key }: Route): boolean =>
  content
    .get(site)
    ?.get(key)
    ?.data.sections?.some(
      (section) => section.type === "testimonials" && section.placeholder && section.items.length > 0,
    ) === true;
