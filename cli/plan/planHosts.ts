import type { NetworkData } from "../../runtime/site/site.ts";
import { addressFrom, servedPath } from "../../runtime/site/urls.ts";
import type { SiteConfig } from "../config/loadConfig.ts";
import { bySpecificity } from "../config/routes/redirects.ts";
import { homeOn, type SiteHost, type SiteHosts } from "../config/siteHosts.ts";
import type { HeadElementConfig } from "../config/schema/head.ts";
import { analyticsPolicy } from "./analytics/index.ts";
import { headOn, headPolicy, joinPolicies, type HeadPolicy } from "./headTags.ts";
import type { RedirectRule } from "./redirects.ts";

/** A host, and what it serves. */
export interface PlannedHost extends SiteHost {
  /** Keys of its countries. */
  countries: string[];
  /** Paths of their homes. */
  homes: string[];
  /** Homes of all its sites, planned or not: each country's, behind those of its further languages. */
  folders: string[];
  /** Those of them that search engines may list. */
  listed: string[];
  /** Search engines are to list nothing of it: on a staging host, and where the contacts of all its countries are placeholders. */
  isUnlisted: boolean;
  /** Rules as the host meets them. */
  redirects: RedirectRule[];
  /** Addresses that are gone for good: paths, or prefixes that end in `/*`. */
  gone: string[];
  /** What the heads of its pages, and what counts their visits, ask of the policy: one for all pages of the host. */
  policy: HeadPolicy;
}

interface Options {
  hosts: SiteHosts;
  network: Pick<NetworkData, "sites">;
  sites: readonly SiteConfig[];
  /** The network's own elements of the head. */
  head: readonly HeadElementConfig[];
  /** With the paths of the network. */
  redirects: readonly RedirectRule[];
  /** Paths of the network that are gone. */
  gone: readonly string[];
}

/** Gives each host its sites, and its rules as paths of its own. */
export function planHosts({ hosts, network, sites, head, redirects, gone }: Options): [PlannedHost, ...PlannedHost[]] {
  const plan = (host: SiteHost): PlannedHost => {
    const countries = network.sites.map(({ key }) => key).filter((key) => hosts.of(key) === host);
    const own = countries.flatMap((key) => sites.filter(({ country }) => country === key).reverse());
    const listed = own.filter(({ config }) => !hosts.isStaging && !config.contacts.placeholder);
    return {
      ...host,
      countries,
      homes: countries.map((key) => homeOn(host, key)),
      folders: own.map(({ key }) => homeOn(host, key)),
      listed: listed.map(({ key }) => homeOn(host, key)),
      isUnlisted: hosts.isStaging || (own.length > 0 && listed.length === 0),
      redirects: bySpecificity([
        ...redirects.filter(({ from }) => from.startsWith(host.folder)).map((rule) => serveRule(hosts, host, rule)),
        ...(host === hosts.network ? hosts.own.map((own) => moveCountry(host, own)) : []),
      ]),
      gone: gone.filter((path) => path.startsWith(host.folder)).map((path) => servedPath(host, path)),
      policy: joinPolicies([
        headPolicy(headOn(host, hosts, [...head, ...own.flatMap(({ config }) => config.head)])),
        ...own.map(({ config }) => analyticsPolicy(config)),
      ]),
    };
  };
  return [plan(hosts.network), ...hosts.own.map(plan)];
}

/** A rule on one of the hosts. That of the network has those of all countries: a former address of theirs takes one hop. */
const serveRule = (hosts: SiteHosts, host: SiteHost, rule: RedirectRule): RedirectRule => ({
  ...rule,
  from: servedPath(host, rule.from),
  to: rule.to.startsWith("/") ? targetOn(host, hosts.of(rule.to), rule.to) : rule.to,
});

/** From a country's place on the network's host to the host of its own: an address that was published is never lost. */
const moveCountry = (from: SiteHost, to: SiteHost): RedirectRule => ({
  from: `${servedPath(from, to.folder)}*`,
  to: targetOn(from, to, `${to.folder}*`),
  status: 301,
});

function targetOn(from: SiteHost, to: SiteHost, path: string): string {
  const served = servedPath(to, path);
  // What a `*` carries over could make another host of a root without origin.
  return served === "/*" ? to.origin + served : addressFrom(from, to, served);
}
