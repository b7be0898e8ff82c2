import { pathPrefix, withSlash } from "../../../runtime/site/urls.ts";
import type { Problem } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import type { Config } from "../loadConfig.ts";
import { follow, listRedirects, meets } from "../redirects.ts";
import { listRoutes } from "../routes.ts";
import type { Rule } from "../rules.ts";

const allPaths = (config: Config): string[] => ["/", ...config.countries.flatMap((site) => listRoutes(config, site).map(({ path }) => path))];

/** A path is redirected once. */
export const redirectsAreUnique: Rule = (config) => {
  const seen = new Set<string>();
  return listRedirects(config).flatMap((rule): Problem[] => {
    const from = withSlash(rule.from);
    if (!seen.has(from)) {
      seen.add(from);
      return [];
    }
    return [{ code: "duplicate-redirect", severity: "error", message: `\`${rule.from}\` is redirected twice`, why: "Only the first rule would ever be used.", hint: "Remove one of them.", place: rule.place("from") }];
  });
};

/** A redirect does not make a page unreachable. */
export const redirectsHideNoPage: Rule = (config) => {
  const paths = allPaths(config);
  return listRedirects(config).flatMap((rule): Problem[] => {
    const hidden = paths.find((path) => meets(rule, path));
    if (hidden === undefined) return [];
    return [{ code: "redirect-hides-page", severity: "error", message: `The redirect from \`${rule.from}\` hides the page ${hidden}`, why: "Visitors could not reach the page any more.", hint: "Remove the redirect, or the page.", place: rule.place("from") }];
  });
};

/** A redirect leads, in the end, to a page, or to a host that the configuration names. */
export const redirectsEndAtPages: Rule = (config) => {
  const rules = listRedirects(config);
  const paths = allPaths(config);
  const { allowed, aliases, redirectHosts } = config.network.host;
  const own = [allowed, ...aliases];
  return rules.flatMap((rule): Problem[] => {
    const report = (code: Problem["code"], message: string, hint: string): Problem[] => [{ code, severity: "error", message, hint, place: rule.place("to") }];
    const passed = new Set<string>([withSlash(rule.from)]);
    let target = rule.to;
    for (;;) {
      if (/^https?:/.test(target)) {
        const { hostname, pathname } = new URL(target);
        if (own.includes(hostname)) {
          target = pathname;
          continue;
        }
        return redirectHosts.includes(hostname) ? [] : report("redirect-target", `The redirect leads to \`${hostname}\`, a host that the configuration does not name`, "Add it to host.redirectHosts in network.yaml if visitors are meant to go there.");
      }
      if (target.endsWith("*")) {
        const folder = target.slice(0, -1);
        if (!rule.from.endsWith("*")) return report("redirect-target", "The target ends in `*`, but `from` does not", "Write the whole target.");
        if (!/^\/.+\/$/.test(folder)) return report("redirect-target", "What `*` matched would land at the root", "Put a fixed folder before it, for example `/india/news/*`.");
        return paths.some((path) => path.startsWith(folder)) ? [] : report("redirect-target", `There are no pages below \`${folder}\``, didYouMean(folder, paths));
      }
      const path = withSlash(target);
      if (paths.includes(path) || config.brokenCountries.includes(pathPrefix(path))) return [];
      const here = path;
      const next = rules.find((other) => meets(other, here));
      if (!next) return report("redirect-target", `There is no page \`${target}\``, didYouMean(path, paths));
      if (passed.has(withSlash(next.from)) || next.from === rule.from) return report("redirect-loop", `The redirect from \`${rule.from}\` leads back to itself`, "Let it lead to a page.");
      passed.add(withSlash(next.from));
      target = follow(next, path);
    }
  });
};
