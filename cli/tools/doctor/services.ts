import type { PlannedHost } from "../../plan/index.ts";
import type { Subject } from "./check.ts";

/** A site, and where it is served. */
export type Served = ReturnType<typeof servedSites>[number];

/** The checked sites, each with its host. */
export function servedSites({ checked, address }: Subject) {
  if (!checked) return [];
  const { sites, hosts } = checked.plan;
  return sites.map((plan) => {
    const host = hosts.find(({ key }) => key === plan.country) ?? hosts[0];
    /** Without final slash; that of `--address` in place of the network's. */
    const origin = address === undefined ? host.origin : originAt(host, address);
    return { plan, host, origin };
  });
}

/** The origin of a host at another address. `sitegen preview` serves a country's own host as `HOST.localhost`. */
function originAt({ key, allowed }: PlannedHost, address: string): string {
  const { origin, port, protocol } = new URL(address);
  return key === "" ? origin : `${protocol}//${allowed}.localhost${port && `:${port}`}`;
}

/** Names that nobody can own (RFC 2606, RFC 6761): documentation, tests, this machine. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Why a host can't be checked: its name is reserved. Undefined for other names. */
export const reservedReason = (name: string): string | undefined =>
  RESERVED.test(name.toLowerCase()) ? `${name} is a reserved name, which has no address` : undefined;

/** The same for the host of a URL that `--address` may have put on this machine. */
export function unreachableReason(url: string): string | undefined {
  const { hostname } = new URL(url);
  return /(?:^|\.)localhost$/.test(hostname) ? undefined : reservedReason(hostname);
}

/** A name that always has an address. */
const CONTROL = "example.com";

/** True when no name of a host or service can be resolved, not even one that is independent of the project. */
export async function isOffline({ checked, net }: Subject): Promise<boolean> {
  const { hosts, sites } = checked?.plan ?? { hosts: [], sites: [] };
  const urls = sites.flatMap(({ site: { contentApi, geoIp, forms } }) => [
    contentApi?.base ?? "/",
    geoIp?.url ?? "/",
    ...Object.values(forms).map(({ send }) => send.url),
  ]);
  const services = urls.filter((url) => !url.startsWith("/")).map((url) => new URL(url).hostname);
  const all = new Set([...hosts.flatMap(({ allowed, aliases }) => [allowed, ...aliases]), ...services]);
  const names = [...all].filter((name) => reservedReason(name) === undefined);
  if (names.length === 0) return false;
  const resolved = await Promise.all([...names, CONTROL].map((name) => hasAddress(net, name)));
  return !resolved.includes(true);
}

export const hasAddress = (net: Subject["net"], name: string): Promise<boolean> =>
  net.resolve(name).then(
    () => true,
    () => false,
  );
