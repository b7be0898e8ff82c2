import { findSite } from "../config/routes/findSite.ts";
import { homeOn } from "../config/siteHosts.ts";
import type { Problem } from "../report/problem.ts";
import { headOn, headTags } from "./headTags.ts";
import { checkDocuments, checkListLinks } from "./links.ts";
import { notFoundPage } from "./notFoundPage.ts";
import { formsOf } from "./pictures.ts";
import type { SitePlan } from "./plan.ts";
import { planPage } from "./planPage.ts";
import { explainedTerms } from "./terms.ts";
import type { SiteContext } from "./siteContext.ts";
import { siteData } from "./siteData.ts";
import { siteStyle } from "./siteStyle.ts";

/** Plans the pages of one country, and the files that they show. */
export function planSite(context: SiteContext): { plan: SitePlan; problems: Problem[] } {
  const { site, copies, brand } = context;
  const closing = brand.illustrations.nameOf("contact");
  const own = context.routes.ofSite(site.key);
  const planned = own.flatMap((route) => {
    const copy = copies.get(route.content);
    return copy ? [planPage(context, route, copy)] : [];
  });
  return {
    plan: {
      key: site.key,
      country: site.country,
      countryHome: homeOn(context.host, site.country),
      site: siteData(context, own),
      style: siteStyle(site.config.theme),
      head: headTags(headOn(context.host, context.hosts, [...context.config.network.head, ...site.config.head])),
      pages: planned.flatMap(({ pages }) => pages),
      notFound: notFoundPage(context),
      assets: new Map([...brand.assets, ...planned.flatMap(({ assets }) => assets)]),
      pictures: [
        ...brand.pictures,
        ...formsOf(
          context,
          planned.flatMap(({ pictures }) => pictures),
        ),
      ],
      fonts: context.fonts,
      icon: brand.icon,
      ...(brand.manifest !== undefined && { manifest: brand.manifest }),
      illustrations: { all: brand.illustrations.all, ...(closing !== undefined && { closing }) },
      terms: explainedTerms(context),
      publicFiles: [...context.publicFiles.values()].filter(({ path }) => findSite(context.config, path) === site),
    },
    problems: [
      ...brand.problems,
      ...checkListLinks(context),
      ...checkDocuments(context),
      ...planned.flatMap(({ problems }) => problems),
    ],
  };
}
