import type { Disclosed } from "../../../runtime/site/sections.ts";
import { planPrivacy, policyOf } from "../analytics/index.ts";
import { headPolicy } from "../seo/ownHeadTags.ts";
import { hasMenu, storeData, usedLayouts } from "../sites/siteData.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { groupBy } from "../../core/lookups.ts";
import { planForms } from "../forms/planForms.ts";

/** Lists the hosts that a visitor's browser contacts, and why. Each of them learns the visitor's IP address. */
export function discloseServices(site: SiteContext): Disclosed[] {
  const { t } = site;
  return [...groupBy(listUses(site), ([host]) => host)].map(([name, uses]) => ({
    name,
    text: [...new Set(uses.map(([, use]) => use))].join(" "),
    facts: [{ label: t("disclosure.learns"), values: [t("disclosure.address")] }],
  }));
}

type Use = [url: string, use: string];

function listUses(site: SiteContext): [host: string, use: string][] {
  const { t, network, config } = site;
  const { geoIp, contentApi } = network;
  const own = site.site.config;
  const detectsCountry = Object.values(usedLayouts(site)).some(({ detectCountry }) => detectCountry);
  const head = headPolicy([...config.network.head, ...own.head]);
  const { options, footerMenus } = own.store ? storeData(site, own.store) : { options: false, footerMenus: {} };
  const usesContentApi = options || Object.values(footerMenus).some(({ menuId }) => menuId !== undefined);
  const uses: [url: string | false | undefined, use: string][] = [
    ["/", t("disclosure.servesPages")],
    [own.contentApi && hasMenu(site) && contentApi?.base, t("disclosure.servesMenu")],
    [usesContentApi && contentApi?.base, t("disclosure.servesContent")],
    ...Object.values(planForms(site)).map(({ send }): Use => [send.url, t("disclosure.receivesForms")]),
    [network.sites.length > 1 && geoIp?.url, t("disclosure.findsHome")],
    [detectsCountry && geoIp?.url, t("disclosure.findsDialCode")],
    ...[...head.scripts, ...head.connect, ...head.images]
      .filter((url) => URL.canParse(url))
      .map((url): Use => [url, t("disclosure.servesScript")]),
    ...listProviders(site),
  ];
  return uses.flatMap(([url, use]): Use[] => (url ? [[hostOfUrl(site, url), use]] : []));
}

/** The host of a URL; the site's own for a path. */
export const hostOfUrl = ({ host }: SiteContext, url: string): string =>
  url.startsWith("/") ? host.allowed : new URL(url).host;

/** URLs that analytics providers contact, and whether they need consent. */
function listProviders(site: SiteContext): Use[] {
  const { t } = site;
  const privacy = planPrivacy(site, planForms(site));
  if (!privacy) return [];
  const { model, log, providers } = privacy;
  return [
    ...providers.flatMap(({ kind, cookies, needsConsent }) => {
      const { scripts, connect, images } = policyOf(kind, site.site.config);
      const what = t(cookies.length > 0 ? "disclosure.countsWithCookies" : "disclosure.counts");
      const when = t(needsConsent && model === "opt-in" ? "disclosure.ifAllowed" : "disclosure.unlessRejected");
      return [...scripts, ...connect, ...images].map((url): Use => [url, `${what} ${when}`]);
    }),
    ...(log === undefined ? [] : [[log, t("disclosure.logsChoices")] satisfies Use]),
  ];
}
