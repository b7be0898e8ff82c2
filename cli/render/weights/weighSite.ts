import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { TemplateName } from "../../../runtime/site/page.ts";
import type { SitePlan } from "../../plan/plan.ts";
import type { BuiltSite } from "../makeSites.ts";
import { pageParts, type PageParts } from "./pageParts.ts";
import { scriptsOf, type BundleManifest } from "./scriptsOf.ts";

/** Bytes of a page on its way to a browser: texts compressed with gzip, which every host has. */
export interface PageWeight {
  path: string;
  template: TemplateName;
  document: number;
  script: number;
  styles: number;
  images: number;
  fonts: number;
  total: number;
  /** Every file of it but the document: name in the site's folder, and bytes. */
  files: { file: string; kind: "script" | "styles" | "images" | "fonts"; bytes: number }[];
}

/** What is known of a document as long as its key is the same. */
interface WeighedDocument extends PageParts {
  key: string;
  bytes: number;
}

/** Weighed documents of a site by their names. */
export type KnownDocuments = Record<string, WeighedDocument>;

interface Options {
  plan: SitePlan;
  /** What was made of it. */
  built: BuiltSite;
  manifest: BundleManifest;
  /** Folders with the output's files, the new ones first. */
  folders: readonly string[];
  known: KnownDocuments;
}

const isText = (name: string) => /\.(?:css|js|json|svg|html)$/.test(name);

/** Weighs each page of a site that was built, before it is put in its place. Adds to what is known. */
export function weighSite({ plan, built, manifest, folders, known }: Options): PageWeight[] {
  const { home } = plan.site.country;
  const sizes = new Map<string, number>();
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const sizeOf = (name: string) => {
    const path = find(name);
    const size = sizes.get(name) ?? (path === undefined ? 0 : isText(name) ? zipped(path) : statSync(path).size);
    sizes.set(name, size);
    return size;
  };
  /** Where a file with this address is in the output; a further language shares files of its country. */
  const nameOf = (url: string) =>
    url.startsWith(home)
      ? join(plan.key, url.slice(home.length))
      : url.startsWith(plan.countryHome)
        ? join(plan.country, url.slice(plan.countryHome.length))
        : undefined;
  return plan.pages.map(({ route: { path, template } }) => {
    const name = `${path.slice(home.length)}index.html`;
    const key = built.keys.get(name) ?? "";
    const before = known[name];
    const document = before?.key === key ? before : weighDocument(find(join(plan.key, name)), key);
    known[name] = document;
    const scripts = scriptsOf(manifest, template).map((file) => join(plan.country, "assets", file));
    const urls = { styles: document.styles, fonts: document.fonts, images: document.images };
    const files = [
      ...scripts.map((file) => ({ file, kind: "script" as const })),
      ...(["styles", "images", "fonts"] as const).flatMap((kind) =>
        urls[kind].flatMap((url) => ({ file: nameOf(url) ?? "", kind })),
      ),
    ].flatMap(({ file, kind }) => (file === "" ? [] : [{ file, kind, bytes: sizeOf(file) }]));
    const sum = (kind: string) =>
      files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
    const parts = { script: sum("script"), styles: sum("styles"), images: sum("images"), fonts: sum("fonts") };
    const total = document.bytes + parts.script + parts.styles + parts.images + parts.fonts;
    return { path, template, document: document.bytes, ...parts, total, files };
  });
}

function weighDocument(file: string | undefined, key: string): WeighedDocument {
  const html = file === undefined ? "" : readFileSync(file, "utf8");
  return { key, bytes: gzipSync(html).byteLength, ...pageParts(html) };
}

const zipped = (path: string) => gzipSync(readFileSync(path)).byteLength;
