import type { HostPlan } from "../plan/hostPlan.ts";

/** One rule as people read it. */
export interface RuleRow {
  rule: string;
  status: number;
  from: string;
  to: string;
  /** Where a maintainer wrote it; empty for the network's own rules. */
  source: string;
}

/** Every rule of the plan, in the order in which they are asked. */
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
  const own = (rule: string, status: number, from: string, to: string): RuleRow => ({
    rule,
    status,
    from,
    to,
    source: "",
  });
  return [
    own("other host name", 301, `not ${allowedHost}`, `https://${allowedHost} (same URL)`),
    ...(api ? [own("content API", 200, `${api.base}/*`, `${api.upstream}/*`)] : []),
    ...redirects.map(({ from, to, status, source }): RuleRow => ({
      rule: "redirect",
      status,
      from,
      to,
      source: source?.() ?? "",
    })),
    ...gone.map((from) => own("gone", 410, from, "")),
    ...(only === undefined ? [] : [own("country", 302, base, only)]),
    ...Object.entries(choices).map(([key, home]) => own("chosen country", 302, `${base} (cookie ${key})`, home)),
    ...Object.entries(homes).map(([code, home]) => own("country", 302, `${base} (from ${code.toUpperCase()})`, home)),
    ...(fallback === undefined ? [] : [own("country", 302, `${base} (from elsewhere)`, fallback)]),
    own("repeated slashes", 301, "//", "/"),
    own("final slash", 301, `${base}page`, `${base}page/`),
    ...folders.map((home) => own("not found", 404, `${home}*`, `${home}404.html`)),
    ...(folders.includes(base) ? [] : [own("not found", 404, `${base}*`, `${base}404.html`)]),
  ];
}
