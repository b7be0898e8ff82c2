import { withSlash, pathPrefix } from "../../../runtime/site/urls.ts";
import { type Problem, firstProblems } from "../../core/problems/problem.ts";
import { builtFiles } from "../files/builtFiles.ts";
import type { Config, Rule } from "../../model/config.ts";
import {
  listGone,
  listRedirects,
  matchesRule,
  type WrittenRedirect,
  followRule,
  redirectFinder,
} from "../routes/redirects.ts";
import { listRoutes } from "../routes/routes.ts";
import { didYouMean, suggest } from "../../core/problems/suggest.ts";
import { pathOfUrl, siteHosts, type SiteHosts } from "../routes/siteHosts.ts";
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
  return rules.flatMap((rule): Problem | [] => {
    const from = withSlash(rule.from);
    if (!seen.has(from)) {
      seen.add(from);
      return [];
    }
    return {
      code: "duplicate-redirect",
      severity: "error",
      message: `\`${rule.from}\` has two rules`,
      why: "Only the first rule has an effect.",
      hint: "Remove one of them.",
      place: rule.place("from"),
    };
  });
}

/** Reports rules that hide a page, a built file, or the content API. */
export function findHidden(
  { network, countries }: Pick<Config, "network" | "countries">,
  rules: readonly WrittenAddress[],
  paths: readonly string[],
  publicPaths: readonly string[] = [],
): Problem[] {
  const pages = new Set(paths);
  const files = [...builtFiles(network, countries), ...publicPaths];
  const base = network.contentApi?.base ?? "";
  const reserved = base.startsWith("/") ? [...files, `${base}/`] : files;
  return rules.flatMap((rule): Problem[] => {
    const report = (what: string, why: string): Problem[] => [
      {
        code: "redirect-hides-page",
        severity: "error",
        message: `The rule for \`${rule.from}\` hides ${what}`,
        why,
        hint: what.startsWith("the page") ? "Remove the rule, or the page." : "Write a narrower path.",
        place: rule.place("from"),
      },
    ];
    const page = rule.from.endsWith("*")
      ? paths.find((path) => matchesRule({ ...rule, to: "/" }, path))
      : pages.has(withSlash(rule.from))
        ? withSlash(rule.from)
        : undefined;
    if (page !== undefined) return report(`the page ${page}`, "Visitors could not reach the page any more.");
    const file = reserved.find((path) => overlaps(rule.from, path));
    return file === undefined ? [] : report(`\`${file}\``, "The sites need the files at this path.");
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
  const context: Context = {
    config,
    hosts: siteHosts(config),
    pages: new Set(paths),
    paths,
    find: redirectFinder(rules),
  };
  const deadEnds = rules.flatMap((rule) => findDeadEnd(context, rule) ?? []);
  return firstProblems(deadEnds, ({ rule, code, message, hint }) => ({
    code,
    severity: "error",
    message,
    hint: hint(),
    place: rule.place("to"),
  }));
};

/** Longest chain of redirects that browsers follow. */
const MAX_STEPS = 20;

interface Context {
  config: Config;
  hosts: SiteHosts;
  pages: ReadonlySet<string>;
  paths: readonly string[];
  find: (path: string) => WrittenRedirect | undefined;
}

/** A rule without valid target. The hint is made on demand, because it is slow with many pages. */
interface DeadEnd extends Pick<Problem, "code" | "message"> {
  rule: WrittenRedirect;
  hint: () => string;
}

/** Follows a rule's chain, and finds a loop, a missing page, or a host that the configuration doesn't name. */
function findDeadEnd({ config, hosts, pages, paths, find }: Context, rule: WrittenRedirect): DeadEnd | undefined {
  const { redirectHosts } = config.network.host;
  const deadEnd = (code: Problem["code"], message: string, hint: string | (() => string)): DeadEnd => ({
    rule,
    code,
    message,
    hint: typeof hint === "string" ? () => hint : hint,
  });
  const visited = new Set<WrittenRedirect>([rule]);
  let target = rule.to;
  for (;;) {
    if (/^https?:/.test(target)) {
      const path = pathOfUrl(hosts, target);
      if (path !== undefined) {
        target = path;
        continue;
      }
      const { hostname } = new URL(target);
      return redirectHosts.includes(hostname)
        ? undefined
        : deadEnd(
            "redirect-target",
            `The redirect leads to \`${hostname}\`, a host that is not in the configuration`,
            "If this is intended, add it to host.redirectHosts in network.yaml.",
          );
    }
    if (target.endsWith("*")) {
      const folder = target.slice(0, -1);
      if (!rule.from.endsWith("*"))
        return deadEnd(
          "redirect-target",
          "The target ends in `*`, but `from` does not",
          "Write the whole target path, without `*`.",
        );
      if (!/^\/.+\/$/.test(folder))
        return deadEnd(
          "redirect-target",
          "Everything that `*` matched would be redirected to the root",
          "Put a fixed folder before the `*`, for example `/india/news/*`.",
        );
      return paths.some((path) => path.startsWith(folder)) ||
        isListPath(config, target) ||
        config.brokenCountries.includes(pathPrefix(folder))
        ? undefined
        : deadEnd("redirect-target", `There are no pages below \`${folder}\``, () => nearPage(folder, paths, rule));
    }
    const path = withSlash(target);
    // Lists of posts are not known yet; `planRedirects` checks them.
    if (pages.has(path) || isListPath(config, path) || config.brokenCountries.includes(pathPrefix(path)))
      return undefined;
    const next = find(path);
    if (!next) return deadEnd("redirect-target", `There is no page \`${target}\``, () => nearPage(path, paths, rule));
    if (visited.has(next))
      return deadEnd(
        "redirect-loop",
        `The redirect from \`${rule.from}\` leads back to itself`,
        "Redirect it to a page.",
      );
    if (visited.size === MAX_STEPS)
      return deadEnd(
        "redirect-loop",
        `The redirect from \`${rule.from}\` passes through ${MAX_STEPS} other redirects`,
        "Redirect it to the final page.",
      );
    visited.add(next);
    target = followRule(next, path);
  }
}

/** Suggests a page; pages of the rule's own country come first. */
function nearPage(path: string, paths: readonly string[], { country }: WrittenRedirect): string {
  const isOwn = (other: string) => country !== undefined && pathPrefix(other) === country;
  const own = paths.filter(isOwn);
  return suggest(path, own)
    ? didYouMean(path, own)
    : didYouMean(path, [...own, ...paths.filter((other) => !isOwn(other))]);
}
