import { withSlash, pathPrefix } from "../../../runtime/site/urls.ts";
import { type Problem, firstProblems } from "../../core/problems/problem.ts";
import { builtFiles } from "../files/builtFiles.ts";
import type { Config, Rule } from "../../model/config.ts";
import { listGone, listRedirects, matchesRule, followRule, redirectFinder } from "../routes/redirects.ts";
import type { WrittenRedirect } from "../routes/redirects.ts";
import { listRoutes } from "../routes/routes.ts";
import { didYouMean, suggest } from "../../core/problems/suggest.ts";
import { pathOfUrl, siteHosts } from "../routes/siteHosts.ts";
import { isListPath } from "../routes/siteLinks.ts";

export const redirectsAreUnique: Rule = (config) => findDuplicates([...listRedirects(config), ...listGone(config)]);

export const redirectsHideNoPage: Rule = (config) =>
  findHidden(config, [...listRedirects(config), ...listGone(config)], pagePaths(config));

/** Paths of all configured pages, and the root. */
export const pagePaths = (config: Config): string[] => [
  "/",
  ...config.sites.flatMap((site) => listRoutes(config, site).map(({ path }) => path)),
];

/** The address of a rule, and its source location. */
type WrittenAddress = Pick<WrittenRedirect, "from" | "place">;

/** Reports rules with the path of an earlier rule. */
export function findDuplicates(rules: readonly WrittenAddress[]): Problem[] {
  const seen = new Set<string>();
  return rules
    .filter(({ from }) => seen.size === seen.add(withSlash(from)).size)
    .map(({ from, place }) => ({
      code: "duplicate-redirect",
      message: `\`${from}\` has two rules`,
      why: "Only the first rule has an effect.",
      hint: "Remove one of them.",
      place: place("from"),
    }));
}

/** Reports rules that hide a page, a built file, or the content API. */
export function findHidden(
  { network, countries }: Config,
  rules: readonly WrittenAddress[],
  paths: readonly string[],
  publicPaths: readonly string[] = [],
): Problem[] {
  const pages = new Set(paths);
  const files = [...builtFiles(network, countries), ...publicPaths];
  const base = network.contentApi?.base ?? "";
  const reserved = base.startsWith("/") ? [...files, `${base}/`] : files;
  return rules.flatMap((rule): Problem | [] => {
    const page = rule.from.endsWith("*")
      ? paths.find((path) => matchesRule({ ...rule, to: "/" }, path))
      : pages.has(withSlash(rule.from))
        ? withSlash(rule.from)
        : undefined;
    const file = reserved.find((path) => overlaps(rule.from, path));
    if (page === undefined && file === undefined) return [];
    return {
      code: "redirect-hides-page",
      message: `The rule for \`${rule.from}\` hides ${page === undefined ? `\`${file}\`` : `the page ${page}`}`,
      ...(page === undefined
        ? { why: "The sites need the files at this path.", hint: "Write a narrower path." }
        : { why: "Visitors could not reach the page any more.", hint: "Remove the rule, or the page." }),
      place: rule.place("from"),
    };
  });
}

/** Whether a rule matches a file, or anything below a folder (with final slash). */
function overlaps(from: string, path: string): boolean {
  const prefix = from.replace(/\*$/, "");
  const below = path.endsWith("/") && withSlash(prefix).startsWith(path);
  return below || (from.endsWith("*") ? path.startsWith(prefix) : withSlash(from) === withSlash(path));
}

/** Redirects end at a page, or at a host that the configuration names. */
export const redirectsEndAtPages: Rule = (config) => {
  const rules = listRedirects(config);
  const paths = pagePaths(config);
  const findDeadEnd = deadEndFinder(config, rules, paths);
  const deadEnds = rules.flatMap((rule) => {
    const deadEnd = findDeadEnd(rule);
    return deadEnd ? [{ rule, deadEnd }] : [];
  });
  // Hints are slow to make with many pages.
  return firstProblems(deadEnds, ({ rule, deadEnd: [code, message, hint] }) => ({
    code,
    message,
    hint: typeof hint === "string" ? hint : nearPage(hint.near, paths, rule),
    place: rule.place("to"),
  }));
};

/** Longest chain of redirects that browsers follow. */
const MAX_STEPS = 20;

/** Why a rule has no valid target. The hint suggests a page that is near a path. */
type DeadEnd = [code: "redirect-target" | "redirect-loop", message: string, hint: string | { near: string }];

/** Makes a function that follows a rule's chain to a loop, a missing page, or a host that the configuration doesn't name. */
function deadEndFinder(config: Config, rules: readonly WrittenRedirect[], paths: readonly string[]) {
  const hosts = siteHosts(config);
  const pages = new Set(paths);
  const find = redirectFinder(rules);
  // Lists of posts are not known yet; `planRedirects` checks them.
  const isKnown = (path: string) => isListPath(config, path) || config.brokenCountries.includes(pathPrefix(path));
  const wrong = (message: string, hint: DeadEnd[2]): DeadEnd => ["redirect-target", message, hint];
  return (rule: WrittenRedirect): DeadEnd | undefined => {
    const visited = new Set([rule]);
    for (let target = rule.to; ;) {
      const isUrl = /^https?:/.test(target);
      const own = isUrl ? pathOfUrl(hosts, target) : target;
      if (own === undefined) {
        const { hostname } = new URL(target);
        if (config.network.host.redirectHosts.includes(hostname)) return undefined;
        const message = `The redirect leads to \`${hostname}\`, a host that is not in the configuration`;
        return wrong(message, "If this is intended, add it to host.redirectHosts in network.yaml.");
      }
      if (own.endsWith("*")) {
        const folder = own.slice(0, -1);
        if (!rule.from.endsWith("*"))
          return wrong("The target ends in `*`, but `from` does not", "Write the whole target path, without `*`.");
        if (!/^\/.+\/$/.test(folder)) {
          const hint = "Put a fixed folder before the `*`, for example `/india/news/*`.";
          return wrong("Everything that `*` matched would be redirected to the root", hint);
        }
        if (paths.some((path) => path.startsWith(folder)) || isKnown(own)) return undefined;
        return wrong(`There are no pages below \`${folder}\``, { near: folder });
      }
      const path = withSlash(own);
      if (pages.has(path) || isKnown(path)) return undefined;
      const next = find(path);
      if (!next) return wrong(`There is no page \`${own}\``, { near: path });
      const loop = `The redirect from \`${rule.from}\` `;
      if (visited.has(next)) return ["redirect-loop", `${loop}leads back to itself`, "Redirect it to a page."];
      if (visited.size === MAX_STEPS)
        return [
          "redirect-loop",
          `${loop}passes through ${MAX_STEPS} other redirects`,
          "Redirect it to the final page.",
        ];
      visited.add(next);
      target = followRule(next, path);
    }
  };
}

/** Suggests a page; pages of the rule's own country come first. */
function nearPage(path: string, paths: readonly string[], { country }: WrittenRedirect): string {
  const isOwn = (other: string) => country !== undefined && pathPrefix(other) === country;
  const own = paths.filter(isOwn);
  return suggest(path, own)
    ? didYouMean(path, own)
    : didYouMean(path, [...own, ...paths.filter((other) => !isOwn(other))]);
}
