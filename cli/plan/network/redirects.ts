import { networkPath, withSlash } from "../../../runtime/site/urls.ts";
import {
  bySpecificity,
  listGone,
  listRedirects,
  redirectFinder,
  type WrittenRedirect,
  finishPath,
  followRule,
} from "../../config/routes/redirects.ts";
import { findDuplicates, findHidden } from "../../config/rules/redirects.ts";
import { siteHosts, pathOfUrl } from "../../config/routes/siteHosts.ts";
import { findSite, isListPath } from "../../config/routes/siteLinks.ts";
import type { Content } from "../../model/content.ts";
import type { NetworkContext } from "../../model/siteContext.ts";
import { type Found, type Problem, problemsIn } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { expiredLists, expiredPages } from "../schedule/expiredLists.ts";
import type { Schedule, UnpublishedPage } from "../schedule/schedule.ts";
import { unpublishedMistake } from "../schedule/unpublishedLink.ts";

/** A redirect rule whose target is never redirected again. */
export interface RedirectRule {
  /** Path with final slash, or a prefix that ends in `/*`; a network path, or a path of the host that has the rule. */
  from: string;
  /** Path or absolute URL. Ends in `/*` when it keeps what the source's `*` matched. */
  to: string;
  status: WrittenRedirect["status"];
  /** Returns the source location, `countries/network.yaml:40`. Parses the file; undefined in a preview. */
  source?: (() => string) | undefined;
}

interface Options extends Pick<NetworkContext, "config" | "routes" | "hosts" | "publicFiles"> {
  content: Content;
  schedule: Schedule;
  /** Paths of all pages; lists of posts are known for planned countries only. */
  pages: readonly string[];
  planned: readonly string[];
}

/** Collects redirects and aliases as network paths, resolves chains, sorts by specificity, reports invalid rules. */
export function planRedirects(options: Options): {
  redirects: RedirectRule[];
  /** Network paths that answer 410: with final slash, or ending in `/*`. */
  gone: string[];
  problems: Problem[];
} {
  const { config, schedule, pages, publicFiles } = options;
  const expired = expiredPages(config, schedule);
  const written = [...listRedirects(config), ...listAliases(options), ...expired.aliases];
  const gone = listGone(config);
  const hosts = siteHosts(config);
  const lists = expiredLists(config, options.content, schedule);
  const rules = [...written, ...expired.redirects, ...lists].map((rule) => ({
    ...rule,
    // A URL on one of the network's hosts is a path.
    to: /^https?:/.test(rule.to) ? (pathOfUrl(hosts, rule.to) ?? new URL(rule.to).href) : rule.to,
    from: withFinalSlash(rule.from),
  }));
  const find = redirectFinder(rules);
  const ends = rules.map((rule) => ({ rule, end: flatten(rule, find) }));
  const flattened = ends.flatMap(({ end }) => [...branches(end, rules, find), end]);
  // The first rule for a path wins.
  const unique = new Map(flattened.toReversed().map((rule) => [rule.from, rule]));
  // A redirect to a page that answers 410 becomes a 410 itself.
  const expiredPaths = new Set([...expired.redirects.map(({ from }) => from), ...expired.gone]);
  const all = [...unique.values()].toReversed();
  const expiring = new Set([...expired.redirects, ...expired.aliases].map(({ from }) => withSlash(from)));
  const deadRules = all.filter(
    ({ from, to }) => expiredPaths.has(to) || (expiring.has(from) && findUpcoming(schedule, to)),
  );
  return {
    redirects: bySpecificity(all.filter((rule) => !deadRules.includes(rule))),
    gone: [
      ...new Set(
        [...gone.map(({ from }) => from), ...expired.gone, ...deadRules.map(({ from }) => from)].map(withFinalSlash),
      ),
    ].sort(),
    problems: [
      ...findDuplicates([...written, ...gone]),
      ...findHidden(config, [...written, ...gone], pages, [...publicFiles.keys()]),
      ...problemsIn(
        ends.flatMap(({ rule, end: { to } }) => {
          const upcoming = findUpcoming(schedule, to);
          const unpublished = upcoming && {
            ...unpublishedMistake(to, upcoming.state),
            hint: "Redirect to another page until this one is published.",
            // A page that expires by date must not break a build.
            ...(expiring.has(rule.from) && { severity: "warning" as const }),
            place: rule.place("to"),
          };
          return [findMissingList(options, rule, to), unpublished];
        }),
      ),
    ],
  };
}

const withFinalSlash = (from: string): string => (from.endsWith("*") ? from : withSlash(from));

/** The draft or scheduled page at a path. Expired pages have rules of their own. */
const findUpcoming = ({ unpublished, isShown }: Schedule, path: string): UnpublishedPage | undefined =>
  unpublished.find(({ route, state }) => route.path === path && state.is !== "expired" && !isShown(route));

/** Reports a rule whose target is a list of posts that doesn't exist. Lists of unplanned countries are unknown. */
function findMissingList({ config, pages, planned }: Options, rule: WrittenRedirect, end: string): Found {
  if (!planned.includes(findSite(config, end)?.key ?? "") || !isListPath(config, end)) return undefined;
  if (end.endsWith("*") ? pages.some((path) => path.startsWith(end.slice(0, -1))) : pages.includes(end))
    return undefined;
  return {
    code: "redirect-target",
    message: `There is no page \`${rule.to}\``,
    why: "A list of posts only exists if it has posts.",
    hint: didYouMean(rule.to, pages),
    place: rule.place("to"),
  };
}

/** The `aliases` of all pages as redirects. */
function listAliases({ config, content, routes, hosts }: Options): WrittenRedirect[] {
  return config.sites.flatMap(({ key }) =>
    routes.ofSite(key).flatMap((route) =>
      (content.get(key)?.get(route.content)?.aliases ?? []).map(({ path, place }): WrittenRedirect => ({
        from: `/${key}${path}`,
        to: networkPath(hosts.of(key), route.path),
        status: 301,
        place,
      })),
    ),
  );
}

type Find = (path: string) => WrittenRedirect | undefined;

/** Resolves a rule's chain. One temporary redirect makes it temporary: browsers cache permanent ones for ever. */
function flatten({ from, to, status, place }: WrittenRedirect, find: Find): RedirectRule {
  const visited = new Set<WrittenRedirect>();
  const statuses = [status];
  let target = to;
  for (let next = find(target); next && !isTerminal(target) && !visited.has(next); next = find(target)) {
    visited.add(next);
    statuses.push(next.status);
    target = followRule(next, withSlash(target));
  }
  return {
    from,
    to: isTerminal(target) ? target : finishPath(target),
    status: statuses.find(isTemporary) ?? status,
    source() {
      const { file, line } = place("from");
      return `${file}:${line}`;
    },
  };
}

const isTemporary = (status: number): boolean => status === 302 || status === 307;
const isTerminal = (target: string): boolean => target.endsWith("*") || /^https?:/.test(target);

/** Extra rules for paths that a `*` rule would carry into the folder of another rule, and so redirect twice. */
function branches(
  { from, to, status, source }: RedirectRule,
  rules: readonly WrittenRedirect[],
  find: Find,
): RedirectRule[] {
  if (!to.endsWith("*")) return [];
  const folder = to.slice(0, -1);
  return rules
    .filter((rule) => rule.from.startsWith(folder) && rule.from !== to)
    .map((rule) => ({
      ...flatten({ ...rule, status: isTemporary(rule.status) ? rule.status : status }, find),
      from: from.slice(0, -1) + rule.from.slice(folder.length),
      source,
    }));
}
