import type { NetworkData } from "../../../runtime/site/site.ts";
import { addressFrom, servedPath } from "../../../runtime/site/urls.ts";
import type { Config } from "../../model/config.ts";
import { bySpecificity } from "../../config/routes/redirects.ts";
import { homeOn, type SiteHost, type SiteHosts } from "../../config/routes/siteHosts.ts";
import { analyticsPolicy } from "../sites/analytics.ts";
import { headOn, headPolicy, joinPolicies } from "../seo/ownHeadTags.ts";
import type { RedirectRule } from "./redirects.ts";

/** A host with what it serves. */
export type PlannedHost = ReturnType<typeof planHosts>[number];

/** Assigns sites to their hosts, and redirects and 410 addresses, which have network paths. The network's host is first. */
export function planHosts(
  { sites, network: { head } }: Config,
  hosts: SiteHosts,
  network: NetworkData,
  { redirects, gone }: { redirects: readonly RedirectRule[]; gone: readonly string[] },
) {
  // A country's former folder on the network's host redirects to its own host.
  const moves = hosts.own.map(({ folder }): RedirectRule => ({ from: `${folder}*`, to: `${folder}*`, status: 301 }));
  const plan = (host: SiteHost) => {
    const countries = network.sites.map(({ key }) => key).filter((key) => hosts.of(key) === host);
    const own = countries.flatMap((key) => sites.filter(({ country }) => country === key).reverse());
    const listed = own.filter(({ config }) => !hosts.isStaging && !config.contacts.placeholder);
    return {
      ...host,
      countries,
      homes: countries.map((key) => homeOn(host, key)),
      /** Homes of all its sites, planned or not; further languages first. Each folder has its own 404 page and assets. */
      folders: own.map(({ key }) => homeOn(host, key)),
      /** The homes that search engines may index. */
      listed: listed.map(({ key }) => homeOn(host, key)),
      /** Nothing may be indexed: on a staging host, and where the contacts of all the host's countries are placeholders. */
      isUnlisted: hosts.isStaging || (own.length > 0 && listed.length === 0),
      /** Rules with the host's paths: exact ones first, then those with `*`, the longest first. */
      redirects: bySpecificity(
        [...redirects, ...(host === hosts.network ? moves : [])]
          .filter(({ from }) => from.startsWith(host.folder))
          .map((rule) => serveRule(hosts, host, rule)),
      ),
      /** Addresses that answer 410: paths (matched before redirects), or prefixes that end in `/*` (matched after them). */
      gone: gone.filter((path) => path.startsWith(host.folder)).map((path) => servedPath(host, path)),
      /** What `<head>` elements and analytics need in the Content-Security-Policy, which all pages of the host share. */
      policy: joinPolicies([
        headPolicy(headOn(host, hosts, [...head, ...own.flatMap(({ config }) => config.head)])),
        ...own.map(({ config }) => analyticsPolicy(config)),
      ]),
    };
  };
  return [plan(hosts.network), ...hosts.own.map(plan)] as const;
}

/** A rule with a host's paths. The network's host gets all countries' rules, so that old addresses redirect once. */
function serveRule(hosts: SiteHosts, host: SiteHost, rule: RedirectRule): RedirectRule {
  const from = servedPath(host, rule.from);
  if (!rule.to.startsWith("/")) return { ...rule, from };
  const target = hosts.of(rule.to);
  const served = servedPath(target, rule.to);
  // Without its origin, `/*` would let a request for `//other.host` redirect to another host.
  return { ...rule, from, to: served === "/*" ? target.origin + served : addressFrom(host, target, served) };
}
