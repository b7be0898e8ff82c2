import type { Disclosed } from "../../../runtime/site/sections.ts";
import type { SiteData } from "../../../runtime/site/site.ts";
import { policyOf } from "../sites/analytics.ts";
import { headPolicy } from "../seo/ownHeadTags.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { groupBy } from "../../core/lookups.ts";

/** Lists the hosts that a visitor's browser contacts, and why. Each of them learns the visitor's IP address. */
export function discloseServices(site: SiteContext, data: SiteData): Disclosed[] {
  const { t } = site;
  const uses = [...listUses(site, data), ...listProviders(site, data)].flatMap(([url, use]) =>
    url ? { url, use } : [],
  );
  return [...groupBy(uses, ({ url }) => hostOfUrl(site, url))].map(([name, found]) => ({
    name,
    text: [...new Set(found.map(({ use }) => use))].join(" "),
    facts: [{ label: t("disclosure.learns"), values: [t("disclosure.address")] }],
  }));
}

/** A URL, if the site uses it, and for what. */
type Use = [url: string | false | undefined, use: string];

function listUses({ t, network, config, site }: SiteContext, { menuId, store, forms, layouts }: SiteData): Use[] {
  const { geoIp, contentApi } = network;
  const head = headPolicy([...config.network.head, ...site.config.head]);
  const usesContentApi =
    store?.options || Object.values(store?.footerMenus ?? {}).some((menu) => menu.menuId !== undefined);
  const detectsCountry = Object.values(layouts).some(({ detectCountry }) => detectCountry);
  return [
    ["/", t("disclosure.servesPages")],
    [menuId !== undefined && contentApi?.base, t("disclosure.servesMenu")],
    [usesContentApi && contentApi?.base, t("disclosure.servesContent")],
    ...Object.values(forms).map(({ send }): Use => [send.url, t("disclosure.receivesForms")]),
    [network.sites.length > 1 && geoIp?.url, t("disclosure.findsHome")],
    [detectsCountry && geoIp?.url, t("disclosure.findsDialCode")],
    ...[...head.scripts, ...head.connect, ...head.images].map((url): Use => [
      URL.canParse(url) && url,
      t("disclosure.servesScript"),
    ]),
  ];
}

/** URLs that analytics providers contact, and whether they need consent. */
function listProviders({ t, site }: SiteContext, { privacy }: SiteData): Use[] {
  if (!privacy) return [];
  const { model, log, providers } = privacy;
  return [
    ...providers.flatMap(({ kind, cookies, needsConsent }) => {
      const { scripts, connect, images } = policyOf(kind, site.config);
      const what = t(cookies.length > 0 ? "disclosure.countsWithCookies" : "disclosure.counts");
      const when = t(needsConsent && model === "opt-in" ? "disclosure.ifAllowed" : "disclosure.unlessRejected");
      return [...scripts, ...connect, ...images].map((url): Use => [url, `${what} ${when}`]);
    }),
    [log, t("disclosure.logsChoices")],
  ];
}

/** The host of a URL; the site's own for a path. */
export const hostOfUrl = ({ host }: SiteContext, url: string): string =>
  url.startsWith("/") ? host.allowed : new URL(url).host;
