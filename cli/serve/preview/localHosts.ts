import type { HostPlan } from "../../plan/network/hostPlan.ts";
import { createServer } from "node:net";
import { EnvironmentError } from "../../core/problems/errors.ts";

/** Local host names under which the network's host is served. */
const OWN_NAMES = new Set(["", "localhost", "127.0.0.1", "[::1]"]);

/** Browsers resolve names below it to this machine (RFC 6761, section 6.3). */
const LOCAL = ".localhost";

const localName = ({ key, allowedHost }: HostPlan): string => (key === "" ? "localhost" : allowedHost + LOCAL);

export const localOrigin = (host: HostPlan, port: number | string): string => `http://${localName(host)}:${port}`;

/** The host that a request is for, and the requested name. Preview's local names are replaced by the allowed host. */
export function findHost<T extends HostPlan>(hosts: readonly [T, ...T[]], asked: string | undefined) {
  const name = (asked ?? "").replace(/:\d+$/, "").toLowerCase();
  const [network] = hosts;
  if (OWN_NAMES.has(name)) return { host: network, name: network.allowedHost };
  const local = hosts.find((host) => name === localName(host));
  if (local) return { host: local, name: local.allowedHost };
  const host = hosts.find(({ allowedHost, aliases }) => allowedHost === name || aliases.includes(name));
  return { host: host ?? network, name };
}

/** Replaces URLs of hosts by those of preview. Only needed with several hosts, which link to each other. */
export function localAddress(hosts: readonly HostPlan[], port: number | string, text: string): string {
  let changed = text;
  if (hosts.length > 1)
    for (const host of hosts)
      changed = changed.replaceAll(`https://${host.allowedHost}/`, `${localOrigin(host, port)}/`);
  return changed;
}

/** Converts an error of `listen` into a message with a hint. */
export function listenError(port: number, error: NodeJS.ErrnoException): EnvironmentError {
  // Node's and Vite's messages both contain these words. Vite's error has no code.
  const reason = error.message.includes("already in use") ? "is in use" : `can't be used (${error.code})`;
  return new EnvironmentError(`The port ${port} ${reason}`, "Choose another with --port.", error);
}

/** @throws EnvironmentError when a port isn't available. */
export function requirePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(listenError(port, error)));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
}
