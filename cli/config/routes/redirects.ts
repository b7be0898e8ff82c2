import { pathPrefix, withSlash } from "../../../runtime/site/urls.ts";
import type { Place } from "../../core/problems/problem.ts";
import type { Config } from "../../model/config.ts";

export interface WrittenRedirect {
  from: string;
  to: string;
  status: 301 | 302 | 307 | 308;
  /** Key of the country whose file has it. */
  country?: string;
  place(key: "from" | "to"): Place;
}

type Paths = Pick<WrittenRedirect, "from" | "to">;

/** All configured redirects with network paths, in the order of files. */
export function listRedirects({ network, locateNetwork, countries }: Config): WrittenRedirect[] {
  const keys = new Set(countries.map(({ key }) => key));
  const placed = (rules: typeof network.redirects, locate: typeof locateNetwork): WrittenRedirect[] =>
    rules.map((rule, index) => ({ ...rule, place: (key) => locate(["redirects", index, key]) }));
  return [
    ...placed(network.redirects, locateNetwork),
    ...countries.flatMap(({ key, country, config, locate }) =>
      placed(config.redirects, locate).map(({ from, to, ...rule }) => ({
        ...rule,
        from: config.host ? ownPath(from, key, new Set([key])) : from,
        to: config.host ? ownPath(to, key, keys) : to,
        country,
      })),
    ),
  ];
}

/** All configured addresses that answer 410 (`gone`), as network paths. */
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

/** Network path of a path on a country's own host. Paths that begin with a country's key are network paths already. */
const ownPath = (path: string, key: string, keys: ReadonlySet<string>): string =>
  !path.startsWith("/") || keys.has(pathPrefix(path)) ? path : `/${key}${path}`;

/**
 * Segments that a `*` may carry over to another address: plain characters, no leading dot. Anything else (`%0d%0a`,
 * `%5C`, a second slash) could become another host or a header behind some server.
 */
export const PLAIN_SEGMENT = "[\\w~-][\\w.~-]*";
const PLAIN_REST = new RegExp(`^(?:${PLAIN_SEGMENT}/)*(?:${PLAIN_SEGMENT})?$`);

/** Whether a rule matches a path, with or without final slash. */
export function matchesRule({ from, to }: Paths, path: string): boolean {
  if (!from.endsWith("*")) return withSlash(path) === withSlash(from);
  return withSlash(path).startsWith(from.slice(0, -1)) && (!to.endsWith("*") || PLAIN_REST.test(restOf(from, path)));
}

/** The target of a rule for a path; a final `*` keeps what the source's `*` matched. */
export function followRule({ from, to }: Paths, path: string): string {
  return to.endsWith("*") ? finishPath(to.slice(0, -1) + restOf(from, path)) : to;
}

const restOf = (from: string, path: string): string => (from.endsWith("*") ? path.slice(from.length - 1) : "");

/** Adds the final slash of a page; a file (with a dot in its last segment) has none. */
export function finishPath(path: string): string {
  return /\.[^/]*$/.test(path) ? path : withSlash(path);
}

/** Sorts rules by precedence: exact ones, then those with `*`, longest first. */
export function bySpecificity<T extends Pick<Paths, "from">>(rules: readonly T[]): T[] {
  const width = ({ from }: T) => (from.endsWith("*") ? from.length : Infinity);
  return [...rules].sort((a, b) => (width(a) === width(b) ? 0 : width(b) - width(a)));
}

/** Makes a lookup of the rule for a path: an exact one, or the longest matching `*` pattern. */
export function redirectFinder<T extends Paths>(rules: readonly T[]): (path: string) => T | undefined {
  const fixed = rules.filter(({ from }) => !from.endsWith("*"));
  // The first of several rules has an effect.
  const exact = new Map(fixed.toReversed().map((rule) => [withSlash(rule.from), rule]));
  const wildcards = bySpecificity(rules.filter(({ from }) => from.endsWith("*")));
  return (path) => exact.get(withSlash(path)) ?? wildcards.find((rule) => matchesRule(rule, path));
}
