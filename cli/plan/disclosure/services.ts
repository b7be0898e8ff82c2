import type { Disclosed } from "../../../runtime/site/sections.ts";
import { headPolicy } from "../headTags.ts";
import { hasMenu } from "../siteData.ts";
import type { SiteContext } from "../siteContext.ts";
import { hostOfUrl, siteForms, siteLayouts } from "./siteUse.ts";

/** The hosts that a visitor's browser contacts by itself, and what for. Each of them learns the visitor's IP address. */
export function discloseServices(site: SiteContext): Disclosed[] {
  const { t } = site;
  const uses = new Map<string, Set<string>>();
  for (const [host, use] of listUses(site)) uses.set(host, (uses.get(host) ?? new Set()).add(use));
  return [...uses].map(([name, purposes]) => ({
    name,
    text: [...purposes].join(" "),
    facts: [{ label: t("disclosure.learns"), values: [t("disclosure.address")] }],
  }));
}

function listUses(site: SiteContext): [host: string, use: string][] {
  const { t, network, host, config } = site;
  const { geoIp } = network;
  const detects = siteLayouts(site).some(({ detectCountry }) => detectCountry);
  const head = headPolicy([...config.network.head, ...site.site.config.head]);
  const uses: [url: string, use: string][] = [
    ["/", t("disclosure.servesPages")],
    ...(network.contentApi && site.site.config.contentApi && hasMenu(site)
      ? [[network.contentApi.base, t("disclosure.servesMenu")] satisfies [string, string]]
      : []),
    ...siteForms(site).map(({ send }): [string, string] => [send.url, t("disclosure.receivesForms")]),
    ...(geoIp && network.sites.length > 1 ? [[geoIp.url, t("disclosure.findsHome")] satisfies [string, string]] : []),
    ...(geoIp && detects ? [[geoIp.url, t("disclosure.findsDialCode")] satisfies [string, string]] : []),
    ...[...head.scripts, ...head.connect, ...head.images]
      .filter((url) => URL.canParse(url))
      .map((url): [string, string] => [url, t("disclosure.servesScript")]),
  ];
  return uses.map(([url, use]) => [url === "/" ? host.allowed : hostOfUrl(site, url), use]);
}
