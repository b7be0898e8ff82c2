import type { FormConfig } from "../../../runtime/site/forms.ts";
import type { LayoutConfig } from "../../../runtime/site/layout.ts";
import type { PrivacyData } from "../../../runtime/site/privacy.ts";
import { planPrivacy } from "../analytics/index.ts";
import { planForms } from "../forms/planForms.ts";
import { usedLayouts } from "../sites/siteData.ts";
import type { SiteContext } from "../../model/siteContext.ts";

export const siteForms = (site: SiteContext): FormConfig[] =>
  Object.values(planForms(site, site.routes.ofSite(site.site.key)));

/** The layouts that a site's pages use. */
export const siteLayouts = (site: SiteContext): LayoutConfig[] =>
  Object.values(usedLayouts(site, site.routes.ofSite(site.site.key)));

/** Data of the site's privacy banner; undefined without analytics. */
export const sitePrivacy = (site: SiteContext): PrivacyData | undefined =>
  planPrivacy(site, planForms(site, site.routes.ofSite(site.site.key)));

/** The host of a URL; the site's own for a path. */
export const hostOfUrl = ({ host }: SiteContext, url: string): string =>
  url.startsWith("/") ? host.allowed : new URL(url).host;
