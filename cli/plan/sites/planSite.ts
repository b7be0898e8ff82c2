import { findSite } from "../../config/routes/siteLinks.ts";
import { homeOn } from "../../config/routes/siteHosts.ts";
import { rootIcons } from "../brand/icon.ts";
import { hostSite } from "./countries.ts";
import { planFeeds } from "../seo/feeds.ts";
import { headOn, ownHeadTags } from "../seo/ownHeadTags.ts";
import { checkDocuments, checkListLinks } from "../pages/links.ts";
import { networkNotFoundPage, notFoundPage, searchPage } from "../pages/ownPages.ts";
import { checkOwner } from "./owner.ts";
import { variantsOf } from "../pictures/pictures.ts";
import type { PlannedPage, PlannedPages, SitePlan } from "../../model/plan.ts";
import type { Route } from "../../model/route.ts";
import { planPage } from "../pages/planPage.ts";
import { explainedTerms } from "../sections/settingsLists.ts";
import { sharesToDraw, shareProblems } from "../share/planShares.ts";
import { type Found, type Problem, problemsIn } from "../../core/problems/problem.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { siteData } from "./siteData.ts";
import { siteStyle } from "../brand/siteStyle.ts";
import { findRate } from "../../config/facts/checkFacts.ts";
import { citedIn } from "../../config/facts/citations.ts";
import type { Config, SiteConfig } from "../../model/config.ts";

/** Plans the pages of a site, and the files that they show. */
export function planSite(context: SiteContext): SitePlan {
  const { brand, site } = context;
  const planned = planRoutes(context, context.routes.ofSite(site.key));
  const { pages } = planned;
  const isHost = hostSite(context.config)?.key === site.key;
  const shares = [...planned.shares, ...(isHost ? [context.shares.root()] : [])];
  return {
    ...siteFrame(context),
    lastDays: planned.lastDays,
    pages,
    notFound: notFoundPage(context),
    search: site.config.search ? searchPage(context) : undefined,
    feeds: planFeeds(context, pages),
    assets: new Map([...brand.assets, ...planned.assets]),
    pictures: [...brand.pictures, ...variantsOf(context, new Set(planned.pictures))],
    shares: sharesToDraw(shares),
    publicFiles: [...context.publicFiles.values()].filter(({ path }) => findSite(context.config, path) === site),
    problems: [
      ...brand.problems,
      ...checkListLinks(context),
      ...checkDocuments(context),
      ...problemsIn([checkOwner(site, pages), checkRates(context.config, site, pages), shareProblems(shares, site)]),
      ...planned.problems,
      ...unpublishedProblems(context),
    ],
  };
}

/** Problems of drafts and scheduled pages, as if all were published, so that they are fixed before their date. */
function unpublishedProblems(context: SiteContext): Problem[] {
  const { site, unpublished } = context;
  const upcoming = unpublished.ofSite(site.key).filter((route) => unpublished.stateOf(route).is !== "expired");
  if (upcoming.length === 0) return [];
  return planRoutes({ ...context, routes: unpublished.withAll() }, upcoming).problems;
}

function planRoutes(context: SiteContext, routes: readonly Route[]): PlannedPages {
  const planned: PlannedPages = { pages: [], assets: [], pictures: [], shares: [], problems: [], lastDays: [] };
  for (const route of routes) {
    const copy = context.copies.get(route.content);
    if (copy) planPage(context, route, copy, planned);
  }
  return planned;
}

/** The plan of a site that consists of the network host's not-found page only. */
export const planNotFound = (context: SiteContext): SitePlan => ({
  ...siteFrame(context),
  problems: [],
  lastDays: [],
  pages: [],
  notFound: networkNotFoundPage(context),
  feeds: [],
  assets: new Map(context.brand.assets),
  pictures: context.brand.pictures,
  shares: [],
  publicFiles: [],
});

/** What all pages of a site share. */
function siteFrame(context: SiteContext) {
  const { site, brand, home, host, hosts, config, fonts, publicFiles } = context;
  const { all, nameOf } = brand.illustrations;
  // The icons at the root of the site's own host, unless the project has files of these names.
  const ownIcons = rootIcons(brand.icon).filter(({ name }) => home === "/" && !publicFiles.has(`/${site.key}/${name}`));
  return {
    key: site.key,
    country: site.country,
    hasTwins: config.network.llms,
    countryHome: homeOn(host, site.country),
    site: siteData(context),
    style: siteStyle(site.config.theme),
    head: ownHeadTags(headOn(host, hosts, [...config.network.head, ...site.config.head])),
    fonts,
    icon: { ...brand.icon, bitmaps: [...brand.icon.bitmaps, ...ownIcons] },
    manifest: brand.manifest,
    terms: explainedTerms(context),
    illustrations: { all, closing: nameOf("contact") },
  };
}

/** Reports currencies of cited facts that have no exchange rate to the readers' currency. */
function checkRates({ facts, sites }: Config, { key, locate }: SiteConfig, pages: readonly PlannedPage[]): Found {
  const { currency, ...config } = sites.find((site) => site.key === key)?.config ?? {};
  if (currency === undefined) return undefined;
  const cited = [...pages.flatMap(({ cites }) => cites), ...citedIn(JSON.stringify(config))];
  const others = new Set(cited.flatMap((id) => facts[id]?.currency ?? []));
  const missing = [...others].filter((other) => other !== currency && !findRate(facts, other, currency));
  if (missing.length === 0) return undefined;
  return {
    code: "missing-rate",
    severity: "warning",
    message: `There is no exchange rate from ${missing.join(", ")} to ${currency}`,
    why: "Pages of the site show these amounts only in the foreign currency.",
    hint: `Add a fact with \`rate: { from: ${missing[0]}, to: ${currency} }\` to countries/facts.yaml.`,
    place: locate(["currency"]),
  };
}
