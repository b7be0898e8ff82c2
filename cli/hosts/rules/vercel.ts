import {
  collapsePatterns,
  escapeRegex,
  patternAddress,
  type PathPattern,
  redirectPatterns,
} from "../redirectPatterns.ts";
import { folderName, rootRules, type HostPlan } from "../../plan/network/hostPlan.ts";
import { goneAsNotFound } from "../listRules.ts";
import { API_HEADERS } from "../securityHeaders.ts";
import { type RuleWriter, headerList, jsonFile, notesOf } from "./ruleWriter.ts";

/** https://vercel.com/docs/project-configuration */
const MAX_RULES = 2048;

/** Vercel: `vercel.json`. Redirects are tested before files, rewrites after them. */
export const vercel: RuleWriter = {
  destination: "deploy",
  precompressed: false,
  files: (plan) => new Map([["vercel.json", jsonFile(configuration(plan))]]),
  limits: (plan) =>
    notesOf(
      "Vercel redirects preview deployments to the allowed host too. To look at them, remove the first redirect of vercel.json.",
      goneAsNotFound("Vercel", plan),
    ),
  excess(plan) {
    const count = redirects(plan).length;
    if (count <= MAX_RULES) return [];
    const message = `Vercel allows ${MAX_RULES} redirects, and there are ${count}, ${count - plan.redirects.length} of them the network's own`;
    return [{ message, hint: "Combine paths with `/*`, or use Vercel's bulk redirects." }];
  },
};

interface Condition {
  type: "host" | "header" | "cookie";
  key?: string;
  value: string;
}

interface Redirect {
  source: string;
  has?: Condition[];
  missing?: Condition[];
  destination: string;
  statusCode: number;
}

function configuration(plan: HostPlan) {
  const { folders, headers, api } = plan;
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    cleanUrls: false,
    redirects: redirects(plan),
    headers: [
      { source: "/(.*)", headers: headerList({ ...headers.all, "Cache-Control": headers.revalidate }) },
      ...assetSources(plan).map((source) => ({ source, headers: headerList({ "Cache-Control": headers.immutable }) })),
      ...(api ? [{ source: `${api.base}/(.*)`, headers: headerList(API_HEADERS) }] : []),
    ],
    rewrites: [
      ...(api ? [{ source: `${api.base}/(.*)`, destination: `${api.upstream}/$1` }] : []),
      ...folders.map((home) => ({ source: `${home}(.*)`, destination: `${home}404.html`, statusCode: 404 })),
    ],
  };
}

function redirects(plan: HostPlan): Redirect[] {
  const { allowedHost, base, choiceCookie } = plan;
  const source = base === "/" ? "/(/*)" : `${base}(/*)`;
  return [
    {
      source: "/(.*)",
      missing: [{ type: "host", value: escapeRegex(allowedHost) }],
      destination: `https://${allowedHost}/$1`,
      statusCode: 301,
    },
    ...rootRules(plan).map(({ choice, country, to }): Redirect => {
      const has: Condition[] = [];
      if (choice !== undefined) has.push({ type: "cookie", key: choiceCookie, value: choice });
      if (country !== undefined)
        has.push({ type: "header", key: "x-vercel-ip-country", value: country.toUpperCase() || ".+" });
      return { source, ...(has.length > 0 && { has }), destination: to, statusCode: 302 };
    }),
    ...[...plan.redirects.flatMap((rule) => redirectPatterns(rule, "sent")), ...collapsePatterns()].map(toRedirect),
    // Not `trailingSlash`, which comes before the other redirects and would add another hop.
    ...finalSlashes(plan),
  ];
}

/** Patterns for asset folders. A group can't be empty, so the base's own folder is listed separately. */
function assetSources({ base, folders }: HostPlan): string[] {
  const names = folders.map((home) => folderName({ base }, home));
  const below = names.filter((name) => name !== "").join("|");
  return [
    ...(below === "" ? [] : [`${base}(${below})/assets/(.*)`]),
    ...(names.includes("") ? [`${base}assets/(.*)`] : []),
  ];
}

/** Redirects that add the final slash to pages. */
function finalSlashes({ base, sites }: HostPlan): Redirect[] {
  const names = sites.map((home) => folderName({ base }, home));
  if (names.includes("")) return [{ source: `${base}([^.]*[^/.])`, destination: `${base}$1/`, statusCode: 301 }];
  if (names.length === 0) return [];
  const any = `(${names.join("|")})`;
  return [
    { source: `${base}${any}`, destination: `${base}$1/`, statusCode: 301 },
    { source: `${base}${any}/([^.]*[^/.])`, destination: `${base}$1/$2/`, statusCode: 301 },
  ];
}

/**
 * A pattern in path-to-regexp's syntax. Each piece is a group, so that nothing in it is parsed as a parameter or
 * modifier. Groups begin with the empty expression `.{0}`, because a group can't begin with a question mark.
 */
function toRedirect(pattern: PathPattern): Redirect {
  const group = (expression: string) => (expression === "" ? "" : `(.{0}${expression})`);
  const [first = "", ...rest] = pattern.pieces.map((piece) => (typeof piece === "string" ? piece : piece.keep));
  const kept = pattern.pieces.flatMap((piece, index) => (typeof piece === "string" ? [] : [index + 1]));
  const reference = (number: number) => `$${kept[number - 1] ?? 0}`;
  return {
    source: `/${group(first.replace(/^\/\+?/, first.startsWith("/+") ? "/*" : ""))}${rest.map(group).join("")}`,
    destination: patternAddress(pattern, reference, (text) => text.replaceAll("$", "%24")),
    statusCode: pattern.status,
  };
}
