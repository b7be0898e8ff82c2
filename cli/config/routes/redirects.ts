import { pathPrefix, withSlash } from "../../../runtime/site/urls.ts";
import type { Place } from "../../report/problem.ts";
import type { Config } from "../loadConfig.ts";

/** A redirect that a maintainer wrote, with its place. */
export interface WrittenRedirect {
  from: string;
  to: string;
  status: 301 | 302 | 307 | 308;
  /** Key of the country whose file it is in. */
  country?: string;
  place(key: "from" | "to"): Place;
}

type Paths = Pick<WrittenRedirect, "from" | "to">;

/** All redirects of network and countries, in the order of the files. Their paths are those of the network. */
export function listRedirects({ network, locateNetwork, countries }: Config): WrittenRedirect[] {
  const keys = new Set(countries.map(({ key }) => key));
  return [
    ...network.redirects.map((rule, index) => ({
      ...rule,
      place: (key: "from" | "to") => locateNetwork(["redirects", index, key]),
    })),
    ...countries.flatMap((site) =>
      site.config.redirects.map((rule, index) => ({
        ...rule,
        ...(site.config.host && {
          from: ownPath(rule.from, site.key, new Set([site.key])),
          to: ownPath(rule.to, site.key, keys),
        }),
        country: site.country,
        place: (key: "from" | "to") => site.locate(["redirects", index, key]),
      })),
    ),
  ];
}

/** Addresses that are gone for good, as paths of the network, with their places. They are written below `gone`. */
export function listGone({ network, locateNetwork, countries }: Config): Pick<WrittenRedirect, "from" | "place">[] {
  return [
    ...network.gone.map((from, index) => ({ from, place: () => locateNetwork(["gone", index]) })),
    ...countries.flatMap((site) =>
      site.config.gone.map((path, index) => ({
        from: site.config.host ? ownPath(path, site.key, new Set([site.key])) : path,
        place: () => site.locate(["gone", index]),
      })),
    ),
  ];
}

/** A path that a country with a host of its own has written from that host's root; one that begins with the key of a country is the network's. */
const ownPath = (path: string, key: string, keys: ReadonlySet<string>): string =>
  !path.startsWith("/") || keys.has(pathPrefix(path)) ? path : `/${key}${path}`;

/**
 * What a `*` may carry over into another address: segments of plain characters that don't begin with a dot. Anything else
 * (`%0d%0a`, `%5C`, a second slash) could become another host or a header of its own behind some server.
 */
export const PLAIN_SEGMENT = "[\\w~-][\\w.~-]*";
const PLAIN_REST = new RegExp(`^(?:${PLAIN_SEGMENT}/)*(?:${PLAIN_SEGMENT})?$`);

/** True when a request for `path` meets the rule; the final slash does not matter. */
export function meets({ from, to }: Paths, path: string): boolean {
  if (!from.endsWith("*")) return withSlash(path) === withSlash(from);
  return withSlash(path).startsWith(from.slice(0, -1)) && (!to.endsWith("*") || PLAIN_REST.test(restOf(from, path)));
}

/** Where the rule sends `path`: the part that a final `*` matched is kept when the target ends in `*` too. */
export function follow({ from, to }: Paths, path: string): string {
  return to.endsWith("*") ? finishPath(to.slice(0, -1) + restOf(from, path)) : to;
}

const restOf = (from: string, path: string): string => (from.endsWith("*") ? path.slice(from.length - 1) : "");

/** The canonical form of a path: a page's ends in a slash, a file's (its last segment has a dot) does not. */
export function finishPath(path: string): string {
  return /\.[^/]*$/.test(path) ? path : withSlash(path);
}

/** Exact rules first, then those with `*`, the longest first: the order in which a path's rule is looked for. */
export function bySpecificity<T extends Pick<Paths, "from">>(rules: readonly T[]): T[] {
  const width = ({ from }: T) => (from.endsWith("*") ? from.length : Infinity);
  return [...rules].sort((a, b) => (width(a) === width(b) ? 0 : width(b) - width(a)));
}

/** Finds the rule that a path meets: an exact one, or the one with the longest `*` pattern. */
export function redirectFinder<T extends Paths>(rules: readonly T[]): (path: string) => T | undefined {
  const exact = new Map<string, T>();
  const wildcards = bySpecificity(rules.filter(({ from }) => from.endsWith("*")));
  for (const rule of rules) {
    if (!rule.from.endsWith("*") && !exact.has(withSlash(rule.from))) exact.set(withSlash(rule.from), rule);
  }
  return (path) => exact.get(withSlash(path)) ?? wildcards.find((rule) => meets(rule, path));
}
