import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { PageDocument } from "../../runtime/site/page.ts";
import type { SiteData } from "../../runtime/site/site.ts";
import { withSlash } from "../../runtime/site/urls.ts";
import { HEAD_FILE, ICON_FILE, pageFile, STYLE_FILE } from "../generate/generateApp.ts";
import { documentFiller, payloadScript } from "./document.ts";
import { PACKAGE_DIR } from "../project.ts";
import { inlineFavicon } from "./favicon.ts";
import { readFlag } from "./flags.ts";
import type { ServerEntry } from "./serverEntry.ts";

const SITE_URL = "/@site.json";
const STYLES = join(PACKAGE_DIR, "runtime/styles/main.scss");

/** Serves the app's pages in development: each request is rendered by the app's server entry from its JSON files. */
export function pagesPlugin(appDir: string): Plugin {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(appDir, file), "utf8")) as T;
  const home = () => read<SiteData>("src/data/site.json").country.home;
  return {
    name: "sitegen:pages",
    apply: "serve",
    // Hashed and relative URLs are for the build; the development server serves from the root.
    config: () => ({ base: "/" }),
    configureServer(server) {
      server.watcher.add(join(appDir, "src/data"));
      server.watcher.on("all", (_event, file) => {
        if (file.includes("data") && /\.(?:json|css|html)$/.test(file)) server.ws.send({ type: "full-reload" });
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
          const send = (status: number, type: string, body: string) => {
            response.writeHead(status, { "content-type": `${type}; charset=utf-8` });
            response.end(body);
          };
          if (path === SITE_URL) return send(200, "application/json", JSON.stringify(read("src/data/site.json")));
          const flag = /\/assets\/flags-[^/]+\/([\w-]+)\.svg$/.exec(path)?.[1];
          if (flag) return send(200, "image/svg+xml", readFlag(flag).toString());
          const drawing = /\/(assets\/[\w-]+\.svg)$/.exec(path)?.[1];
          if (drawing && existsSync(join(appDir, "src/data", drawing)))
            return send(200, "image/svg+xml", readFileSync(join(appDir, "src/data", drawing), "utf8"));
          if (path === "/" && home() !== "/") return void response.writeHead(302, { location: home() }).end();
          const file = pageFile(withSlash(path));
          const found = existsSync(join(appDir, file));
          const document = read<PageDocument>(found ? file : pageFile(`${home()}404.html`));
          renderInDevelopment({ server, appDir, site: read<SiteData>("src/data/site.json"), document, path }).then(
            (html) => send(found ? 200 : 404, "text/html", html),
            next,
          );
        });
      };
    },
  };
}

interface Request {
  server: ViteDevServer;
  appDir: string;
  site: SiteData;
  document: PageDocument;
  path: string;
}

async function renderInDevelopment({ server, appDir, site, document, path }: Request): Promise<string> {
  const entry = (await server.ssrLoadModule("/src/entry-server.ts")) as ServerEntry;
  const { head, body } = await entry.createRenderer(site)(document);
  const template = readFileSync(join(appDir, "index.html"), "utf8");
  const style = readFileSync(join(appDir, STYLE_FILE), "utf8").trim();
  const own = readFileSync(join(appDir, HEAD_FILE), "utf8");
  const [before, after] = documentFiller(
    template,
    entry.iconSprite,
  )({
    language: site.country.language,
    // Vite's client adds no styles whose id a link has. Otherwise it would append these again, after the site's own.
    head: `${head}\n${inlineFavicon(readFileSync(join(appDir, ICON_FILE), "utf8"))}\n<link rel="stylesheet" href="/@fs${STYLES}" data-vite-dev-id="${STYLES}">\n<style>${style}</style>\n${own}`,
    data: `${payloadScript({ site: SITE_URL, build: "", page: document.page, content: document.content })}\n<script type="module" src="/src/boot.ts"></script>`,
  });
  return server.transformIndexHtml(path, [before, ...body, after].join(""));
}
