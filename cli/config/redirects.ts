import { withSlash } from "../../runtime/site/urls.ts";
import type { Place } from "../report/problem.ts";
import type { Config } from "./loadConfig.ts";

/** A redirect that a maintainer wrote, with its place. */
export interface WrittenRedirect {
  from: string;
  to: string;
  status: 301 | 302 | 307 | 308;
  place(key: "from" | "to"): Place;
}

/** All redirects of network and countries, in the order of the files. */
export function listRedirects({ network, locateNetwork, countries }: Config): WrittenRedirect[] {
  return [
    ...network.redirects.map((rule, index) => ({ ...rule, place: (key: "from" | "to") => locateNetwork(["redirects", index, key]) })),
    ...countries.flatMap((site) => site.config.redirects.map((rule, index) => ({ ...rule, place: (key: "from" | "to") => site.locate(["redirects", index, key]) }))),
  ];
}

/** True when a request for `path` meets the rule; the final slash does not matter. */
export function meets({ from }: Pick<WrittenRedirect, "from">, path: string): boolean {
  if (from.endsWith("*")) return withSlash(path).startsWith(from.slice(0, -1));
  return withSlash(path) === withSlash(from);
}

/** Where the rule sends `path`: the part that a final `*` matched is kept when the target ends in `*` too. */
export function follow({ from, to }: Pick<WrittenRedirect, "from" | "to">, path: string): string {
  if (!to.endsWith("*")) return to;
  const rest = from.endsWith("*") ? path.slice(from.length - 1) : "";
  return to.slice(0, -1) + rest;
}
