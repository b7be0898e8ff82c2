import type { HostPlan } from "../../plan/network/hostPlan.ts";
import { findHost } from "./localHosts.ts";
import { createRouter, type Answer } from "../../hosts/route.ts";

export type Hop = Answer & { url: string };

const MAX_HOPS = 10;

/** Follows a URL, or a path of the network's host, through its redirects to a file, an error or another host. */
export function traceRedirects(
  hosts: readonly [HostPlan, ...HostPlan[]],
  { url, country }: { url: string; country?: string | undefined },
  isFile: (file: string) => boolean,
): Hop[] {
  const hops: Hop[] = [];
  let at = url.startsWith("/") ? `https://${hosts[0].allowedHost}${url}` : url;
  for (;;) {
    // `URL` would normalize the path.
    const [, host = "", path = ""] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]*)(?::\d*)?([^#]*)/i.exec(at) ?? [];
    const { host: plan, name } = findHost(hosts, host);
    const answer = createRouter(plan)({ url: path.startsWith("/") ? path : `/${path}`, host: name, country }, isFile);
    hops.push({ ...answer, url: at });
    if (!("location" in answer)) return hops;
    at = answer.location.startsWith("/") ? `https://${plan.allowedHost}${answer.location}` : answer.location;
    if (!hosts.some(({ allowedHost }) => allowedHost === new URL(at).hostname)) return hops;
    if (hops.length > MAX_HOPS) throw new Error(`${url} is redirected in an endless loop`);
  }
}
