import type { Illustrations } from "../../runtime/site/brand.ts";
import type { HeadData, PageDocument } from "../../runtime/site/page.ts";
import type { NetworkData, SiteData } from "../../runtime/site/site.ts";
import { textsOf, type Texts } from "../../runtime/site/text.ts";
import { textsOfSite, type Config, type SiteConfig } from "../config/loadConfig.ts";
import { networkIn } from "../config/loadNetworks.ts";
import { themeColours } from "../config/theme/themeColours.ts";
import { indexRoutes } from "../config/routes/routeIndex.ts";
import { listRoutes, type Route } from "../config/routes/routes.ts";
import { NO_BRAND_FILES, type BrandFiles } from "../content/brandFiles.ts";
import type { CopyPlan } from "../content/copyPlan.ts";
import type { Content } from "../content/loadContent.ts";
import type { PictureIndex } from "../content/pictures/pictureMetadata.ts";
import type { Problem } from "../report/problem.ts";
import type { PublicFile } from "../content/publicFiles.ts";
import { pathPrefix } from "../../runtime/site/urls.ts";
import { pairAlternates } from "./alternates.ts";
import type { ReadLetter } from "./brand/brandContext.ts";
import type { PlannedIcon } from "./brand/icon.ts";
import { planNetworkBrand, type HostLook } from "./brand/networkBrand.ts";
import { planBrand } from "./brand/planBrand.ts";
import type { PlannedFonts } from "./fonts/planFonts.ts";
import { hostFonts } from "./fonts/hostFonts.ts";
import { NO_FONT_OPTIONS, planSiteFonts, type FontOptions } from "./fonts/siteFonts.ts";
import { checkPublicFiles } from "./checkPublicFiles.ts";
import { headTags } from "./headTags.ts";
import { hostSite } from "./countryName.ts";
import { namedSites } from "./namedSites.ts";
import { networkData } from "./networkData.ts";
import type { PlannedContent } from "./pageContent.ts";
import type { PictureForm } from "./pictureForms.ts";
import { planSite } from "./planSite.ts";
import { collectPosts } from "./posts.ts";
import { planRedirects, type RedirectRule } from "./redirects.ts";
import type { World } from "./sections/map.ts";
import type { Flags } from "./siteContext.ts";

/** One page, complete but for its copy, which is rendered when the page is. */
export interface PlannedPage extends Omit<PageDocument, "content"> {
  route: Route;
  /** The page in the languages of all countries, for the sitemap. */
  alternates: HeadData["alternates"];
  /** File that holds its copy. */
  source: string;
  content: PlannedContent;
  copy: CopyPlan;
}

/** One country's site. */
export interface SitePlan {
  key: string;
  /** Key of its country. */
  country: string;
  site: SiteData;
  /** CSS that is inline in the head of its pages. */
  style: string;
  /** The project's own elements of the head. */
  head: string;
  pages: PlannedPage[];
  notFound: PlannedPage;
  /** Drawings that its pages show, and other small files, by file name in the country's folder. */
  assets: ReadonlyMap<string, string>;
  /** Files of the pictures that its pages show. */
  pictures: PictureForm[];
  fonts: PlannedFonts;
  icon: PlannedIcon;
  /** File of its web app manifest. */
  manifest?: string;
  /** What the renderer of its pages is given beside the site's data. */
  illustrations: Illustrations;
  /** Files that are copied into its folder as they are. */
  publicFiles: PublicFile[];
}

/** Language and words of the host's own pages. */
export interface HostWords {
  language: string;
  texts: Texts;
}

/** Everything that a build writes, as data. */
export interface Plan {
  /** Origin of the sites without final slash: `https://www.example.com`. */
  baseUrl: string;
  /** True for another host than the allowed one: search engines are to list nothing of it. */
  isStaging: boolean;
  network: NetworkData;
  /** Language and words of the pages that belong to no country: those of the country that stands for all. */
  host: HostWords;
  /** The project's own elements in the head of the host's pages. */
  head: string;
  /** What the pages that belong to no country look like. */
  hostLook: HostLook;
  /** Fonts of further characters that pages of any country bring along. */
  inlineFonts: Pick<PlannedFonts, "characters">[];
  sites: SitePlan[];
  /** Homes of all sites, planned or not: each country's, behind those of its further languages. */
  folders: string[];
  redirects: RedirectRule[];
  /** Files that belong to no country and are copied as they are. */
  publicFiles: PublicFile[];
}

interface Options {
  config: Config;
  content: Content;
  /** What is known of the files in `countries/images`. */
  pictures?: PictureIndex;
  /** Files that are copied as they are. */
  publicFiles?: readonly PublicFile[];
  /** Origin in place of the allowed host's. */
  baseUrl?: string | undefined;
  flags: Flags;
  /** Drawings and pictures of the brand. */
  brandFiles?: BrandFiles;
  /** What is known of the fonts, and the version of what cuts them. */
  fonts?: FontOptions;
  /** Gives the outline of a letter. */
  letter?: ReadLetter;
  /** Reads the drawing of the world; called only where a page has a map. */
  world: () => World;
  /** Countries to plan pages for; all when empty. Links and siblings know every country all the same. */
  only?: readonly string[];
}

/** Makes the plan. Reports `broken-link` and what is wrong with pictures; expects configuration and content without errors, or plans what is sound. */
export function makePlan({
  config,
  content,
  pictures = new Map(),
  publicFiles = [],
  baseUrl = `https://${config.network.host.allowed}`,
  flags,
  brandFiles: files = NO_BRAND_FILES,
  fonts: fontOptions = NO_FONT_OPTIONS,
  letter = () => undefined,
  world,
  only = [],
}: Options): { plan: Plan; problems: Problem[] } {
  const isStaging = new URL(baseUrl).hostname !== config.network.host.allowed;
  const { brand: common, look } = planNetworkBrand(config, { files, letter }, fontOptions);
  const network = networkData(config, flags.version, common.data);
  const routes = indexRoutes(config.sites.flatMap((site) => listRoutes(config, site)));
  const alternates = pairAlternates(config, routes, baseUrl);
  const fonts = planSiteFonts(config, fontOptions);
  const hostKey = hostSite(config)?.key ?? "";
  const byPath = new Map(publicFiles.map((file) => [file.path, file]));
  const planned = config.sites
    .filter(({ country }) => only.length === 0 || only.includes(country))
    .map((site) => {
      const inLanguage = configFor(config, site);
      const copies = content.get(site.key) ?? new Map();
      const texts = textsOfSite(config, site);
      const t = textsOf(texts, site.language);
      const brand = planBrand({
        brand: site.config.brand,
        country: site.country,
        home: `/${site.key}/`,
        colours: themeColours(site.config.theme),
        files,
        letter,
        locate: (path) => site.locate(["brand", ...path]),
      });
      const network = networkData(inLanguage, flags.version, brand.data, site);
      const named = namedSites(network, site, config.network.order.most);
      const posts = collectPosts({ config: inLanguage, site, routes, copies, t, brand });
      const shared = {
        config: inLanguage,
        routes,
        alternates,
        pictures,
        publicFiles: byPath,
        network,
        baseUrl,
        isStaging,
        flags,
        world,
      };
      return planSite({ ...shared, site, texts, t, copies, named, posts, brand, fonts: fonts.of(site.key) });
    });
  const sites = planned.map(({ plan }) => plan);
  const pages = [
    "/",
    ...config.sites.flatMap(({ key }) => routes.ofSite(key).map(({ path }) => path)),
    ...sites.flatMap((site) => site.pages.map(({ page }) => page.path)),
  ];
  const moved = planRedirects({
    config,
    content,
    routes,
    pages,
    publicPaths: [...byPath.keys()],
    planned: sites.map(({ key }) => key),
  });
  return {
    plan: {
      baseUrl,
      isStaging,
      network,
      host: hostWords(config),
      head: headTags(config.network.head),
      hostLook: { ...look, style: look.style + hostFonts(fonts.of(hostKey), network, hostKey) },
      inlineFonts: fonts.inline,
      sites,
      folders: network.sites.flatMap(({ key }) =>
        config.sites
          .filter(({ country }) => country === key)
          .map((site) => `/${site.key}/`)
          .reverse(),
      ),
      redirects: moved.redirects,
      publicFiles: publicFiles.filter(({ path }) => !config.countries.some(({ key }) => key === pathPrefix(path))),
    },
    problems: [
      ...common.problems,
      ...fonts.problems,
      ...planned.flatMap(({ problems }) => problems),
      ...moved.problems,
      ...checkPublicFiles(publicFiles, config.sites, pages),
    ],
  };
}

/** The configuration with the network's settings in the language of a site. */
function configFor(config: Config, { language }: SiteConfig): Config {
  const network = networkIn(config, language);
  return network === config.network ? config : { ...config, network };
}

function hostWords(config: Config): HostWords {
  const site = hostSite(config);
  return site ? { language: site.language, texts: textsOfSite(config, site) } : { language: "en", texts: {} };
}
