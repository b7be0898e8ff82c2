import type { HostPlan } from "../plan/hostPlan.ts";
import { createRouter, type Answer } from "./route.ts";

/** One answer on the way of a URL. */
export type Hop = Answer & { url: string };

interface Request {
  /** An absolute URL, or a path of the allowed host. */
  url: string;
  country?: string | undefined;
}

/** More hops than any rules can need. */
const MAX_HOPS = 10;

/** What a URL gets, and what the address that it leads to gets, until it is a file, an error or another host. */
export function explain(plan: HostPlan, { url, country }: Request, isFile: (file: string) => boolean): Hop[] {
  const route = createRouter(plan);
  const hops: Hop[] = [];
  let at = url.startsWith("/") ? `https://${plan.allowedHost}${url}` : url;
  for (;;) {
    // The path as it is written: URL would clean it.
    const [, host = "", path = ""] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]*)(?::\d*)?([^#]*)/i.exec(at) ?? [];
    const answer = route({ url: path.startsWith("/") ? path : `/${path}`, host: host.toLowerCase(), country }, isFile);
    hops.push({ ...answer, url: at });
    if (!("location" in answer)) return hops;
    at = answer.location.startsWith("/") ? `https://${plan.allowedHost}${answer.location}` : answer.location;
    if (new URL(at).hostname !== plan.allowedHost) return hops;
    if (hops.length > MAX_HOPS) throw new Error(`${url} is redirected without end`);
  }
}
