import { networkPath, pathPrefix, servedPath, type Served } from "../../runtime/site/urls.ts";
import type { Config } from "./loadConfig.ts";
import { DEFAULT_TARGETS, type HostName } from "./schema/hostNames.ts";

/** A host: where the network is served, or one of its countries. */
export interface SiteHost extends Served {
  /** Key of the country that it serves; empty for the network's, which serves all others. */
  key: string;
  /** The one host name that serves the sites. */
  allowed: string;
  /** Other host names that lead here. */
  aliases: readonly string[];
  targets: readonly HostName[];
  /** Whether somebody has chosen them. */
  isChosen: boolean;
}

/** The hosts of a network. */
export interface SiteHosts {
  network: SiteHost;
  /** Those of single countries, in the order of the files. */
  own: readonly SiteHost[];
  /** All of them, the network's first. */
  all: readonly SiteHost[];
  /** The host that serves a site: by its key, or by any path of the network. */
  of(siteOrPath: string): SiteHost;
  /** True for another host than the configured one, and for drafts: search engines are to list nothing of it. */
  isStaging: boolean;
}

/**
 * The hosts that the configuration names.
 * @param baseUrl In place of the network's host. When its name is another one, all countries are on it, also those that have
 * hosts of their own: a staging build is one upload.
 */
export function siteHosts({ network, countries }: Pick<Config, "network" | "countries">, baseUrl?: string): SiteHosts {
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
  const own = (isStaging ? [] : countries).flatMap(({ key, config: { host } }): SiteHost[] =>
    host
      ? [
          {
            key,
            origin: `https://${host.allowed}`,
            base: host.path,
            folder: `/${key}/`,
            allowed: host.allowed,
            aliases: host.aliases,
            ...chosenTargets(host.targets ?? targets),
          },
        ]
      : [],
  );
  const byCountry = new Map(own.map((host) => [host.key, host]));
  return {
    network: shared,
    own,
    all: [shared, ...own],
    of: (siteOrPath) => byCountry.get(pathPrefix(siteOrPath)) ?? shared,
    isStaging,
  };
}

const chosenTargets = (targets: readonly HostName[] | undefined): Pick<SiteHost, "targets" | "isChosen"> => ({
  targets: targets ?? DEFAULT_TARGETS,
  isChosen: targets !== undefined,
});

/** Where a host serves the home of a site. */
export const homeOn = (host: SiteHost, site: string): string => servedPath(host, `/${site}/`);

/** The address of a service that is written as a path: each host has it below its own base. */
export const serviceOn = ({ base }: Pick<SiteHost, "base">, url: string): string =>
  url.startsWith("/") ? base + url.slice(1) : url;

/** The path of the network that a URL leads to; undefined for one of another host. */
export function pathOfUrl({ all }: Pick<SiteHosts, "all">, text: string): string | undefined {
  const url = new URL(text);
  const host = all.find(({ allowed, aliases }) => allowed === url.hostname || aliases.includes(url.hostname));
  return host && `${url.pathname}/`.startsWith(host.base) ? networkPath(host, url.pathname) : undefined;
}
