import { withSlash } from "../../runtime/site/urls.ts";
import { pathOfUrl, type SiteHosts } from "../config/siteHosts.ts";
import { finishPath, follow, type WrittenRedirect } from "../config/routes/redirects.ts";
import type { RedirectRule } from "./redirects.ts";

type Rule = WrittenRedirect;
type Find = (path: string) => Rule | undefined;

/** A URL on one of the network's own hosts as the path that it is. */
export function siteTarget(to: string, hosts: SiteHosts): string {
  if (!/^https?:/.test(to)) return to;
  return pathOfUrl(hosts, to) ?? new URL(to).href;
}

/** Leads a rule to its end. A chain with a temporary part is temporary as a whole: browsers keep permanent ones for ever. */
export function flatten({ from, to, status, place }: Rule, find: Find): RedirectRule {
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
export function branches(
  { from, to, status, source }: RedirectRule,
  rules: readonly Rule[],
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
