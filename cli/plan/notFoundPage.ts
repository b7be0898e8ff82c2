import { fallbackHome, onlyHome } from "../../runtime/site/homes.ts";
import { notFoundLayoutOf } from "../config/notFoundLayoutOf.ts";
import { COUNTRY_LIST } from "./namedSites.ts";
import { ownPage } from "./ownPage.ts";
import type { PlannedPage } from "./plan.ts";
import type { SiteContext } from "./siteContext.ts";

type Context = Pick<SiteContext, "site" | "home" | "brand" | "t">;

/** The country's not-found page (docs/behaviour.md, Not-found page). */
export const notFoundPage = (context: Context): PlannedPage =>
  ownPage(context, {
    path: `${context.home}404.html`,
    role: "not-found",
    template: "not-found",
    layout: notFoundLayoutOf(context.site.config),
    title: context.t("notFound.title"),
    description: context.t("notFound.description"),
    from: ["notFoundLayout"],
  });

/** The not-found page of the network's host: a country's page that links to the homes of all countries. */
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
