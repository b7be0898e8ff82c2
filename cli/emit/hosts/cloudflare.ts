import type { HostPlan } from "../../plan/hostPlan.ts";
import { spelledRules, urlToken } from "../redirectPatterns.ts";
import { cloudflareWorker } from "./cloudflareWorker.ts";
import { columns, headersFile } from "./underscoreFiles.ts";
import type { RuleWriter } from "./ruleWriter.ts";

/** https://developers.cloudflare.com/pages/configuration/redirects/ and …/headers/ */
const MAX_STATIC_RULES = 2000;
const MAX_DYNAMIC_RULES = 100;
const MAX_RULE_LENGTH = 1000;
const MAX_HEADER_RULES = 100;
const MAX_HEADER_LENGTH = 2000;
/** Maximum of include and exclude rules in `_routes.json`. */
const MAX_ROUTES = 100;

/** Cloudflare Pages: `_redirects` and `_headers`, and a worker for what these can't express. */
export const cloudflare: RuleWriter = {
  place: "upload",
  precompressed: false,
  files: (plan) =>
    new Map([
      ["_redirects", columns(redirectRows(plan))],
      ["_headers", headersFile(plan)],
      ["_worker.js", cloudflareWorker(plan)],
      ["_routes.json", `${JSON.stringify({ version: 1, include: ["/*"], exclude: assetFolders(plan) }, null, 2)}\n`],
    ]),
  limits: () => [
    "Cloudflare Pages adds a missing final slash with a 308 redirect, not a 301. Browsers and search engines treat both alike.",
    "Cloudflare Pages serves assets without the worker, so that they cost no invocation. Under another host name, assets are not redirected.",
  ],
  excess: (plan) => {
    const rows = redirectRows(plan);
    const dynamic = rows.filter(([from]) => from.includes("*")).length;
    const fixed = rows.length - dynamic;
    const headers = plan.folders.length + 1;
    return [
      ...(fixed > MAX_STATIC_RULES
        ? [
            {
              message: `Cloudflare Pages reads ${MAX_STATIC_RULES} exact redirects and ignores the other ${fixed - MAX_STATIC_RULES}`,
              hint: "Each path needs two rules, with and without the final slash. Combine paths with `/*`, or use Bulk Redirects.",
            },
          ]
        : []),
      ...(dynamic > MAX_DYNAMIC_RULES
        ? [
            {
              message: `Cloudflare Pages reads ${MAX_DYNAMIC_RULES} redirects with \`*\` and ignores the other ${dynamic - MAX_DYNAMIC_RULES}`,
              hint: "Use Bulk Redirects for the rest, and accept this warning in `suppressions`.",
            },
          ]
        : []),
      ...rows
        .filter((row) => row.join(" ").length > MAX_RULE_LENGTH)
        .map(([from]) => ({
          message: `Cloudflare Pages ignores the redirect from ${from.slice(0, 60)}…`,
          hint: `Shorten it: a line can have at most ${MAX_RULE_LENGTH} characters.`,
        })),
      ...(headers > MAX_HEADER_RULES
        ? [
            {
              message: `Cloudflare Pages reads ${MAX_HEADER_RULES} header rules and ignores the other ${headers - MAX_HEADER_RULES}`,
              hint: "Browsers would cache the assets of the last countries only briefly. Give countries their own hosts.",
            },
          ]
        : []),
      ...Object.entries(plan.headers.all)
        .filter(([name, value]) => name.length + value.length + 4 > MAX_HEADER_LENGTH)
        .map(([name]) => ({
          message: `Cloudflare Pages ignores the header ${name}`,
          hint: `A line can have at most ${MAX_HEADER_LENGTH} characters. Use less inline code on the root page.`,
        })),
    ];
  },
};

type Row = [from: string, to: string, status: string];

/**
 * Exact rules come first: Cloudflare counts all rules after the first one with `*` as dynamic. Matching is literal, so
 * each path is listed with and without final slash.
 */
function redirectRows({ redirects }: HostPlan): Row[] {
  const rules = redirects.flatMap(spelledRules);
  const exact = rules.flatMap(({ from, to, status }): Row[] => {
    const path = urlToken(from.replace(/\/?\*?$/, ""));
    return [path, `${path}/`].map((form): Row => [form, urlToken(to.replace(/\*$/, "")), String(status)]);
  });
  const patterns = rules
    .filter(({ from }) => from.endsWith("*"))
    .map(({ from, to, status }): Row => {
      const target = to.endsWith("*") ? `${urlToken(to.slice(0, -1))}:splat` : urlToken(to);
      return [`${urlToken(from.slice(0, -1))}*`, target, String(status)];
    });
  return [...exact, ...patterns];
}

const assetFolders = ({ folders }: HostPlan): string[] =>
  folders.length < MAX_ROUTES ? folders.map((home) => `${home}assets/*`) : [];
