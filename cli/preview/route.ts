import { collapseSlashes, pathPrefix, withSlash } from "../../runtime/site/urls.ts";
import { follow, meets } from "../config/redirects.ts";
import type { HostPlan } from "../emit/hostPlan.ts";

/** What the host answers to a path: another address, or a file of `dist/`. */
export type Answer = { status: number; location: string } | { status: number; file: string };

interface Request {
  /** Path and query as requested, `/india/news?x=1`. */
  url: string;
  /** The visitor's country code, where the host knows it. */
  country?: string | undefined;
}

/** Which files there are: a path inside `dist/` without leading slash. */
type IsFile = (file: string) => boolean;

/** Decides what a request gets, by the same rules that the hosts' files say: at most one hop, the query kept. */
export function routeRequest({ redirects, homes, fallback, sites }: HostPlan, { url, country }: Request, isFile: IsFile): Answer {
  const [, path = "/", query = ""] = /^([^?]*)(\?.*)?$/.exec(url) ?? [];
  const redirect = (status: number, to: string): Answer => ({ status, location: to + (to.includes("?") ? "" : query) });
  const clean = collapseSlashes(path);
  const target = destination(clean);
  if (target) return redirect(target.status, target.to);
  if (clean !== path) return redirect(301, clean);
  const decoded = decode(path);
  const file = decoded?.slice(1);
  if (file !== undefined && isInside(file)) {
    if (path.endsWith("/") && isFile(`${file}index.html`)) return { status: 200, file: `${file}index.html` };
    if (!path.endsWith("/") && isFile(file)) return { status: 200, file };
  }
  const home = sites.find((site) => site === `/${pathPrefix(path)}/`);
  return { status: 404, file: `${home?.slice(1) ?? ""}404.html` };

  function destination(at: string): { status: number; to: string } | undefined {
    if (at === "/" && country !== undefined) return { status: 302, to: homes[country.toLowerCase()] ?? fallback };
    const rule = redirects.find((candidate) => meets(candidate, at));
    if (rule) return { status: rule.status, to: follow(rule, at) };
    const folder = decode(at)?.slice(1);
    if (folder && isInside(folder) && !at.endsWith("/") && !isFile(folder) && isFile(`${folder}/index.html`)) return { status: 301, to: withSlash(at) };
    return undefined;
  }
}

const isInside = (file: string): boolean => !file.split(/[/\\]/).includes("..") && !/\p{Cc}/u.test(file);

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
