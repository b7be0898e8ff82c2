import type { Route } from "../../model/route.ts";
import type { PlannedPage, SitePlan } from "../../model/plan.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { fallbackHome, onlyHome } from "../../../runtime/site/site.ts";
import { notFoundLayoutOf } from "../../config/routes/routes.ts";
import { SEARCH_FOLDER } from "../../../runtime/site/searchFiles.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import type { SiteHosts } from "../../config/routes/siteHosts.ts";
import { barOrder, COUNTRY_LIST, hostSite } from "../sites/countries.ts";

const TEXTS = {
  "not-found": { title: "notFound.title", description: "notFound.description" },
  search: { title: "search.title", description: "search.description" },
} as const;

interface OwnPage extends Pick<Route, "path" | "layout" | "from"> {
  /** Name of the template, which is also the role, the content key and the illustration's name. */
  template: keyof typeof TEXTS;
}

/** Plans a page that has no route in the configuration and no copy. It is `noindex`. */
function ownPage({ site, brand, t }: SiteContext, { path, layout, from, template }: OwnPage): PlannedPage {
  const page = { path, template, layout };
  const texts = TEXTS[template];
  const names = { title: t(texts.title), brand: brand.data.name, country: site.config.name };
  return {
    route: { ...page, site: site.key, role: template, content: template, pair: template, noindex: true, from },
    source: site.file,
    alternates: [],
    page: { ...page, siblings: {} },
    content: {
      heading: "",
      summary: "",
      crumbs: [],
      art: brand.illustrations.nameOf(template),
      facts: [],
      groups: [],
    },
    head: {
      title: t("page.title", names),
      description: t(texts.description),
      canonical: "",
      noindex: true,
      alternates: [],
      social: [],
      jsonLd: [],
    },
    cites: [],
    text: "",
    copy: { parts: [], faq: [], sections: [], links: {}, facts: {}, pictures: {} },
  };
}

/** Pages that have no route in the configuration. */
export const ownPages = ({ notFound, search }: SitePlan): PlannedPage[] => [notFound, ...(search ? [search] : [])];

/** The country's not-found page (docs/behaviour.md, Not-found page). */
export const notFoundPage = (context: SiteContext): PlannedPage =>
  ownPage(context, {
    path: `${context.home}404.html`,
    template: "not-found",
    layout: notFoundLayoutOf(context.site.config),
    from: ["notFoundLayout"],
  });

/** The not-found page of the network's host: a country's page that links to the homes of all countries. */
export function networkNotFoundPage(context: SiteContext): PlannedPage {
  const { network, host, t } = context;
  const { page, content, head, ...rest } = notFoundPage(context);
  return {
    ...rest,
    page: { ...page, path: `${host.base}404.html` },
    content: {
      ...content,
      wayBack: fallbackHome(network),
      countries: onlyHome(network) === undefined ? { id: COUNTRY_LIST, sites: network.sites } : undefined,
    },
    head: { ...head, title: `${t("notFound.title")} | ${network.brand.name}` },
  };
}

export const searchPath = ({ home }: SiteContext): string => home + SEARCH_FOLDER;

/** The search page (docs/search.md). Its content is made in the browser. */
export const searchPage = (context: SiteContext): PlannedPage =>
  ownPage(context, {
    path: searchPath(context),
    template: "search",
    layout: context.site.config.layout,
    from: ["search"],
  });

/** The layout that every network has. */
const DEFAULT_LAYOUT = "default";

/**
 * The country whose header and footer the not-found page of the network's host shows: preferably one with its not-found
 * page in the default layout, the default country first. Undefined where every country has its own host.
 */
export function notFoundSite(config: Config, hosts: SiteHosts): SiteConfig | undefined {
  const preferred = hostSite(config);
  const ordered = [...(preferred ? [preferred] : []), ...barOrder(config)];
  const candidates = ordered.filter(({ key }) => hosts.of(key) === hosts.network);
  return candidates.find(({ config: own }) => notFoundLayoutOf(own) === DEFAULT_LAYOUT) ?? candidates[0];
}
