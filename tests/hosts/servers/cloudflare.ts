import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ALLOWED, type TestHost } from "../testHost.ts";
import { decodePath, fileAnswer, hasFile, isHidden, lowerCase } from "./serveFile.ts";

interface Worker {
  fetch(request: Request, env: { ASSETS: { fetch(request: Request): Promise<Response> } }): Promise<Response>;
}

/**
 * Cloudflare Pages: the emitted worker runs as it is, over a binding that reads the emitted `_redirects` and `_headers` the
 * way Pages does (workers-sdk, packages/pages-shared/asset-server/handler.ts).
 */
export const cloudflare: TestHost = {
  async start({ root, dist }) {
    // A name that Node takes for a module, in a folder that has no package.json.
    copyFileSync(join(dist, "_worker.js"), join(root, "worker.mjs"));
    const { default: worker } = (await import(/* @vite-ignore */ pathToFileURL(join(root, "worker.mjs")).href)) as {
      default: Worker;
    };
    const { exclude } = JSON.parse(readFileSync(join(dist, "_routes.json"), "utf8")) as { exclude: string[] };
    const assets = createAssets(dist);
    return {
      async ask({ url, host = ALLOWED, country, cookie, method = "GET", send }) {
        const request = new Request(`https://${host}${url}`, {
          method,
          headers: { ...(country && { "CF-IPCountry": country }), ...(cookie && { Cookie: cookie }), ...send },
        });
        const { pathname } = new URL(request.url);
        const bare = exclude.some((pattern) => pathname.startsWith(pattern.slice(0, -1)));
        const response = bare ? await assets(request) : await worker.fetch(request, { ASSETS: { fetch: assets } });
        return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
      },
      stop: () => undefined,
    };
  },
};

function createAssets(dist: string) {
  const rules = readFileSync(join(dist, "_redirects"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/) as [string, string, string]);
  const fixed = new Map(rules.filter(([from]) => !from.includes("*")).map((rule) => [rule[0], rule]));
  const patterns = rules
    .filter(([from]) => from.includes("*"))
    .map(([from, to, status]) => ({
      regex: new RegExp(`^${from.replace(/[-/\\^$+?.()|[\]{}]/g, "\\$&").replace("*", "(.*)")}$`),
      to,
      status,
    }));
  const blocks = readFileSync(join(dist, "_headers"), "utf8")
    .trim()
    .split(/\n\n/)
    .map((block) => block.split("\n"));

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const { pathname, search } = url;
    const redirect = (status: number, to: string) => {
      const target = new URL(to, url);
      const address =
        target.origin === url.origin
          ? target.pathname + (target.search || search)
          : target.href + (target.search ? "" : search);
      return withHeaders(new Response(null, { status, headers: { Location: address } }), pathname);
    };
    const rule = fixed.get(pathname);
    if (rule) return redirect(Number(rule[2]), rule[1]);
    for (const { regex, to, status } of patterns) {
      const match = regex.exec(pathname);
      if (match)
        return redirect(
          Number(status),
          to.replace(":splat", () => match[1] ?? ""),
        );
    }
    const name = decodePath(pathname);
    const found = name && !name.startsWith("/_") ? (name.endsWith("/") ? `${name}index.html` : name) : undefined;
    if (found !== undefined && hasFile(dist, found) && !isHidden(found)) return send(found, 200);
    if (name !== undefined && !name.endsWith("/") && hasFile(dist, `${name}/index.html`))
      return redirect(308, `${name}/`);
    for (let folder = name ?? ""; ; folder = folder.slice(0, folder.lastIndexOf("/"))) {
      if (hasFile(dist, `${folder}/404.html`)) return send(`${folder}/404.html`, 404);
      if (folder === "") return new Response(null, { status: 404 });
    }

    function send(file: string, status: number): Response {
      const { headers, body } = fileAnswer(dist, file);
      return withHeaders(
        new Response(body, {
          status,
          headers: { ...headers, "cache-control": status === 404 ? "no-store" : "public, max-age=0, must-revalidate" },
        }),
        pathname,
      );
    }
  };

  /** Rules replace what Pages itself sends, and add to each other. */
  function withHeaders(response: Response, pathname: string): Response {
    const own = new Map<string, string>();
    for (const [path = "", ...lines] of blocks) {
      if (!pathname.startsWith(path.replace(/\*$/, ""))) continue;
      for (const [name, value] of Object.entries(
        lowerCase(Object.fromEntries(lines.map((line) => /^ +([^:]+): (.*)$/.exec(line)?.slice(1, 3) ?? []))),
      )) {
        const before = own.get(name);
        own.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    for (const [name, value] of own)
      if (response.status !== 404 || name !== "cache-control") response.headers.set(name, value);
    return response;
  }
}
