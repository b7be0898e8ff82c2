import { fallbackHome, onlyHome } from "../../runtime/site/homes.ts";
import type { HeadData } from "../../runtime/site/page.ts";
import { notFoundLayoutOf } from "../config/notFoundLayoutOf.ts";
import type { Route } from "../config/routes/routes.ts";
import { COUNTRY_LIST } from "./namedSites.ts";
import type { PlannedContent } from "./pageContent.ts";
import { NO_TEXT } from "./pageText.ts";
import type { PlannedPage } from "./plan.ts";
import type { SiteContext } from "./siteContext.ts";

type Context = Pick<SiteContext, "site" | "home" | "brand" | "t">;

/** The country's not-found page (docs/behaviour.md, Not-found page). */
export function notFoundPage({ site, home, brand, t }: Context): PlannedPage {
  const path = `${home}404.html`;
  const route: Route = {
    site: site.key,
    path,
    role: "not-found",
    template: "not-found",
    layout: notFoundLayoutOf(site.config),
    content: "not-found",
    pair: "not-found",
    noindex: true,
    from: ["notFoundLayout"],
  };
  const art = brand.illustrations.nameOf("not-found");
  const content: PlannedContent = {
    heading: "",
    summary: "",
    crumbs: [],
    ...(art !== undefined && { art }),
    facts: [],
    groups: [],
  };
  const head: HeadData = {
    title: t("page.title", { title: t("notFound.title"), brand: brand.data.name, country: site.config.name }),
    description: t("notFound.description"),
    canonical: "",
    noindex: true,
    alternates: [],
    social: [],
    jsonLd: [],
  };
  return {
    route,
    source: site.file,
    alternates: [],
    page: { path, template: "not-found", layout: route.layout, siblings: {} },
    content,
    head,
    cites: [],
    text: NO_TEXT,
    copy: { parts: [], faq: [], sections: [], links: {}, facts: {}, pictures: {} },
  };
}

/** The not-found page of the network's host: that of one of its countries, which leads to the homes of all. */
export function networkNotFoundPage(context: Context & Pick<SiteContext, "network" | "host">): PlannedPage {
  const { network, host, t } = context;
  const { page, content, head, ...rest } = notFoundPage(context);
  return {
    ...rest,
    page: { ...page, path: `${host.base}404.html` },
    content: {
      ...content,
      wayBack: fallbackHome(network),
      ...(onlyHome(network) === undefined && { countries: { id: COUNTRY_LIST, sites: network.sites } }),
    },
    head: { ...head, title: `${t("notFound.title")} | ${network.brand.name}` },
  };
}
