import { networkPath, pathPrefix, servedPath, type Served } from "../../../runtime/site/urls.ts";
import type { Config } from "../../model/config.ts";
import type { HostingService } from "../schema/network/hostingServices.ts";

export interface SiteHost extends Served {
  /** Key of the country that owns it; empty for the network's, which serves all others. */
  key: string;
  /** The one host name that serves the sites. */
  allowed: string;
  /** Other host names, which redirect here. */
  aliases: readonly string[];
  targets: readonly HostingService[];
  /** Whether `targets` are configured. */
  isChosen: boolean;
}

export interface SiteHosts {
  network: SiteHost;
  /** Hosts of single countries, in the order of files. */
  own: readonly SiteHost[];
  /** All hosts, the network's first. */
  all: readonly SiteHost[];
  /** The host that serves a site, by site key or network path. */
  of(siteOrPath: string): SiteHost;
  /** True on a host other than the configured one, and for drafts: nothing may be indexed. */
  isStaging: boolean;
}

/**
 * The hosts of the configuration.
 * @param baseUrl Replaces the network's host. With another host name (a staging build, which is a single upload), all
 * countries are served there, even those with their own host.
 */
export function siteHosts({ network, countries }: Config, baseUrl?: string): SiteHosts {
  const { allowed, aliases, targets, path } = network.host;
  const url = new URL(baseUrl ?? `https://${allowed}${path}`);
  const isStaging = url.hostname !== allowed;
  const shared: SiteHost = {
    key: "",
    origin: url.origin,
    base: url.pathname.replace(/\/*$/, "/"),
    folder: "/",
    allowed: url.hostname,
    aliases: isStaging ? [] : aliases,
    ...chosenTargets(targets),
  };
  const own = (isStaging ? [] : countries).flatMap(({ key, config: { host } }): SiteHost | [] => {
    if (!host) return [];
    const { allowed, aliases, path: base } = host;
    const chosen = chosenTargets(host.targets ?? targets);
    return { key, origin: `https://${allowed}`, base, folder: `/${key}/`, allowed, aliases, ...chosen };
  });
  const byCountry = new Map(own.map((host) => [host.key, host]));
  return {
    network: shared,
    own,
    all: [shared, ...own],
    of: (siteOrPath) => byCountry.get(pathPrefix(siteOrPath)) ?? shared,
    isStaging,
  };
}

const chosenTargets = (targets: readonly HostingService[] | undefined): Pick<SiteHost, "targets" | "isChosen"> => ({
  targets: targets ?? ["netlify"],
  isChosen: targets !== undefined,
});

export const homeOn = (host: SiteHost, site: string): string => servedPath(host, `/${site}/`);

/** Address of a service on a host; a path is below the host's base. */
export const serviceOn = ({ base }: Pick<SiteHost, "base">, url: string): string =>
  url.startsWith("/") ? base + url.slice(1) : url;

/** The network path of a URL; undefined for other hosts. */
export function pathOfUrl({ all }: SiteHosts, text: string): string | undefined {
  const url = new URL(text);
  const host = all.find(({ allowed, aliases }) => allowed === url.hostname || aliases.includes(url.hostname));
  return host && `${url.pathname}/`.startsWith(host.base) ? networkPath(host, url.pathname) : undefined;
}
