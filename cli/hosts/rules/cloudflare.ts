import type { HostPlan } from "../../plan/network/hostPlan.ts";
import { spelledRules, wildToken } from "../redirectPatterns.ts";
import { type RuleWriter, columns, headersFile, homeTables, jsonFile, regexList } from "./ruleWriter.ts";
import { gonePaths } from "../listRules.ts";
import { API_HEADERS } from "../securityHeaders.ts";

/** `_worker.js` of Cloudflare Pages (https://developers.cloudflare.com/pages/functions/advanced-mode/). */
function cloudflareWorker(plan: HostPlan): string {
  const { allowedHost, base, api, headers, gone } = plan;
  const { single, folders } = gonePaths(plan, "sent");
  return `// Made by sitegen. Answers what _redirects can't say; everything else comes from the files, with _redirects and _headers.

const ALLOWED_HOST = ${json(allowedHost)};
${homeTables(plan, "const", 2)}${api ? `const API = ${json(api)};\nconst API_HEADERS = ${json(API_HEADERS)};\n` : ""}${gone.length > 0 ? `// Addresses that are gone for good: single ones before redirects, folders after them.\nconst GONE = ${regexList(single)};\nconst GONE_FOLDERS = ${regexList(folders)};\nconst SITES = ${JSON.stringify([...plan.folders, base])};\n` : ""}// _headers is for files: what the worker answers itself has these.
const REDIRECT_HEADERS = ${json({ "Strict-Transport-Security": headers.all["Strict-Transport-Security"], "Cache-Control": headers.revalidate })};

export default {
  async fetch(request, env) {
    const url = new URL(request.url);

    // Any other host name gets a 301 to the allowed host, same URL. A variable SITEGEN_ANY_HOST, set for preview
    // deployments only, lets those be looked at on their own addresses.
    if (url.hostname !== ALLOWED_HOST && !env.SITEGEN_ANY_HOST) {
      return redirect(301, "https://" + ALLOWED_HOST + url.pathname + url.search);
    }

${api ? `    if (API && url.pathname.startsWith(API.base + "/")) return askApi(request, url);\n\n` : ""}    // Percent codes in capitals, as _redirects has them.
    const capitals = url.pathname.replace(/%[\\da-f]{2}/gi, (code) => code.toUpperCase());
    if (capitals !== url.pathname) {
      url.pathname = capitals;
      request = new Request(url, request);
    }

    const path = finish(url.pathname.replace(/\\/{2,}/g, "/"));
${gone.length > 0 ? `    if (GONE.some((regex) => regex.test(path))) return goneFrom(request, url, env);\n` : ""}    if (path === ${json(base)}) {
      const home = homeOf(request);
      if (home) return redirect(302, home + url.search, { "Cache-Control": "no-store" });
    }

    // Repeated slashes: what the clean path gets, in one hop. Only plain paths, so that none can become another host.
    if (url.pathname.includes("//")) {
      if (!/^\\/[\\w.~/-]*$/.test(path)) return env.ASSETS.fetch(request);
      const clean = await env.ASSETS.fetch(new Request(new URL(path + url.search, url), request));
      return isRedirect(clean) ? finished(clean, url) : redirect(301, path + url.search);
    }

    const answer = await env.ASSETS.fetch(request);
    if (isRedirect(answer)) return finished(answer, url);
    return ${gone.length > 0 ? `GONE_FOLDERS.some((regex) => regex.test(path)) ? goneFrom(request, url, env) : answer` : "answer"};
  },
};

${homeFunction(plan)}
/** A page's path ends in a slash, a file's (its last segment has a dot) does not. */
function finish(path) {
  return /\\.[^/]*$/.test(path) || path.endsWith("/") ? path : path + "/";
}

const isRedirect = (answer) => answer.status >= 301 && answer.status <= 308 && answer.status !== 304 && answer.headers.has("Location");

/** A redirect of _redirects with the final slash that its target would be redirected to. */
function finished(answer, url) {
  const target = new URL(answer.headers.get("Location"), url);
  if (target.origin !== url.origin) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Location", finish(target.pathname) + target.search + target.hash);
  return new Response(null, { status: answer.status, headers });
}

function redirect(status, location, more = {}) {
  return new Response(null, { status, headers: { Location: location, ...REDIRECT_HEADERS, ...more } });
}
${gone.length > 0 ? GONE_FROM : ""}${api ? ASK_API : ""}`;
}

/** Answers 410 with the site's 404 page, which it gets by requesting a path that doesn't exist. */
const GONE_FROM = `
async function goneFrom(request, url, env) {
  const site = SITES.find((home) => url.pathname.startsWith(home));
  const missing = await env.ASSETS.fetch(new Request(new URL(site + "410/", url), request));
  return new Response(missing.body, { status: 410, headers: missing.headers });
}
`;

const ASK_API = `
async function askApi(request, url) {
  if (!["GET", "HEAD", "POST"].includes(request.method)) return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  const asked = new Request(API.upstream + url.pathname.slice(API.base.length) + url.search, request);
  asked.headers.delete("Cookie");
  const answer = await fetch(asked, { redirect: "manual" });
  const headers = new Headers(answer.headers);
  headers.delete("Set-Cookie");
  for (const [name, value] of Object.entries(API_HEADERS)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
`;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Code that finds the root's target for a visitor. */
function homeFunction({ fallback, only, choiceCookie }: HostPlan): string {
  if (only !== undefined)
    return `/** The home of the only country. */
function homeOf() {
  return HOME;
}
`;
  const chosen = `function homeOf(request) {
  const chosen = /(?:^|; )${choiceCookie}=([\\w-]+)/.exec(request.headers.get("Cookie") ?? "");
  if (chosen && Object.hasOwn(CHOICES, chosen[1])) return CHOICES[chosen[1]];
`;
  if (fallback === undefined)
    return `/** The home of the country that the visitor chose. */\n${chosen}  return undefined;\n}\n`;
  return `/** The home of the country that the visitor chose, else of the one that the visitor is in. */
${chosen}  const country = (request.headers.get("CF-IPCountry") ?? request.cf?.country ?? "").toLowerCase();
  if (country === "") return undefined;
  return Object.hasOwn(HOMES, country) ? HOMES[country] : FALLBACK;
}
`;
}

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
  destination: "upload",
  precompressed: false,
  files: (plan) =>
    new Map([
      ["_redirects", columns(redirectRows(plan))],
      ["_headers", headersFile(plan)],
      ["_worker.js", cloudflareWorker(plan)],
      ["_routes.json", jsonFile({ version: 1, include: ["/*"], exclude: excluded(plan) })],
    ]),
  limits: () => [
    "Cloudflare Pages adds a missing final slash with a 308 redirect, not a 301. Browsers and search engines treat both alike.",
    "Cloudflare Pages serves assets without the worker, so that they cost no invocation. Under another host name, assets are not redirected.",
  ],
  excess: (plan) => {
    const rows = redirectRows(plan);
    const dynamic = rows.filter(([from]) => from.includes("*")).length;
    const beyond = (max: number, count: number, what: string, hint: string) =>
      count > max
        ? [{ message: `Cloudflare Pages reads ${max} ${what} and ignores the other ${count - max}`, hint }]
        : [];
    return [
      ...beyond(
        MAX_STATIC_RULES,
        rows.length - dynamic,
        "exact redirects",
        "Each path needs two rules, with and without the final slash. Combine paths with `/*`, or use Bulk Redirects.",
      ),
      ...beyond(
        MAX_DYNAMIC_RULES,
        dynamic,
        "redirects with `*`",
        "Use Bulk Redirects for the rest, and accept this warning in `suppressions`.",
      ),
      ...rows
        .filter((row) => row.join(" ").length > MAX_RULE_LENGTH)
        .map(([from]) => ({
          message: `Cloudflare Pages ignores the redirect from ${from.slice(0, 60)}…`,
          hint: `Shorten it: a line can have at most ${MAX_RULE_LENGTH} characters.`,
        })),
      ...beyond(
        MAX_HEADER_RULES,
        plan.folders.length + 1,
        "header rules",
        "Browsers would cache the assets of the last countries only briefly. Give countries their own hosts.",
      ),
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
    const path = from.replace(/\/?\*?$/, "");
    return [path, `${path}/`].map((form) => [form, wildToken(to, ""), String(status)]);
  });
  const wild = rules.filter(({ from }) => from.endsWith("*"));
  return [...exact, ...wild.map(({ from, to, status }): Row => [from, wildToken(to, ":splat"), String(status)])];
}

/** Paths without the worker. */
const excluded = ({ folders }: HostPlan): string[] =>
  folders.length < MAX_ROUTES ? folders.map((home) => `${home}assets/*`) : [];
