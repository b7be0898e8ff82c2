import type { HostPlan } from "../plan/network/hostPlan.ts";
import { patternRegex, redirectPatterns, type Compared } from "./redirectPatterns.ts";

/** Regular expressions for paths that answer 410. Single paths are tested before redirects, folders after them. */
export interface GonePaths {
  single: string[];
  folders: string[];
}

/** @param path Converts a path of the host to the one that a hosting service compares. */
export function gonePaths({ gone }: HostPlan, compared: Compared, path = (from: string) => from): GonePaths {
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

export interface RuleRow {
  rule: string;
  status: number;
  from: string;
  to: string;
  /** Source location; empty for built-in rules. */
  source: string;
}

/** All rules of a host, in the order in which they are tested. */
export function listRules({
  allowedHost,
  base,
  homes,
  fallback,
  only,
  choices,
  redirects,
  gone,
  folders,
  api,
}: HostPlan): RuleRow[] {
  const builtIn = (rule: string, status: number, from: string, to: string): RuleRow => ({
    rule,
    status,
    from,
    to,
    source: "",
  });
  return [
    builtIn("other host name", 301, `not ${allowedHost}`, `https://${allowedHost} (same URL)`),
    ...(api ? [builtIn("content API", 200, `${api.base}/*`, `${api.upstream}/*`)] : []),
    ...redirects.map(({ from, to, status, source }): RuleRow => ({
      rule: "redirect",
      status,
      from,
      to,
      source: source?.() ?? "",
    })),
    ...gone.map((from) => builtIn("gone", 410, from, "")),
    ...(only === undefined ? [] : [builtIn("country", 302, base, only)]),
    ...Object.entries(choices).map(([key, home]) => builtIn("chosen country", 302, `${base} (cookie ${key})`, home)),
    ...Object.entries(homes).map(([code, home]) =>
      builtIn("country", 302, `${base} (from ${code.toUpperCase()})`, home),
    ),
    ...(fallback === undefined ? [] : [builtIn("country", 302, `${base} (from any other country)`, fallback)]),
    builtIn("repeated slashes", 301, "//", "/"),
    builtIn("final slash", 301, `${base}page`, `${base}page/`),
    ...folders.map((home) => builtIn("not found", 404, `${home}*`, `${home}404.html`)),
    ...(folders.includes(base) ? [] : [builtIn("not found", 404, `${base}*`, `${base}404.html`)]),
  ];
}
