import { groupBy } from "../core/lookups.ts";
import { rootRules, type HostPlan } from "../plan/network/hostPlan.ts";
import type { RedirectRule } from "../plan/network/redirects.ts";
import { patternRegex, redirectPatterns, type Compared } from "./redirectPatterns.ts";

/**
 * Regular expressions for paths that answer 410. Single paths are tested before redirects, folders after them.
 * @param path Converts a path of the host to the one that a hosting service compares.
 */
export function gonePaths({ gone }: HostPlan, compared: Compared, path = (from: string) => from) {
  const regex = (from: string) =>
    redirectPatterns({ from: path(from), to: "/", status: 301 }, compared).map((pattern) => patternRegex(pattern));
  return {
    single: gone.filter((from) => !from.endsWith("*")).flatMap(regex),
    folders: gone.filter((from) => from.endsWith("*")).flatMap(regex),
  };
}

/** The note for hosting services that can't answer 410. */
export const goneAsNotFound = (host: string, { gone }: Pick<HostPlan, "gone">): string | false =>
  gone.length > 0 &&
  `${host} has no rule for status 410. The ${gone.length === 1 ? "address" : `${gone.length} addresses`} below \`gone\` ${gone.length === 1 ? "answers" : "answer"} 404; search engines then remove them too, but later.`;

/** Redirects by status. */
export const byStatus = ({ redirects }: HostPlan): [status: number, rules: RedirectRule[]][] =>
  [...groupBy(redirects, ({ status }) => status)].sort(([a], [b]) => a - b);

/** All rules of a host, in the order in which they are tested. Built-in rules have no source location. */
export function listRules(plan: HostPlan) {
  const { allowedHost, base, redirects, gone, folders, api } = plan;
  const row = (rule: string, status: number, from: string, to: string, source = "") => ({
    rule,
    status,
    from,
    to,
    source,
  });
  const visitors = (country: string) => (country === "" ? "any other country" : country.toUpperCase());
  return [
    row("other host name", 301, `not ${allowedHost}`, `https://${allowedHost} (same URL)`),
    ...(api ? [row("content API", 200, `${api.base}/*`, `${api.upstream}/*`)] : []),
    ...redirects.map(({ from, to, status, source }) => row("redirect", status, from, to, source?.())),
    ...gone.map((from) => row("gone", 410, from, "")),
    ...rootRules(plan).map(({ choice, country, to }) =>
      choice === undefined
        ? row("country", 302, country === undefined ? base : `${base} (from ${visitors(country)})`, to)
        : row("chosen country", 302, `${base} (cookie ${choice})`, to),
    ),
    row("repeated slashes", 301, "//", "/"),
    row("final slash", 301, `${base}page`, `${base}page/`),
    ...[...folders, ...(folders.includes(base) ? [] : [base])].map((home) =>
      row("not found", 404, `${home}*`, `${home}404.html`),
    ),
  ];
}
