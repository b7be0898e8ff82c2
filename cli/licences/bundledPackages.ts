import { resolve } from "node:path";
import type { Rolldown } from "vite";
import { findInstalled } from "../engine.ts";
import { packageFolder } from "./packageFolder.ts";

/** The folders of the packages that a bundle has code or files of, each once. @param root Folder that Vite names files from. */
export function bundledPackages(bundle: Rolldown.OutputBundle, root: string): string[] {
  const modules = Object.values(bundle).flatMap((file) => modulesOf(file, root));
  return [...new Set(modules.flatMap((id) => packageFolder(id, findInstalled) ?? []))];
}

/** What has become a file: modules of which something is in a script, styles that scripts import, and files as they are. */
function modulesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk, root: string): string[] {
  if (file.type === "asset") return file.originalFileNames.map((name) => resolve(root, name));
  return Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 || isStyle(id) ? [id] : [],
  );
}

const isStyle = (id: string): boolean => /\.(?:css|s[ac]ss)(?:\?|$)/.test(id);
