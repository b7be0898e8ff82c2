import { pathPrefix, withSlash } from "../../../runtime/site/urls.ts";
import { firstProblems, type Problem } from "../../core/problems/problem.ts";
import { didYouMean, suggest } from "../../core/problems/suggest.ts";
import type { Config, Rule } from "../../model/config.ts";
import { pathOfUrl, siteHosts, type SiteHosts } from "../routes/siteHosts.ts";
import { follow, listRedirects, redirectFinder, type WrittenRedirect } from "../routes/redirects.ts";
import { isListPath } from "../routes/siteLinks.ts";
import { pagePaths } from "./redirects.ts";

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
    target = follow(next, path);
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
