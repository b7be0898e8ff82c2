import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageDocument } from "@runtime/site/page.ts";
import type { SiteData } from "@runtime/site/site.ts";
import type { Plugin } from "vite";
import type * as ServerEntry from "../src/entry-server.ts";
import { BUNDLES, contentHash, readSites, readTemplate, type Site, UPLOAD } from "./site.ts";

/** Makes the upload: the bundles, then every page as HTML, and the files of `public/` as they are. */
export function prerender(root: string): Plugin {
  return {
    name: "site:prerender",
    apply: "build",
    async buildApp(builder) {
      for (const folder of [BUNDLES, UPLOAD]) rmSync(join(root, folder), { recursive: true, force: true });
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      cpSync(join(root, "public"), join(root, UPLOAD), { recursive: true });
      const bundle = readBundle(root);
      const server = (await import(
        pathToFileURL(join(root, BUNDLES, "server/entry-server.mjs")).href
      )) as typeof ServerEntry;
      const { sites } = readSites(root);
      const scriptHome = sites[0]?.site.country.home ?? "/";
      for (const [index, site] of sites.entries())
        await writeSite({ root, site, server, bundle, scriptHome, hasScripts: index === 0 });
    },
  };
}

type Bundle = ReturnType<typeof readBundle>;

/** What Vite has made for the browser. */
function readBundle(root: string) {
  const folder = join(root, BUNDLES, "client");
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string } | undefined
  >;
  const style = manifest["style.css"]?.file ?? "";
  // The styles are divided for the pages.
  const files = readdirSync(join(folder, "assets")).filter((name) => `assets/${name}` !== style);
  const scripts = files.filter((name) => name.endsWith(".js"));
  return {
    boot: manifest["src/boot.ts"]?.file ?? "",
    css: readFileSync(join(folder, style), "utf8"),
    files: files.map((name) => ({ name: `assets/${name}`, contents: readFileSync(join(folder, "assets", name)) })),
    scripts: scripts.map((name) => readFileSync(join(folder, "assets", name), "utf8")),
  };
}

interface Writing {
  root: string;
  site: Site;
  server: typeof ServerEntry;
  bundle: Bundle;
  /** Home of the country, whose scripts all its languages use. */
  scriptHome: string;
  hasScripts: boolean;
}

async function writeSite({ root, site, server, bundle, scriptHome, hasScripts }: Writing): Promise<void> {
  const { home } = site.site.country;
  const write = (name: string, contents: string | Uint8Array) => {
    const path = join(root, UPLOAD, site.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  };
  const json = JSON.stringify({ ...site.site, texts: shownByScripts(site.site, bundle.scripts) });
  const data = `assets/site-${contentHash(json).slice(0, 8)}.json`;
  write(data, json);
  if (hasScripts) for (const { name, contents } of bundle.files) write(name, contents);

  const styles = server.createStyleLinks(bundle.css, site, (kind, css) => {
    const name = `assets/${kind}-${contentHash(css).slice(0, 8)}.css`;
    write(name, css);
    return home + name;
  });
  const tags = server.headAssets({
    fonts: site.look.preload.map((file) => home + file),
    boot: scriptHome + bundle.boot,
  });
  const assets = `${tags}\n<style>${site.look.style}</style>`;
  const documentOf = server.createDocuments(site, {
    template: readTemplate(root),
    styles: styles.ofPage,
    assets,
    data: { site: home + data, build: contentHash(styles.shared, assets, data).slice(0, 8) },
  });
  const notFound = hasScripts ? readNotFound(root) : undefined;
  if (notFound) writeFileSync(join(root, UPLOAD, "404.html"), await documentOf(notFound.document, notFound));
  for (const document of readPages(root, site)) {
    const { path } = document.page;
    const name = path.endsWith("/") ? `${path.slice(home.length)}index.html` : path.slice(home.length);
    write(name, await documentOf(document));
  }
}

/** The words that scripts show: code names each of them in quotation marks. Pages have all others in their HTML. */
const shownByScripts = ({ texts }: SiteData, scripts: readonly string[]) =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) =>
      ['"', "'", "`"].some((quote) => scripts.some((script) => script.includes(quote + key + quote))),
    ),
  );

/** The data of a site's pages: those below its home that are in no other site. */
function readPages(root: string, { site }: Site): PageDocument[] {
  const { home, language, languages } = site.country;
  const others = languages.filter((one) => one.language !== language && one.home.startsWith(home));
  const folder = join(root, "src/data/pages");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort();
  return files
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as PageDocument)
    .filter(({ page: { path } }) => path.startsWith(home) && !others.some((one) => path.startsWith(one.home)));
}

/** The page for addresses that are in no country's folder, and its script, which leads home by the address that was asked for. */
function readNotFound(root: string): { document: PageDocument; scripts: string } | undefined {
  const read = (name: string) => readFileSync(join(root, "src/data", name), "utf8");
  if (!existsSync(join(root, "src/data/not-found.json"))) return undefined;
  return { document: JSON.parse(read("not-found.json")) as PageDocument, scripts: read("not-found.html").trimEnd() };
}
