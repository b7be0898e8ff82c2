import type { HostPlan } from "../plan/hostPlan.ts";

type Named = Pick<HostPlan, "key" | "allowedHost" | "aliases" | "base">;

/** This machine's own names: under them is the network's host. */
const OWN_NAMES = new Set(["", "localhost", "127.0.0.1", "[::1]"]);
/** Browsers look names below it up on this machine (RFC 6761, section 6.3). */
const LOCAL = ".localhost";

/** The name under which preview serves a host. */
const localName = ({ key, allowedHost }: Named): string => (key === "" ? "localhost" : allowedHost + LOCAL);

/** The origin under which preview serves a host. */
export const localOrigin = (host: Named, port: number | string): string => `http://${localName(host)}:${port}`;

/** The host that a request is for, and the name that it asks for. Names of preview's own count as the allowed one. */
export function findHost<T extends Named>(
  hosts: readonly [T, ...T[]],
  asked: string | undefined,
): { host: T; name: string } {
  const name = (asked ?? "").replace(/:\d+$/, "").toLowerCase();
  const [network] = hosts;
  if (OWN_NAMES.has(name)) return { host: network, name: network.allowedHost };
  const local = hosts.find((host) => name === localName(host));
  if (local) return { host: local, name: local.allowedHost };
  const host = hosts.find(({ allowedHost, aliases }) => allowedHost === name || aliases.includes(name));
  return { host: host ?? network, name };
}

/** Puts the addresses of preview in place of those of the hosts, where there are several: links lead from one to another. */
export function localAddress(hosts: readonly Named[], port: number | string, text: string): string {
  if (hosts.length < 2) return text;
  return hosts.reduce(
    (changed, host) => changed.replaceAll(`https://${host.allowedHost}/`, `${localOrigin(host, port)}/`),
    text,
  );
}
