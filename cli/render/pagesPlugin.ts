import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import type { PageDocument } from "../../runtime/site/page.ts";
import type { SiteData } from "../../runtime/site/site.ts";
import { withSlash } from "../../runtime/site/urls.ts";
import { listFiles } from "../files.ts";
import { DATA_FOLDER, LANGUAGES_FOLDER, pageFile, SITE_FILE } from "../generate/generateApp.ts";
import { readFlag } from "./flags.ts";
import { renderInDevelopment, SITE_URL } from "./renderInDevelopment.ts";

/** Serves the app's pages in development: each request is rendered by the app's server entry from its JSON files. */
export function pagesPlugin(appDir: string): Plugin {
  return {
    name: "sitegen:pages",
    apply: "serve",
    // Hashed and relative URLs are for the build; the development server serves from the root.
    config: () => ({ base: "/" }),
    configureServer(server) {
      server.watcher.add(join(appDir, DATA_FOLDER));
      server.watcher.on("all", (_event, file) => {
        if (file.includes("data") && /\.(?:json|css|html)$/.test(file)) server.ws.send({ type: "full-reload" });
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname: path, searchParams } = new URL(request.originalUrl ?? "/", "http://localhost");
          const send = (status: number, type: string, body: string) => {
            response.writeHead(status, { "content-type": `${type}; charset=utf-8` });
            response.end(body);
          };
          const sites = readSites(appDir);
          if (path === SITE_URL)
            return send(200, "application/json", JSON.stringify(siteOf(sites, searchParams.get("home") ?? "/").site));
          const { folder, site } = siteOf(sites, path);
          const flag = /\/assets\/flags-[^/]+\/([\w-]+)\.svg$/.exec(path)?.[1];
          if (flag) return send(200, "image/svg+xml", readFlag(flag).toString());
          const drawing = /\/(assets\/[\w-]+\.svg)$/.exec(path)?.[1];
          if (drawing && existsSync(join(folder, drawing)))
            return send(200, "image/svg+xml", readFileSync(join(folder, drawing), "utf8"));
          const { home } = site.country;
          const calendar = path.startsWith(home) && path.endsWith(".ics") ? join(folder, path.slice(home.length)) : "";
          if (existsSync(calendar)) return send(200, "text/calendar", readFileSync(calendar, "utf8"));
          if (path === "/" && home !== "/") return void response.writeHead(302, { location: home }).end();
          const found = existsSync(join(appDir, pageFile(withSlash(path))));
          const file = join(appDir, pageFile(found ? withSlash(path) : `${home}404.html`));
          const document = JSON.parse(readFileSync(file, "utf8")) as PageDocument;
          const read = (name: string) => readFileSync(join(folder, name), "utf8");
          renderInDevelopment({ server, site, read, document, path }).then(
            (html) => send(found ? 200 : 404, "text/html", html),
            next,
          );
        });
      };
    },
  };
}

/** A site of the app, and the folder of its data. */
interface Site {
  folder: string;
  site: SiteData;
}

/** The country's sites, its own first. */
function readSites(appDir: string): [Site, ...Site[]] {
  const read = (folder: string): Site => ({
    folder,
    site: JSON.parse(readFileSync(join(folder, SITE_FILE), "utf8")) as SiteData,
  });
  const further = listFiles(join(appDir, LANGUAGES_FOLDER)).filter((name) => name.endsWith(`/${SITE_FILE}`));
  return [
    read(join(appDir, DATA_FOLDER)),
    ...further.map((name) => read(dirname(join(appDir, LANGUAGES_FOLDER, name)))),
  ];
}

/** The site whose home a path is below: a further language is in a folder of the first. */
function siteOf([own, ...further]: [Site, ...Site[]], path: string): Site {
  return further.find(({ site }) => withSlash(path).startsWith(site.country.home)) ?? own;
}
