import { networkPath, withSlash } from "../../runtime/site/urls.ts";
import type { Config } from "../config/loadConfig.ts";
import {
  bySpecificity,
  listGone,
  listRedirects,
  redirectFinder,
  type WrittenRedirect,
  finishPath,
  follow,
} from "../config/routes/redirects.ts";
import { findDuplicates, findHidden } from "../config/rules/redirects.ts";
import type { RouteIndex } from "../config/routes/routeIndex.ts";
import { siteHosts, type SiteHosts, pathOfUrl } from "../config/siteHosts.ts";
import { findSite } from "../config/routes/findSite.ts";
import { isListPath } from "../config/routes/siteLinks.ts";
import type { Content } from "../content/loadContent.ts";
import type { Problem } from "../report/problem.ts";
import { didYouMean } from "../report/suggest.ts";
import { expiredLists } from "./schedule/expiredLists.ts";
import { expiredPages } from "./schedule/expiredPages.ts";
import type { Schedule, UnpublishedPage } from "./schedule/schedule.ts";
import { unpublishedMistake } from "./schedule/unpublishedLink.ts";

/** One redirect rule, flattened: its target is never redirected again. */
export interface RedirectRule {
  /** Path with its final slash, or a prefix that ends in `/*`; of the network, or of the host whose rule it is. */
  from: string;
  /** Site path or absolute URL; ends in `/*` when what the source's `*` matched is kept. */
  to: string;
  status: WrittenRedirect["status"];
  /** Where it is written: `countries/network.yaml:40`. Finding it parses the file; what a preview reads has none. */
  source?: (() => string) | undefined;
}

interface Options {
  config: Config;
  content: Content;
  routes: RouteIndex;
  /** Which pages are over, and which are not published yet. */
  schedule: Pick<Schedule, "unpublished" | "isShown" | "stateOf">;
  /** Those that serve the routes. */
  hosts: SiteHosts;
  /** Paths of all pages; of lists of posts, those of the planned countries. */
  pages: readonly string[];
  /** Addresses of the files that are copied as they are. */
  publicPaths: readonly string[];
  /** Keys of the sites whose pages are planned. */
  planned: readonly string[];
}

/** The maintainers' redirects and the pages' aliases as paths of the network, each led to where its chain ends, the most specific first. Reports aliases that can't be. */
export function planRedirects(options: Options): {
  redirects: RedirectRule[];
  /** Paths of the network that are gone for good; each has its final slash, or ends in `/*`. */
  gone: string[];
  problems: Problem[];
} {
  const { config, schedule, pages, publicPaths, planned } = options;
  const expired = expiredPages(config, schedule);
  const written = [...listRedirects(config), ...listAliases(options), ...expired.aliases];
  const gone = listGone(config);
  const hosts = siteHosts(config);
  const lists = expiredLists(config, options.content, schedule);
  const rules = [...written, ...expired.redirects, ...lists].map((rule) => ({
    ...rule,
    to: siteTarget(rule.to, hosts),
    from: finish(rule.from),
  }));
  const find = redirectFinder(rules);
  const ends = rules.map((rule) => flatten(rule, find));
  const flat = ends.flatMap((rule) => [...branches(rule, rules, find), rule]);
  // Of two rules for one path the first is used.
  const unique = new Map(flat.toReversed().map((rule) => [rule.from, rule]));
  // What leads to a page that is over, and gone, is gone as well.
  const over = new Set([...expired.redirects.map(({ from }) => from), ...expired.gone]);
  const all = [...unique.values()].toReversed();
  const ending = new Set([...expired.redirects, ...expired.aliases].map(({ from }) => withSlash(from)));
  const isToCome = (path: string) => findToCome(schedule, path) !== undefined;
  const lost = all.filter(({ from, to }) => over.has(to) || (ending.has(from) && isToCome(to)));
  return {
    redirects: bySpecificity(all.filter((rule) => !lost.includes(rule))),
    gone: [
      ...new Set([...gone.map(({ from }) => from), ...expired.gone, ...lost.map(({ from }) => from)].map(finish)),
    ].sort(),
    problems: [
      ...findDuplicates([...written, ...gone]),
      ...findHidden(config, [...written, ...gone], pages, publicPaths),
      ...rules.flatMap((rule, index) => {
        const end = ends[index]?.to ?? rule.to;
        const found = findUnpublished(schedule, rule, end);
        return [
          ...findMissingList({ config, pages, planned }, rule, end),
          // Nobody looks when a page ends by its date: that breaks no build.
          ...found.map((problem) => (ending.has(rule.from) ? { ...problem, severity: "warning" as const } : problem)),
        ];
      }),
    ],
  };
}

const finish = (from: string): string => (from.endsWith("*") ? from : withSlash(from));

/** The page at a path, where it is not published yet. Pages that are over have rules of their own. */
const findToCome = ({ unpublished, isShown }: Options["schedule"], path: string): UnpublishedPage | undefined =>
  unpublished.find(({ route, state }) => route.path === path && state.is !== "expired" && !isShown(route));

/** A rule that ends at such a page. */
function findUnpublished(schedule: Options["schedule"], rule: WrittenRedirect, end: string): Problem[] {
  const page = findToCome(schedule, end);
  return page
    ? [
        {
          ...unpublishedMistake(end, page.state),
          hint: "Let it lead to another page until this one is published.",
          place: rule.place("to"),
        },
      ]
    : [];
}

/** A rule that ends at what would be a list of posts, if there were posts for it. Of other countries no lists are known. */
function findMissingList(
  { config, pages, planned }: Pick<Options, "config" | "pages" | "planned">,
  rule: WrittenRedirect,
  end: string,
): Problem[] {
  if (!planned.includes(findSite(config, end)?.key ?? "") || !isListPath(config, end)) return [];
  if (end.endsWith("*") ? pages.some((path) => path.startsWith(end.slice(0, -1))) : pages.includes(end)) return [];
  return [
    {
      code: "redirect-target",
      severity: "error",
      message: `There is no page \`${rule.to}\``,
      why: "A list of posts is only made when there are posts for it.",
      hint: didYouMean(rule.to, pages),
      place: rule.place("to"),
    },
  ];
}

/** Front matter's `aliases` of all pages, as redirects. */
function listAliases({
  config,
  content,
  routes,
  hosts,
}: Pick<Options, "config" | "content" | "routes" | "hosts">): WrittenRedirect[] {
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

type Rule = WrittenRedirect;
type Find = (path: string) => Rule | undefined;

/** A URL on one of the network's own hosts as the path that it is. */
function siteTarget(to: string, hosts: SiteHosts): string {
  if (!/^https?:/.test(to)) return to;
  return pathOfUrl(hosts, to) ?? new URL(to).href;
}

/** Leads a rule to its end. A chain with a temporary part is temporary as a whole: browsers keep permanent ones for ever. */
function flatten({ from, to, status, place }: Rule, find: Find): RedirectRule {
  const passed = new Set<Rule>();
  const parts = [status];
  let target = to;
  for (let next = find(target); next && !isFinal(target) && !passed.has(next); next = find(target)) {
    passed.add(next);
    parts.push(next.status);
    target = follow(next, withSlash(target));
  }
  return {
    from,
    to: isFinal(target) ? target : finishPath(target),
    status: parts.find(isTemporary) ?? status,
    source: () => {
      const { file, line } = place("from");
      return `${file}:${line}`;
    },
  };
}

const isTemporary = (status: number): boolean => status === 302 || status === 307;
const isFinal = (target: string): boolean => target.endsWith("*") || /^https?:/.test(target);

/** Rules for what would be redirected a second time after a `*` carried it into the folder of another rule. */
function branches({ from, to, status, source }: RedirectRule, rules: readonly Rule[], find: Find): RedirectRule[] {
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
