import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { TemplateName } from "../../../runtime/site/page.ts";
import type { BuiltSite } from "../render/makeSites.ts";
import { stagedFile } from "../output/commit.ts";
import { fileOf } from "../render/siteRecord.ts";
import { scriptsOf, type BundleManifest } from "./documentWeight.ts";
import { defineResult, type Graph } from "../../core/graph/graph.ts";
import { memoize } from "../../core/lookups.ts";

const KINDS = ["script", "styles", "images", "fonts"] as const;
type Kind = (typeof KINDS)[number];

/** Bytes that a browser downloads for a page. Text files are compressed with gzip, which every host supports. */
export interface PageWeight extends Record<Kind | "document" | "total", number> {
  path: string;
  template: TemplateName;
  /** The files that it loads: name in the output folder, and bytes. */
  files: { file: string; kind: Kind; bytes: number }[];
}

/** Size of a file in `assets/` by that part of its path: it contains a hash, and sites share such files. */
const assetSize = defineResult<[name: string], number>("assetSize");

const isText = (name: string) => /\.(?:css|js|json|svg|html)$/.test(name);

/** Weighs the pages of built sites, before the commit. */
export function weighSites(graph: Graph, built: readonly BuiltSite[], manifest: BundleManifest): PageWeight[] {
  const measure = (name: string): number => {
    const stagedPaths = built.flatMap(({ plan: { key }, staged }) =>
      name.startsWith(`${key}/`) ? [stagedFile(staged, name.slice(key.length + 1))] : [],
    );
    const path = [...stagedPaths, join(graph.project.out, name)].find((file) => existsSync(file));
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
  return built.flatMap(({ plan, record }) => {
    const { home } = plan.site.country;
    /** The output file of a URL. A site of a further language also loads files of its country. */
    const nameOf = (url: string) => {
      if (url.startsWith(home)) return join(plan.key, url.slice(home.length));
      return url.startsWith(plan.countryHome) ? join(plan.country, url.slice(plan.countryHome.length)) : undefined;
    };
    return plan.pages.flatMap((page): PageWeight[] => {
      const { path, template } = page.route;
      const document = record.pages[fileOf(page, home)]?.weight;
      if (!document) return [];
      const own = page.copy.sections.flatMap((section) => (section.type === "own" ? section.kind : []));
      const scripts = scriptsOf(manifest, template, own).map((file) => join(plan.country, "assets", file));
      const files = KINDS.flatMap((kind) =>
        (kind === "script" ? scripts : document[kind].map(nameOf)).flatMap((file) =>
          file === undefined ? [] : [{ file, kind, bytes: sizeOf(file) }],
        ),
      );
      const sum = (kind: Kind) => files.reduce((total, file) => total + (file.kind === kind ? file.bytes : 0), 0);
      const parts = { script: sum("script"), styles: sum("styles"), images: sum("images"), fonts: sum("fonts") };
      const total = files.reduce((bytes, file) => bytes + file.bytes, document.bytes);
      return [{ path, template, document: document.bytes, ...parts, total, files }];
    });
  });
}
