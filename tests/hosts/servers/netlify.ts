import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import redirector from "netlify-redirector";
import { ALLOWED, type HostAnswer, type HostRequest, type TestHost } from "../testHost.ts";
import { proxy } from "./proxy.ts";
import { decodePath, fileAnswer, hasFile, lowerCase, splitUrl } from "./serveFile.ts";

/**
 * Netlify: the emitted files are read by Netlify's own parsers and matched by its own engine, which its command line has
 * too; what is done with a match is as in its command line (netlify-cli, src/utils/proxy.ts).
 */
export const netlify: TestHost = {
  async start({ dist }) {
    const redirectsFile = join(dist, "_redirects");
    const parsed = await parseAllRedirects({ redirectsFiles: [redirectsFile], configRedirects: [], minimal: false });
    if (parsed.errors.length > 0) throw parsed.errors[0];
    const written = readFileSync(redirectsFile, "utf8").trim().split("\n").length;
    if (parsed.redirects.length !== written)
      throw new Error(`Netlify reads ${parsed.redirects.length} of ${written} rules`);
    const rules = (parsed.redirects as { from: string; query: object }[]).map(({ from, query, ...rule }) => ({
      ...rule,
      origin: from,
      params: query,
    }));
    const engine = await redirector.parseJSON(JSON.stringify(rules), {});
    const headers = await parseAllHeaders({ headersFiles: [join(dist, "_headers")], configHeaders: [], minimal: true });
    if (headers.errors.length > 0) throw headers.errors[0];

    const headersOf = (path: string): Record<string, string> =>
      Object.assign(
        {},
        ...headers.headers
          .filter(({ for: pattern }) => path.startsWith(pattern.replace(/\*$/, "")))
          .map(({ values }) => values),
      ) as Record<string, string>;
    const fileOf = (path: string) => {
      const name = decodePath(path);
      return name === undefined
        ? undefined
        : [name, `${name.replace(/\/$/, "")}/index.html`].find(
            (file) => hasFile(dist, file) && !/^\/_(?:redirects|headers)$/.test(file),
          );
    };

    const ask = async (request: HostRequest): Promise<HostAnswer> => {
      const { path, query } = splitUrl(request.url);
      const seen: Record<string, string> = {
        "x-country": (request.country ?? "us").toLowerCase(),
        cookie: request.cookie ?? "",
      };
      const cookies = Object.fromEntries(
        (request.cookie ?? "").split("; ").flatMap((pair) => {
          const [name = "", value] = pair.split("=");
          return value === undefined ? [] : [[name, value]];
        }),
      );
      const file = fileOf(path);
      const match = engine.match({
        scheme: "https",
        host: request.host ?? ALLOWED,
        path,
        query: query.slice(1),
        headers: seen,
        cookieValues: cookies,
        getHeader: (name) => seen[name.toLowerCase()] ?? "",
        getCookie: (name) => cookies[name] ?? "",
      });
      if (match && (match.force || file === undefined)) {
        if (match.status === 200 && !match.to.startsWith("/")) return proxy(match.to + query, request);
        if (match.status >= 300 && match.status < 400)
          return {
            status: match.status,
            headers: { location: match.to + (match.to.includes("?") ? "" : query) },
            body: "",
          };
        return fileAnswer(dist, match.to, { status: match.status, headers: headersOf(path) });
      }
      return file === undefined
        ? fileAnswer(dist, "/404.html", { status: 404, headers: headersOf(path) })
        : fileAnswer(dist, file, {
            headers: { "cache-control": "public, max-age=0, must-revalidate", ...lowerCase(headersOf(path)) },
          });
    };
    return { ask, stop: () => undefined };
  },
};
