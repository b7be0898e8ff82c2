import { findSite } from "../config/routes/findSite.ts";
import { homeOn } from "../config/siteHosts.ts";
import { headOn, headTags } from "./headTags.ts";
import { checkDocuments, checkListLinks } from "./links.ts";
import { networkNotFoundPage, notFoundPage } from "./notFoundPage.ts";
import { checkOwner } from "./owner.ts";
import { formsOf } from "./pictures.ts";
import type { SitePlan } from "./plan.ts";
import { planPage } from "./planPage.ts";
import { explainedTerms } from "./terms.ts";
import type { SiteContext } from "./siteContext.ts";
import { siteData } from "./siteData.ts";
import { siteStyle } from "./siteStyle.ts";

/** Plans the pages of one country, and the files that they show. */
export function planSite(context: SiteContext): SitePlan {
  const { brand, copies, site } = context;
  const planned = context.routes.ofSite(site.key).flatMap((route) => {
    const copy = copies.get(route.content);
    return copy ? [planPage(context, route, copy)] : [];
  });
  const pages = planned.flatMap((route) => route.pages);
  return {
    ...sharedPlan(context),
    pages,
    notFound: notFoundPage(context),
    assets: new Map([...brand.assets, ...planned.flatMap(({ assets }) => assets)]),
    pictures: [
      ...brand.pictures,
      ...formsOf(
        context,
        planned.flatMap(({ pictures }) => pictures),
      ),
    ],
    publicFiles: [...context.publicFiles.values()].filter(({ path }) => findSite(context.config, path) === site),
    problems: [
      ...brand.problems,
      ...checkListLinks(context),
      ...checkDocuments(context),
      ...checkOwner(site, pages),
      ...planned.flatMap(({ problems }) => problems),
    ],
  };
}

/** The site with no page but the not-found page of the network's host. */
export const planNotFound = (context: SiteContext): SitePlan => ({
  ...sharedPlan(context),
  problems: [],
  pages: [],
  notFound: networkNotFoundPage(context),
  assets: new Map(context.brand.assets),
  pictures: context.brand.pictures,
  publicFiles: [],
});

/** What all pages of the site share. */
function sharedPlan(
  context: SiteContext,
): Omit<SitePlan, "problems" | "pages" | "notFound" | "assets" | "pictures" | "publicFiles"> {
  const { site, brand, host, hosts, config, fonts } = context;
  const closing = brand.illustrations.nameOf("contact");
  return {
    key: site.key,
    country: site.country,
    countryHome: homeOn(host, site.country),
    site: siteData(context, context.routes.ofSite(site.key)),
    style: siteStyle(site.config.theme),
    head: headTags(headOn(host, hosts, [...config.network.head, ...site.config.head])),
    fonts,
    icon: brand.icon,
    ...(brand.manifest !== undefined && { manifest: brand.manifest }),
    terms: explainedTerms(context),
    illustrations: { all: brand.illustrations.all, ...(closing !== undefined && { closing }) },
  };
}
