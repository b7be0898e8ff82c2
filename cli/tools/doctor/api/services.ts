import type { SitePlan } from "../../../plan/plan.ts";
import type { PlannedHost } from "../../../plan/planHosts.ts";
import type { Subject } from "../check.ts";

/** A site, and where it is served. */
export interface Served {
  plan: SitePlan;
  host: PlannedHost;
  /** Without final slash; that of `--address` in place of the network's. */
  origin: string;
}

/** The sites that are looked at, each with its host. */
export function servedSites({ checked, address }: Pick<Subject, "checked" | "address">): Served[] {
  if (!checked) return [];
  const { sites, hosts } = checked.plan;
  return sites.map((plan) => {
    const host = hosts.find(({ key }) => key === plan.country) ?? hosts[0];
    return { plan, host, origin: address === undefined ? host.origin : originAt(host, address) };
  });
}

/** Where a host is served at another address: `sitegen preview` serves each country's own host under a name of its own. */
function originAt({ key, allowed }: PlannedHost, address: string): string {
  const { origin, port, protocol } = new URL(address);
  return key === "" ? origin : `${protocol}//${allowed}.localhost${port && `:${port}`}`;
}

/**
 * Where a service is asked: an address of its own as it is; a path at what the host fetches it from, or else on the host.
 * `isElsewhere` tells that browsers ask another origin for it.
 */
export function serviceAddress(
  url: string,
  { origin, host }: Served,
  contentApi: { base: string; upstream?: string | undefined } | undefined,
): { url: string; isElsewhere: boolean } {
  if (!url.startsWith("/")) return { url, isElsewhere: new URL(url).origin !== origin };
  const path = url.slice(host.base.length - 1);
  const base = contentApi?.base ?? "";
  const isFetched = contentApi?.upstream !== undefined && path.startsWith(`${base}/`);
  return { url: isFetched ? `${contentApi.upstream}${path.slice(base.length)}` : origin + url, isElsewhere: false };
}
