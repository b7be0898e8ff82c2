import { rootRules, type HostPlan } from "../../plan/network/hostPlan.ts";
import type { RedirectRule } from "../../plan/network/redirects.ts";
import { goneAsNotFound } from "../listRules.ts";
import { spelledRules, urlToken, wildToken } from "../redirectPatterns.ts";
import { type RuleWriter, columns, headersFile, notesOf } from "./ruleWriter.ts";

/**
 * Netlify: `_redirects` and `_headers` in the upload (https://docs.netlify.com/routing/redirects/). The first match
 * wins, final slashes are ignored, and `!` applies a rule even when a file exists.
 */
export const netlify: RuleWriter = {
  destination: "upload",
  precompressed: false,
  files: (plan) =>
    new Map([
      ["_redirects", redirectsFile(plan)],
      ["_headers", headersFile(plan)],
    ]),
  limits: ({ aliases, key, gone }) =>
    notesOf(
      `Netlify redirects ${aliases.length > 0 ? "only the host names in host.aliases" : "no other host name, because host.aliases is empty"}. Make the allowed host the primary domain, so that Netlify redirects all others itself.`,
      key !== ""
        ? "Netlify has no rule for repeated slashes. Scripts of the pages correct the address."
        : "Netlify has no rules for repeated slashes and for cookie values. Scripts of the pages correct the address, and a script of the root page redirects to the country that the visitor chose.",
      goneAsNotFound("Netlify", { gone }),
    ),
};

type Row = [from: string, to: string, status: string, ...condition: string[]];

function redirectsFile(plan: HostPlan): string {
  const { allowedHost, base, aliases, fallback, choices, choiceCookie, redirects, folders, api } = plan;
  return columns([
    ...aliases.flatMap((alias): Row[] =>
      ["https", "http"].map((scheme) => [`${scheme}://${alias}/*`, `https://${allowedHost}/:splat`, "301!"]),
    ),
    // Rules can test whether a cookie exists, but not its value. Visitors who have chosen a country get the root page,
    // whose script redirects them.
    ...(fallback !== undefined && Object.keys(choices).length > 0
      ? [[base, `${base}index.html`, "200!", `Cookie=${choiceCookie}`] satisfies Row]
      : []),
    ...rootRules(plan).flatMap(({ choice, country, to }): Row[] =>
      choice === undefined ? [[base, urlToken(to), "302!", ...(country ? [`Country=${country}`] : [])]] : [],
    ),
    ...(api ? [[`${urlToken(api.base)}/*`, `${urlToken(api.upstream)}/:splat`, "200!"] satisfies Row] : []),
    ...redirects
      .flatMap(spelledRules)
      .flatMap(inBothCases)
      .map(({ from, to, status }): Row => [from, wildToken(to, ":splat"), `${status}!`]),
    ...folders.map((home): Row => [`${urlToken(home)}*`, `${urlToken(home)}404.html`, "404"]),
  ]);
}

/** Netlify compares percent codes case-sensitively, and old URLs may have lower-case ones (WordPress). */
const inBothCases = (rule: RedirectRule): RedirectRule[] => {
  const from = rule.from.replace(/%../g, (code) => code.toLowerCase());
  return from === rule.from ? [rule] : [rule, { ...rule, from }];
};
