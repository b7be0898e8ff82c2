import { attempt } from "../core/attempt.ts";
import { collapseSlashes, networkPath, servedPath } from "../../runtime/site/urls.ts";
import { finishPath, followRule, redirectFinder } from "../config/routes/redirects.ts";
import { rulePath } from "../config/routes/paths.ts";
import { rootTarget, type HostPlan } from "../plan/network/hostPlan.ts";
import type { RedirectRule } from "../plan/network/redirects.ts";

export type RuleName = "host" | "redirect" | "root" | "slashes" | "final-slash" | "api" | "page" | "gone" | "not-found";

/** A host's answer: a redirect, a file of `dist/`, or a response of the content API. */
export type Answer = { rule: RuleName; status: number } & Pick<RedirectRule, "source"> &
  ({ location: string } | { file: string } | { upstream: string });

interface Request {
  /** Path and query as requested, `/india/news?x=1`. */
  url: string;
  /** Host name without port; default: the allowed host. */
  host?: string | undefined;
  /** The visitor's country code, if the host knows it. */
  country?: string | undefined;
  cookie?: string | undefined;
}

/**
 * Paths that are safe in a Location header: without `%`, backslashes, or anything that browsers could parse as a host.
 */
const PLAIN_PATH = /^\/[\w.~/-]*$/;

/**
 * Returns a function that answers requests by the same rules as the hosts' files. Requests for the allowed host are
 * redirected once at most, and keep their query. `isFile` gets paths in `dist/` without leading slash.
 */
export function createRouter(plan: HostPlan): (request: Request, isFile: (file: string) => boolean) => Answer {
  const { allowedHost, base, folder, redirects, gone, folders, api } = plan;
  const find = redirectFinder(redirects);
  const isGone = redirectFinder(gone.map((from) => ({ from, to: "/" })));

  return ({ url, host = allowedHost, country, cookie }, isFile) => {
    const [, path = "/", query = ""] = /^([^?]*)(\?.*)?$/s.exec(url) ?? [];
    if (host !== allowedHost) return { rule: "host", status: 301, location: `https://${allowedHost}${path}${query}` };
    if (api && path.startsWith(`${api.base}/`))
      return { rule: "api", status: 200, upstream: api.upstream + path.slice(api.base.length) + query };

    const clean = path.includes("//") ? finishPath(collapseSlashes(path)) : path;
    const asked = rulePath(clean);
    const goneBy = isGone(asked);
    const rule = goneBy && !goneBy.from.endsWith("*") ? undefined : find(asked);
    if (rule)
      return { rule: "redirect", status: rule.status, location: followRule(rule, asked) + query, source: rule.source };
    if (goneBy) return { rule: "gone", status: 410, file: notFoundPage(clean) };
    const home = clean === base ? rootTarget(plan, country, cookie) : undefined;
    if (home !== undefined) return { rule: "root", status: 302, location: home + query };
    if (clean !== path && PLAIN_PATH.test(clean)) return { rule: "slashes", status: 301, location: clean + query };

    const file = path.startsWith(base) ? decode(servedPath({ base: folder, folder: base }, path))?.slice(1) : undefined;
    if (file !== undefined && isInside(file)) {
      if (path.endsWith("/") && isFile(`${file}index.html`))
        return { rule: "page", status: 200, file: `${file}index.html` };
      if (!path.endsWith("/") && isFile(file)) return { rule: "page", status: 200, file };
      if (PLAIN_PATH.test(path) && !path.endsWith("/") && isFile(`${file}/index.html`))
        return { rule: "final-slash", status: 301, location: `${path}/${query}` };
    }
    if (`${path}/` === base) return { rule: "final-slash", status: 301, location: base + query };
    return { rule: "not-found", status: 404, file: notFoundPage(path) };
  };

  /** The 404 page of the site that a path belongs to. */
  function notFoundPage(path: string): string {
    const site = folders.find((home) => path.startsWith(home)) ?? base;
    return `${networkPath({ base, folder }, site).slice(1)}404.html`;
  }
}

/** Whether a path stays inside the folder, and isn't hidden or a rule file of a hosting service. */
const isInside = (file: string): boolean =>
  !/\p{Cc}/u.test(file) &&
  !file.split(/[/\\]/).some((part) => part === ".." || (part.startsWith(".") && part !== ".well-known")) &&
  !/^(?:_headers|_redirects|_routes\.json|_worker\.js)$/.test(file);

const decode = (path: string): string | undefined => attempt(() => decodeURIComponent(path));
