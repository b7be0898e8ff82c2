import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { PageDocument } from "@runtime/site/page.ts";
import type { SiteData } from "@runtime/site/site.ts";
import type { Plugin, PreviewServer, ViteDevServer } from "vite";
import type * as ServerEntry from "../src/entry-server.ts";
import { pageFile, readSites, readTemplate, type Site, UPLOAD } from "./site.ts";

const SITE_URL = "/@site.json";
const ENQUIRY_URL = "/@enquiry";

/** Serves the pages in development: each request is rendered anew from the files in `src/data`. */
export const pages = (root: string): Plugin => ({
  name: "site:pages",
  configureServer(server) {
    server.watcher.on("all", (_event, file) => {
      if (file.includes("/data/")) server.ws.send({ type: "full-reload" });
    });
    const { base } = readSites(root);
    // The files of `public/` are below the path that the upload is served at.
    server.middlewares.use((request, _response, next) => {
      const url = request.url ?? "/";
      const inside = url.startsWith(base) ? url.slice(base.length - 1) : url;
      if (base !== "/" && existsSync(join(root, "public", inside.replace(/\?.*/s, "")))) request.url = inside;
      next();
    });
    return () =>
      server.middlewares.use((request, response, next) => {
        answer({ root, server }, request, response).catch(next);
      });
  },
  configurePreviewServer: (server) => () => sendPages(root, server),
});

type Request = IncomingMessage & { originalUrl?: string };
type Project = { root: string; server: ViteDevServer };

async function answer({ root, server }: Project, request: Request, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.originalUrl ?? "/", "http://localhost");
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { "content-type": `${type}; charset=utf-8` });
    response.end(body);
  };
  const sites = readSites(root).sites.map(inDevelopment);
  const first = sites[0];
  if (!first) throw new Error("src/data/sites.json names no site");
  const siteOf = (path: string) =>
    sites.toReversed().find(({ site }) => withSlash(path).startsWith(site.country.home)) ?? first;
  if (pathname === SITE_URL)
    return send(200, "application/json", JSON.stringify(siteOf(searchParams.get("home") ?? "/").site));
  if (pathname === ENQUIRY_URL) {
    server.config.logger.info(`An enquiry was sent, and not delivered: this is development.`);
    return send(200, "application/json", JSON.stringify(successOf(first.site)));
  }
  const { home } = first.site.country;
  if (pathname === "/" && home !== "/") return void response.writeHead(302, { location: home }).end();
  const site = siteOf(pathname);
  const file = pageFile(withSlash(pathname));
  const isThere = existsSync(join(root, file));
  const page = isThere ? file : pageFile(`${site.site.country.home}404.html`);
  const document = JSON.parse(readFileSync(join(root, page), "utf8")) as PageDocument;
  const html = await renderPage({ root, server }, site, document);
  send(isThere ? 200 : 404, "text/html", await server.transformIndexHtml(pathname, html));
}

async function renderPage({ root, server }: Project, site: Site, document: PageDocument): Promise<string> {
  const entry = (await server.ssrLoadModule("/src/entry-server.ts")) as typeof ServerEntry;
  const styles = join(root, "runtime/styles/main.scss");
  const documentOf = entry.createDocuments(site, {
    template: readTemplate(root),
    // Vite's client adds no styles whose id a link has. Otherwise it would append these again, after the site's own.
    styles: () => `<link rel="stylesheet" href="/runtime/styles/main.scss" data-vite-dev-id="${styles}">`,
    assets: `<style>${site.look.fonts}${site.look.style}</style>`,
    data: { site: `${SITE_URL}?home=${site.site.country.home}`, build: "" },
  });
  return documentOf(document, '\n<script type="module" src="/src/boot.ts"></script>');
}

const withSlash = (path: string): string => (path.endsWith("/") ? path : `${path}/`);

/** A site that calls no service and sends its forms to this server: an enquiry of a developer reaches nobody. */
function inDevelopment({ folder, site, look }: Site): Site {
  const { contentApi: _, geoIp: __, ...own } = site;
  const forms = mapValues(site.forms, (form) => ({ ...form, send: { ...form.send, url: ENQUIRY_URL } }));
  // Illustrations are files everywhere: server and browser make the same markup.
  const all = mapValues(site.illustrations.all, ({ drawing: _drawing, ...shown }) => shown);
  const fonts = look.fonts.replaceAll('url("', `url("${site.country.home}assets/`);
  return { folder, look: { ...look, fonts }, site: { ...own, forms, illustrations: { ...site.illustrations, all } } };
}

const mapValues = <T>(values: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** What the forms of a site call a success. */
const successOf = ({ forms }: SiteData): object =>
  Object.assign({}, ...Object.values(forms).map(({ send }) => send.success)) as object;

/** What `vite preview` does not do by itself: it sends the page of a folder, and the not-found page. */
function sendPages(root: string, server: PreviewServer): void {
  server.middlewares.use((request, response) => {
    const path = (request.url ?? "/").replace(/[?#].*/s, "");
    const page = join(root, UPLOAD, decodeURIComponent(withSlash(path)), "index.html");
    const isThere = page.startsWith(join(root, UPLOAD)) && existsSync(page);
    response.writeHead(isThere ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(readFileSync(isThere ? page : join(root, UPLOAD, "404.html")));
  });
}
