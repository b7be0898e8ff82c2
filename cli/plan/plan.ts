import type { HeadData, PageData, PageDocument } from "../../runtime/site/page.ts";
import type { NetworkData, SiteData } from "../../runtime/site/site.ts";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import { indexRoutes, type RouteIndex } from "../config/routes/routeIndex.ts";
import { listRoutes, type Route } from "../config/routes/routes.ts";
import type { Content, PageCopy } from "../content/loadContent.ts";
import type { PictureFacts } from "../content/pictures/pictureFacts.ts";
import type { CopyText } from "../content/copyText.ts";
import type { CopyPlan } from "../content/renderCopy.ts";
import type { Problem } from "../report/problem.ts";
import { listAlternates } from "./alternates.ts";
import { pageHead } from "./head.ts";
import { checkListLinks, planLinks } from "./links.ts";
import { namedSites } from "./namedSites.ts";
import { networkData } from "./networkData.ts";
import { notFoundPage } from "./notFoundPage.ts";
import { copyTexts, NO_COPY, NO_TEXTS, planCopy } from "./pageCopy.ts";
import { listContent, pageContent, type PageFacts } from "./pageContent.ts";
import type { PictureForm } from "./pictureForms.ts";
import { copyPictures, sitePictures, type SitePictures } from "./pictures.ts";
import { listPosts, postLists, type Posts } from "./posts.ts";
import { planRedirects, type RedirectRule } from "./redirects.ts";
import type { World } from "./sections/map.ts";
import { siteData } from "./siteData.ts";
import { siteStyle } from "./siteStyle.ts";

/** One page, complete but for its copy, which is rendered when the page is. */
export interface PlannedPage extends Omit<PageDocument, "content"> {
  route: Route;
  /** The page in the languages of all countries, for the sitemap. */
  alternates: HeadData["alternates"];
  /** File that holds its copy. */
  source: string;
  content: PageFacts;
  copy: CopyPlan;
  /** Words of its copy. */
  words: number;
  /** The files that its copy comes from. */
  texts: CopyText[];
}

/** One country's site. */
export interface SitePlan {
  key: string;
  site: SiteData;
  /** CSS that stands inline in the head of its pages. */
  style: string;
  pages: PlannedPage[];
  notFound: PlannedPage;
  /** Drawings that its pages show, by file name in the country's folder. */
  assets: ReadonlyMap<string, string>;
  /** Files of the pictures that its pages show. */
  pictures: PictureForm[];
}

/** Everything that a build writes, as data. */
export interface Plan {
  /** Origin of the sites without final slash: `https://www.example.com`. */
  baseUrl: string;
  network: NetworkData;
  sites: SitePlan[];
  redirects: RedirectRule[];
}

/** The flags of all countries, by ISO 3166-1 alpha-2 in lower case. */
export interface Flags {
  /** A part of their addresses. */
  version: string;
  /** A small flag as `data:` URL, undefined for others. */
  inline(code: string): string | undefined;
}

interface Options {
  config: Config;
  content: Content;
  /** What is known of the files in `countries/images`. */
  pictures?: PictureFacts;
  /** Origin in place of the allowed host's. */
  baseUrl?: string | undefined;
  flags: Flags;
  /** Reads the drawing of the world; asked only when a page has a map. */
  world: () => World;
  /** Countries to plan pages for; all when empty. Links and siblings know every country all the same. */
  only?: readonly string[];
}

/** Makes the plan. Reports `broken-link` and what is wrong with pictures; expects configuration and content without errors, or plans what is sound. */
export function makePlan({
  config,
  content,
  pictures = new Map(),
  baseUrl = `https://${config.network.host.allowed}`,
  flags,
  world,
  only = [],
}: Options): { plan: Plan; problems: Problem[] } {
  const problems: Problem[] = [];
  const network = networkData(config, flags.version);
  const routes = indexRoutes(config.countries.flatMap((site) => listRoutes(config, site)));
  const versions: SiteContext["versions"] = new Map();
  const sites = config.countries
    .filter(({ key }) => only.length === 0 || only.includes(key))
    .map((site) =>
      planSite({
        config,
        site,
        routes,
        versions,
        copies: content.get(site.key) ?? new Map(),
        pictures: sitePictures({ country: site.key, facts: pictures, problems }),
        network,
        named: namedSites(network, site.key, config.network.order.most),
        baseUrl,
        problems,
        flags,
        world,
        assets: new Map(),
      }),
    );
  const pages = [
    "/",
    ...config.countries.flatMap(({ key }) => routes.ofCountry(key).map(({ path }) => path)),
    ...sites.flatMap((site) => site.pages.map(({ page }) => page.path)),
  ];
  const moved = planRedirects({ config, content, routes, pages, planned: sites.map(({ key }) => key) });
  problems.push(...moved.problems);
  return { plan: { baseUrl, network, sites, redirects: moved.redirects }, problems };
}

/** What the planners of one site share. */
export interface SiteContext {
  config: Config;
  site: SiteConfig;
  /** Routes of all countries. */
  routes: RouteIndex;
  /** Collects what pages of all countries that are paired have in common: where each is, by language. */
  versions: Map<string, HeadData["alternates"]>;
  /** The country's copy by content key. */
  copies: ReadonlyMap<string, PageCopy>;
  /** The country's pictures and the shared ones, by their names. */
  pictures: SitePictures;
  /** The country's posts of a group, newest first. */
  posts: (group: string) => Posts;
  network: NetworkData;
  flags: Flags;
  /** Countries that its pages name. */
  named: ReturnType<typeof namedSites>;
  baseUrl: string;
  world: () => World;
  /** Collects the drawings that pages show. */
  assets: Map<string, string>;
  /** Collects what is found on the way. */
  problems: Problem[];
}

function planSite(base: Omit<SiteContext, "posts">): SitePlan {
  const listed = new Map<string, Posts>();
  const context: SiteContext = {
    ...base,
    posts(group) {
      const posts = listed.get(group) ?? listPosts(base, group);
      listed.set(group, posts);
      return posts;
    },
  };
  checkListLinks(context);
  const own = context.routes.ofCountry(context.site.key);
  const pages = own.flatMap((listed): PlannedPage[] => {
    const copy = context.copies.get(listed.content);
    if (!copy) return [];
    const route = { ...listed, template: copy.data.template ?? listed.template };
    const markdown = { links: planLinks(context, copy), pictures: copyPictures(context.pictures, copy) };
    const content = pageContent(context, route, copy, markdown);
    const plannedCopy = planCopy(copy, markdown, content);
    const lists = route.template === "post-list" && route.group ? postLists(context, route.group) : undefined;
    return (lists ?? [undefined]).map((list): PlannedPage => {
      const at = list ? { ...route, path: list.list.href } : route;
      const shown = list ? listContent(content, list) : content;
      const head = pageHead(context, at, copy, shown);
      // Only the first page of a list has the group's copy.
      const further = list !== undefined && shown.heading !== content.heading;
      return {
        route: at,
        source: copy.source,
        alternates: listAlternates(context, at),
        page: pageData(context, at, content),
        content: shown,
        head,
        copy: further ? NO_COPY : plannedCopy,
        ...(further ? NO_TEXTS : copyTexts(copy)),
      };
    });
  });
  return {
    key: context.site.key,
    site: siteData(context, own),
    style: siteStyle(context.site.config.theme),
    pages,
    notFound: notFoundPage(context),
    assets: context.assets,
    pictures: context.pictures.forms(),
  };
}

function pageData({ routes, named }: SiteContext, route: Route, { sections }: PageFacts): PageData {
  const form = sections.find((section) => section.type === "form");
  const siblings = routes
    .ofPair(route.pair)
    .filter(({ country, role }) => country !== route.country && role !== "home")
    .filter(({ country }) => named.flagOrder.includes(country));
  return {
    path: route.path,
    template: route.template,
    layout: route.layout,
    siblings: Object.fromEntries(siblings.map(({ country, path }) => [country, path])),
    ...(form && { form: { id: form.id, heading: form.heading, ...(form.variant && { variant: form.variant }) } }),
  };
}
