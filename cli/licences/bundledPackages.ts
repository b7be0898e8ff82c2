import { resolve } from "node:path";
import type { Rolldown } from "vite";
import { findInstalled } from "../engine.ts";
import { packageFolder } from "./packageFolder.ts";

/** Folders of the packages whose code or files a bundle contains. @param root Base folder of Vite's file names. */
export function bundledPackages(bundle: Rolldown.OutputBundle, root: string): string[] {
  const modules = Object.values(bundle).flatMap((file) => modulesOf(file, root));
  return [...new Set(modules.flatMap((id) => packageFolder(id, findInstalled) ?? []))];
}

/** The sources of an output file: modules with code in a script, styles that scripts import, and copied files. */
function modulesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk, root: string): string[] {
  if (file.type === "asset") return file.originalFileNames.map((name) => resolve(root, name));
  return Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 || isStyle(id) ? [id] : [],
  );
}

const isStyle = (id: string): boolean => /\.(?:css|s[ac]ss)(?:\?|$)/.test(id);
