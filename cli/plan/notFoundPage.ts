import type { HeadData } from "../../runtime/site/page.ts";
import type { Route } from "../config/routes/routes.ts";
import type { PageFacts } from "./pageContent.ts";
import { NO_COPY, NO_TEXTS } from "./pageCopy.ts";
import type { PlannedPage, SiteContext } from "./plan.ts";

/** The country's not-found page; its texts are the spec's, section 2, and stand in its template. */
export function notFoundPage({ site, network }: Pick<SiteContext, "site" | "network">): PlannedPage {
  const path = `/${site.key}/404.html`;
  const route: Route = {
    country: site.key,
    path,
    role: "not-found",
    template: "not-found",
    layout: site.config.notFoundLayout,
    content: "not-found",
    pair: "not-found",
    noindex: true,
    from: ["notFoundLayout"],
  };
  const content: PageFacts = {
    heading: "",
    summary: "",
    crumbs: [],
    key: "not-found",
    facts: [],
    sections: [],
    groups: [],
  };
  const head: HeadData = {
    title: `Page not found | ${network.brand.name} ${site.config.name}`,
    description: "The page could not be found.",
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
    copy: NO_COPY,
    ...NO_TEXTS,
  };
}
