import { pathPrefix, withSlash } from "../../../runtime/site/urls.ts";
import type { Problem } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import type { Config } from "../loadConfig.ts";
import { follow, listRedirects, meets, redirectFinder, type WrittenRedirect } from "../routes/redirects.ts";
import { listRoutes } from "../routes/routes.ts";
import type { Rule } from "./index.ts";
import { isListPath } from "../routes/siteLinks.ts";

/** Files that the build writes for the host itself, and for each country into its folder. */
const HOST_FILES = ["index.html", "404.html", "robots.txt", "sitemap.xml"];
const COUNTRY_FILES = ["404.html", "sitemap.xml", "assets/"];

/** A path is redirected once. */
export const redirectsAreUnique: Rule = (config) => findDuplicates(listRedirects(config));

/** A redirect does not make a page or a file of the build unreachable. */
export const redirectsHideNoPage: Rule = (config) => findHidden(config, listRedirects(config), pagePaths(config));

/** A redirect leads, in the end, to a page, or to a host that the configuration names. */
export const redirectsEndAtPages: Rule = (config) => {
  const rules = listRedirects(config);
  const paths = pagePaths(config);
  const context: Context = { config, pages: new Set(paths), paths, find: redirectFinder(rules) };
  return rules.flatMap((rule) => findDeadEnd(context, rule));
};

const pagePaths = (config: Config): string[] => [
  "/",
  ...config.countries.flatMap((site) => listRoutes(config, site).map(({ path }) => path)),
];

/** Rules whose path an earlier rule has. */
export function findDuplicates(rules: readonly WrittenRedirect[]): Problem[] {
  const seen = new Set<string>();
  return rules.flatMap((rule): Problem[] => {
    const from = withSlash(rule.from);
    if (!seen.has(from)) {
      seen.add(from);
      return [];
    }
    return [
      {
        code: "duplicate-redirect",
        severity: "error",
        message: `\`${rule.from}\` is redirected twice`,
        why: "Only the first rule would ever be used.",
        hint: "Remove one of them.",
        place: rule.place("from"),
      },
    ];
  });
}

/** Rules that stand in the way of a page, of a file that the build writes, or of the content API. */
export function findHidden(
  { network, countries }: Pick<Config, "network" | "countries">,
  rules: readonly WrittenRedirect[],
  paths: readonly string[],
): Problem[] {
  const pages = new Set(paths);
  const files = [
    ...HOST_FILES.map((name) => `/${name}`),
    ...countries.flatMap(({ key }) => COUNTRY_FILES.map((name) => `/${key}/${name}`)),
  ];
  const { base } = network.contentApi;
  const kept = base.startsWith("/") ? [...files, `${base}/`] : files;
  return rules.flatMap((rule): Problem[] => {
    const report = (what: string, why: string): Problem[] => [
      {
        code: "redirect-hides-page",
        severity: "error",
        message: `The redirect from \`${rule.from}\` hides ${what}`,
        why,
        hint: what.startsWith("the page") ? "Remove the redirect, or the page." : "Choose a narrower path.",
        place: rule.place("from"),
      },
    ];
    const page = rule.from.endsWith("*")
      ? paths.find((path) => meets({ ...rule, to: "/" }, path))
      : pages.has(withSlash(rule.from))
        ? withSlash(rule.from)
        : undefined;
    if (page !== undefined) return report(`the page ${page}`, "Visitors could not reach the page any more.");
    const file = kept.find((path) => overlaps(rule.from, path));
    return file === undefined ? [] : report(`\`${file}\``, "The sites need what is there.");
  });
}

/** True when a rule's path meets a file, or anything below a folder (a path that ends in a slash). */
function overlaps(from: string, path: string): boolean {
  const prefix = from.replace(/\*$/, "");
  const below = path.endsWith("/") && withSlash(prefix).startsWith(path);
  return below || (from.endsWith("*") ? path.startsWith(prefix) : withSlash(from) === withSlash(path));
}

interface Context {
  config: Config;
  pages: ReadonlySet<string>;
  paths: readonly string[];
  find: (path: string) => WrittenRedirect | undefined;
}

/** Follows a rule to where it ends; reports a loop, a path without page and a host that the configuration does not name. */
function findDeadEnd({ config, pages, paths, find }: Context, rule: WrittenRedirect): Problem[] {
  const { allowed, aliases, redirectHosts } = config.network.host;
  const report = (code: Problem["code"], message: string, hint: string): Problem[] => [
    { code, severity: "error", message, hint, place: rule.place("to") },
  ];
  const passed = new Set<WrittenRedirect>([rule]);
  let target = rule.to;
  for (;;) {
    if (/^https?:/.test(target)) {
      const { hostname, pathname } = new URL(target);
      if ([allowed, ...aliases].includes(hostname)) {
        target = pathname;
        continue;
      }
      return redirectHosts.includes(hostname)
        ? []
        : report(
            "redirect-target",
            `The redirect leads to \`${hostname}\`, a host that the configuration does not name`,
            "Add it to host.redirectHosts in network.yaml if visitors are meant to go there.",
          );
    }
    if (target.endsWith("*")) {
      const folder = target.slice(0, -1);
      if (!rule.from.endsWith("*"))
        return report("redirect-target", "The target ends in `*`, but `from` does not", "Write the whole target.");
      if (!/^\/.+\/$/.test(folder))
        return report(
          "redirect-target",
          "What `*` matched would land at the root",
          "Put a fixed folder before it, for example `/india/news/*`.",
        );
      return paths.some((path) => path.startsWith(folder)) ||
        isListPath(config, target) ||
        config.brokenCountries.includes(pathPrefix(folder))
        ? []
        : report("redirect-target", `There are no pages below \`${folder}\``, didYouMean(folder, paths));
    }
    const path = withSlash(target);
    // Lists of posts are known with the posts: `planRedirects` looks for them.
    if (pages.has(path) || isListPath(config, path) || config.brokenCountries.includes(pathPrefix(path))) return [];
    const next = find(path);
    if (!next) return report("redirect-target", `There is no page \`${target}\``, didYouMean(path, paths));
    if (passed.has(next))
      return report(
        "redirect-loop",
        `The redirect from \`${rule.from}\` leads back to itself`,
        "Let it lead to a page.",
      );
    passed.add(next);
    target = follow(next, path);
  }
}
