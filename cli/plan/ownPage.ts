import type { HeadData } from "../../runtime/site/page.ts";
import type { Route } from "../config/routes/routes.ts";
import type { PlannedContent } from "./pageContent.ts";
import type { PlannedPage } from "./plan.ts";
import type { SiteContext } from "./siteContext.ts";

interface OwnPage extends Pick<Route, "path" | "role" | "layout" | "from"> {
  /** Name of the template, which is also the content key and the illustration's name. */
  template: "not-found" | "search";
  title: string;
  description: string;
}

/** Plans a page that has no route in the configuration and no copy. It is `noindex`. */
export function ownPage(
  { site, brand, t }: Pick<SiteContext, "site" | "brand" | "t">,
  { path, role, layout, from, template, title, description }: OwnPage,
): PlannedPage {
  const route: Route = {
    site: site.key,
    path,
    role,
    template,
    layout,
    content: template,
    pair: template,
    noindex: true,
    from,
  };
  const art = brand.illustrations.nameOf(template);
  const content: PlannedContent = {
    heading: "",
    summary: "",
    crumbs: [],
    ...(art !== undefined && { art }),
    facts: [],
    groups: [],
  };
  const head: HeadData = {
    title: t("page.title", { title, brand: brand.data.name, country: site.config.name }),
    description,
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
    page: { path, template, layout, siblings: {} },
    content,
    head,
    cites: [],
    text: "",
    copy: { parts: [], faq: [], sections: [], links: {}, facts: {}, pictures: {} },
  };
}
