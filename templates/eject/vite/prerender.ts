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
      for (const site of sites) await writeSite({ root, site, first: sites[0] ?? site, server, bundle });
    },
  };
}

/** What Vite has made for the browser. */
function readBundle(root: string) {
  const folder = join(root, BUNDLES, "client");
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string } | undefined
  >;
  const style = manifest["style.css"]?.file ?? "";
  const names = readdirSync(join(folder, "assets")).map((name) => `assets/${name}`);
  return {
    boot: manifest["src/boot.ts"]?.file ?? "",
    css: readFileSync(join(folder, style), "utf8"),
    files: names.filter((name) => name !== style).map((name) => ({ name, contents: readFileSync(join(folder, name)) })),
  };
}

interface Writing {
  root: string;
  site: Site;
  /** The country's first site, whose scripts all its languages use. */
  first: Site;
  server: typeof ServerEntry;
  bundle: ReturnType<typeof readBundle>;
}

async function writeSite({ root, site, first, server, bundle }: Writing): Promise<void> {
  const { home, language } = site.site.country;
  const write = (name: string, contents: string | Uint8Array) => {
    const path = join(root, UPLOAD, site.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  };
  const { illustrations: _, ...sent } = site.site;
  const json = JSON.stringify({ ...sent, texts: shownByScripts(sent, bundle.files) });
  const data = `assets/site-${contentHash(json)}.json`;
  write(data, json);
  if (site === first) for (const { name, contents } of bundle.files) write(name, contents);

  const writeStyles = (kind: "base" | "late" | "page", css: string) => {
    const name = `assets/${kind}-${contentHash(css)}.css`;
    write(name, css);
    return home + name;
  };
  const styles = server.divideStyles(bundle.css);
  const base = writeStyles("base", styles.base + site.look.fonts);
  const shared = server.baseLink(base, writeStyles("late", server.lateStyles(styles)));
  const stylesOf = server.findStyles(styles, language);
  const tags = server.headAssets(
    first.site.country.home + bundle.boot,
    site.look.preload.map((file) => home + file),
  );
  const assets = `${tags}\n<style>${site.look.style}</style>`;
  const documentOf = server.createDocuments(site, {
    template: readTemplate(root),
    styles: (body) => {
      const css = stylesOf(body);
      return css === "" ? shared : `${shared}\n${server.pageLink(writeStyles("page", css))}`;
    },
    assets,
    data: { site: home + data, build: contentHash(shared, assets, data) },
  });
  if (site === first) await writeNotFound(root, documentOf);
  for (const document of readPages(root, site)) {
    const { path } = document.page;
    const name = path.endsWith("/") ? `${path.slice(home.length)}index.html` : path.slice(home.length);
    write(name, await documentOf(document));
  }
}

/** The words that scripts show: code names each of them in quotation marks. Pages have all others in their HTML. */
function shownByScripts({ texts }: SiteData, files: ReturnType<typeof readBundle>["files"]) {
  const scripts = files.filter(({ name }) => name.endsWith(".js")).map(({ contents }) => contents.toString());
  const isShown = (key: string) =>
    ['"', "'", "`"].some((quote) => scripts.some((script) => script.includes(quote + key + quote)));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isShown(key)));
}

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

/** The page for addresses that are in no country's folder. Its script leads home by the address that was asked for. */
async function writeNotFound(root: string, documentOf: ReturnType<typeof ServerEntry.createDocuments>): Promise<void> {
  const read = (name: string) => readFileSync(join(root, "src/data", name), "utf8").trimEnd();
  if (!existsSync(join(root, "src/data/not-found.json"))) return;
  const html = await documentOf(JSON.parse(read("not-found.json")) as PageDocument, read("not-found.html"));
  writeFileSync(join(root, UPLOAD, "404.html"), html);
}
