import { withSlash } from "../../../runtime/site/urls.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { builtFiles } from "../files/builtFiles.ts";
import type { Config, Rule } from "../../model/config.ts";
import { listGone, listRedirects, meets, type WrittenRedirect } from "../routes/redirects.ts";
import { listRoutes } from "../routes/routes.ts";

/** A path has one redirect. */
export const redirectsAreUnique: Rule = (config) => findDuplicates([...listRedirects(config), ...listGone(config)]);

/** Redirects hide no page and no built file. */
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
      ? paths.find((path) => meets({ ...rule, to: "/" }, path))
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
