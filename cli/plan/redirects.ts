import { withSlash } from "../../runtime/site/urls.ts";
import type { Config } from "../config/loadConfig.ts";
import { follow, listRedirects, meets } from "../config/redirects.ts";

/** One redirect rule, flattened: its target is never redirected again. */
export interface RedirectRule {
  /** Path with its final slash, or a prefix that ends in `*`. */
  from: string;
  /** Site path or absolute URL; ends in `*` when what the source's `*` matched is kept. */
  to: string;
  status: 301 | 302 | 307 | 308;
}

/** The maintainers' redirects, each led to where its chain ends, in the order of the files. */
export function planRedirects(config: Config): RedirectRule[] {
  const rules = listRedirects(config);
  return rules.map(({ from, to, status }) => {
    let target = to;
    const passed = new Set<string>();
    for (let next = nextRule(target); next && !passed.has(next.from); next = nextRule(target)) {
      passed.add(next.from);
      target = follow(next, withSlash(target));
    }
    return { from: from.endsWith("*") ? from : withSlash(from), to: finish(target), status };
  });

  function nextRule(target: string) {
    return target.endsWith("*") || /^https?:/.test(target) ? undefined : rules.find((rule) => meets(rule, target));
  }
}

const finish = (target: string): string => (target.endsWith("*") || /^https?:/.test(target) ? target : withSlash(target));
