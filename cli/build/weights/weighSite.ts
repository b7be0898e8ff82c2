import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { TemplateName } from "../../../runtime/site/page.ts";
import type { SitePlan } from "../../model/plan.ts";
import type { BuiltSite } from "../render/makeSites.ts";
import { stagedFile } from "../output/commit.ts";
import { fileOf } from "../render/siteRecord.ts";
import { scriptsOf, type BundleManifest } from "./documentWeight.ts";
import { defineResult, type Graph } from "../../core/graph/graph.ts";
import { memoize } from "../../core/lookups.ts";
import type { Bundle } from "../bundle/bundle.ts";

/** Bytes that a browser downloads for a page. Text files are compressed with gzip, which every host supports. */
export interface PageWeight {
  path: string;
  template: TemplateName;
  document: number;
  script: number;
  styles: number;
  images: number;
  fonts: number;
  total: number;
  /** The files that it loads: name in the output folder, and bytes. */
  files: { file: string; kind: "script" | "styles" | "images" | "fonts"; bytes: number }[];
}

interface Options {
  plan: SitePlan;
  built: BuiltSite;
  manifest: BundleManifest;
  /** Paths at which a file of the output may be: staging first. */
  pathsOf(name: string): string[];
  graph: Graph;
}

/** Size of a file in `assets/` by that part of its path: it contains a hash, and sites share such files. */
const assetSize = defineResult<[name: string], number>("assetSize");

const isText = (name: string) => /\.(?:css|js|json|svg|html)$/.test(name);

/** Weighs each page of a built site, before the commit. */
function weighSite({ plan, built, manifest, pathsOf, graph }: Options): PageWeight[] {
  const { home } = plan.site.country;
  const find = (name: string) => pathsOf(name).find((path) => existsSync(path));
  const measure = (name: string) => {
    const path = find(name);
    if (path === undefined) return 0;
    return isText(name) ? gzipSync(readFileSync(path)).byteLength : statSync(path).size;
  };
  const sizeOf = memoize((name: string) => {
    const asset = /\/(assets\/.*)/.exec(name)?.[1];
    if (asset === undefined) return measure(name);
    const known = graph.valid(assetSize, asset);
    const size = known ?? measure(name);
    if (known === undefined && size > 0) graph.put(assetSize, [asset], [], size);
    return size;
  });
  /** The output file of a URL. A site of a further language also loads files of its country. */
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
    const own = page.copy.sections.flatMap((section) => (section.type === "own" ? section.kind : []));
    const scripts = scriptsOf(manifest, template, own).map((file) => join(plan.country, "assets", file));
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

interface SitesOptions {
  graph: Graph;
  sites: readonly SitePlan[];
  /** In the same order as `sites`. */
  built: readonly BuiltSite[];
  bundle: Pick<Bundle, "manifest">;
}

export function weighSites({ graph, sites, built, bundle }: SitesOptions): PageWeight[] {
  const pathsOf = (name: string) => [
    ...built.flatMap(({ key, staged }) =>
      name.startsWith(`${key}/`) ? [stagedFile(staged, name.slice(key.length + 1))] : [],
    ),
    join(graph.project.out, name),
  ];
  return sites.flatMap((plan, index) => {
    const site = built[index];
    return site ? weighSite({ plan, built: site, manifest: bundle.manifest, pathsOf, graph }) : [];
  });
}
