import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { TemplateName } from "../../../runtime/site/page.ts";
import type { SitePlan } from "../../plan/plan.ts";
import type { BuiltSite } from "../makeSites.ts";
import { fileOf } from "../siteRecord.ts";
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

interface Options {
  plan: SitePlan;
  /** What was made of it. */
  built: BuiltSite;
  manifest: BundleManifest;
  /** Folders with the output's files, the new ones first. */
  folders: readonly string[];
  /** Bytes of files in `assets/` by their names, which tell their contents: sites share them. */
  sizes: Map<string, number>;
}

const isText = (name: string) => /\.(?:css|js|json|svg|html)$/.test(name);

/** Weighs each page of a site that was built, before it is put in its place. */
export function weighSite({ plan, built, manifest, folders, sizes }: Options): PageWeight[] {
  const { home } = plan.site.country;
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const sizeOf = (name: string) => {
    const key = /\/(assets\/.*)/.exec(name)?.[1] ?? name;
    const before = sizes.get(key);
    if (before !== undefined) return before;
    const path = find(name);
    const size = path === undefined ? 0 : isText(name) ? zipped(path) : statSync(path).size;
    sizes.set(key, size);
    return size;
  };
  /** Where a file with this address is in the output; a further language shares files of its country. */
  const nameOf = (url: string) =>
    url.startsWith(home)
      ? join(plan.key, url.slice(home.length))
      : url.startsWith(plan.countryHome)
        ? join(plan.country, url.slice(plan.countryHome.length))
        : undefined;
  return plan.pages.flatMap((page): PageWeight[] => {
    const { path, template } = page.route;
    const document = built.record.pages[fileOf(page, home)]?.weight;
    if (!document) return [];
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
    return [{ path, template, document: document.bytes, ...parts, total, files }];
  });
}

const zipped = (path: string) => gzipSync(readFileSync(path)).byteLength;
