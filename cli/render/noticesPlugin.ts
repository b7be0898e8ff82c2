import type { Plugin, Rolldown } from "vite";
import { findInstalled } from "../engine.ts";
import { addNotices } from "../licences/bundleNotices.ts";
import { readNotice } from "../licences/notice.ts";
import { packageFolder } from "../licences/packageFolder.ts";

/** Writes down which packages a bundle below `out` has code of, and their licences. */
export const noticesPlugin = (out: string): Plugin => ({
  name: "sitegen:notices",
  apply: "build",
  writeBundle(_options, bundle) {
    const inBrowser = this.environment.config.consumer === "client";
    const modules = Object.values(bundle).flatMap(modulesOf);
    const folders = new Set(modules.flatMap((id) => packageFolder(id, findInstalled) ?? []));
    addNotices(
      out,
      [...folders].map((folder) => ({ ...readNotice(folder), inBrowser })),
    );
  },
});

/** What has become a file: modules of which something is in a script, styles that scripts import, and files as they are. */
function modulesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  if (file.type === "asset") return file.originalFileNames;
  return Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 || isStyle(id) ? [id] : [],
  );
}

const isStyle = (id: string): boolean => /\.(?:css|s[ac]ss)(?:\?|$)/.test(id);
