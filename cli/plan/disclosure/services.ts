import type { Disclosed } from "../../../runtime/site/sections.ts";
import { policyOf } from "../analytics/index.ts";
import { headPolicy } from "../seo/ownHeadTags.ts";
import { hasMenu, storeData } from "../sites/siteData.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { groupBy } from "../../core/lookups.ts";
import { hostOfUrl, siteForms, siteLayouts, sitePrivacy } from "./siteUse.ts";

/** Lists the hosts that a visitor's browser contacts, and why. Each of them learns the visitor's IP address. */
export function discloseServices(site: SiteContext): Disclosed[] {
  const { t } = site;
  return [...groupBy(listUses(site), ([host]) => host)].map(([name, uses]) => ({
    name,
    text: [...new Set(uses.map(([, use]) => use))].join(" "),
    facts: [{ label: t("disclosure.learns"), values: [t("disclosure.address")] }],
  }));
}

function listUses(site: SiteContext): [host: string, use: string][] {
  const { t, network, host, config } = site;
  const { geoIp } = network;
  const detectsCountry = siteLayouts(site).some(({ detectCountry }) => detectCountry);
  const head = headPolicy([...config.network.head, ...site.site.config.head]);
  const { store } = site.site.config;
  const { options, footerMenus } = store ? storeData(site, store) : { options: false, footerMenus: {} };
  const usesContentApi = options || Object.values(footerMenus).some(({ menuId }) => menuId !== undefined);
  const uses: [url: string, use: string][] = [
    ["/", t("disclosure.servesPages")],
    ...(network.contentApi && site.site.config.contentApi && hasMenu(site)
      ? [[network.contentApi.base, t("disclosure.servesMenu")] satisfies [string, string]]
      : []),
    ...(network.contentApi && usesContentApi
      ? [[network.contentApi.base, t("disclosure.servesContent")] satisfies [string, string]]
      : []),
    ...siteForms(site).map(({ send }): [string, string] => [send.url, t("disclosure.receivesForms")]),
    ...(geoIp && network.sites.length > 1 ? [[geoIp.url, t("disclosure.findsHome")] satisfies [string, string]] : []),
    ...(geoIp && detectsCountry ? [[geoIp.url, t("disclosure.findsDialCode")] satisfies [string, string]] : []),
    ...[...head.scripts, ...head.connect, ...head.images]
      .filter((url) => URL.canParse(url))
      .map((url): [string, string] => [url, t("disclosure.servesScript")]),
    ...listProviders(site),
  ];
  return uses.map(([url, use]) => [url === "/" ? host.allowed : hostOfUrl(site, url), use]);
}

/** URLs that analytics providers contact, and whether they need consent. */
function listProviders(site: SiteContext): [url: string, use: string][] {
  const { t } = site;
  const privacy = sitePrivacy(site);
  if (!privacy) return [];
  const { model, log, providers } = privacy;
  return [
    ...providers.flatMap(({ kind, cookies, needsConsent }) => {
      const { scripts, connect, images } = policyOf(kind, site.site.config);
      const what = t(cookies.length > 0 ? "disclosure.countsWithCookies" : "disclosure.counts");
      const when = t(needsConsent && model === "opt-in" ? "disclosure.ifAllowed" : "disclosure.unlessRejected");
      return [...scripts, ...connect, ...images].map((url): [string, string] => [url, `${what} ${when}`]);
    }),
    ...(log === undefined ? [] : [[log, t("disclosure.logsChoices")] satisfies [string, string]]),
  ];
}
