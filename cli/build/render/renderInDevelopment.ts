import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import type { PageDocument } from "../../../runtime/site/page.ts";
import type { SiteData } from "../../../runtime/site/site.ts";
import { HEAD_FILE, ICON_FILE, STYLE_FILE } from "../generate/generateApp.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import { documentFiller, payloadScript } from "../../../runtime/site/pageDocument.ts";
import { inlineFavicon } from "../assets/favicon.ts";
import type { ServerEntry } from "../../../runtime/site/serverEntry.ts";

/** URL of a site's shared data in development; `?home=` names the site. */
export const SITE_URL = "/@site.json";

interface Options {
  server: ViteDevServer;
  site: SiteData;
  /** Reads a file of the site's data: icon, style, elements of the head. */
  read(name: string): string;
  document: PageDocument;
  path: string;
}

/** Loads the server entry from the current sources. @throws errors in these sources. */
export const loadInDevelopment = async (server: ViteDevServer): Promise<ServerEntry> =>
  (await server.ssrLoadModule("/src/entry-server.ts")) as ServerEntry;

/** HTML of a page in development, with Vite's client for hot reload. */
export async function renderInDevelopment({ server, site, read, document, path }: Options): Promise<string> {
  const entry = await loadInDevelopment(server);
  const { page } = document;
  const { head, body } = await entry.createRenderer(site)(document);
  const [before, after] = documentFiller(
    readFileSync(join(server.config.root, "index.html"), "utf8"),
    entry.iconSprite,
    site.country.language,
  )({
    head: [
      head,
      inlineFavicon(read(ICON_FILE)),
      styleLink("main"),
      `<style>${read(STYLE_FILE).trim()}</style>`,
      read(HEAD_FILE),
    ].join("\n"),
    data: `${payloadScript({ site: `${SITE_URL}?home=${site.country.home}`, build: "", page })}\n${moduleScript("boot")}`,
  });
  return server.transformIndexHtml(path, [before, ...body, after].join(""));
}

/**
 * A link to a stylesheet of the runtime. Its `data-vite-dev-id` keeps Vite's client from appending the styles again.
 */
export function styleLink(name: string): string {
  const file = join(PACKAGE_DIR, `runtime/styles/${name}.scss`);
  return `<link rel="stylesheet" href="/@fs${file}" data-vite-dev-id="${file}">`;
}

export const moduleScript = (name: string): string => `<script type="module" src="/src/${name}.ts"></script>`;
