import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EditorCollection, EditorConfig } from "../../../runtime/site/editor.ts";
import { type FileTree, listFiles, writeTree } from "../../files.ts";
import { EDITOR_MARK } from "./requireOwnFolder.ts";
import { PRODUCTION_POLICY, withPolicy } from "./editorPage.ts";

interface Options {
  /** Folder of the bundle. */
  bundle: string;
  config: EditorConfig;
  /** The project's folder in its repository. */
  prefix: string;
  /** Folder that is written. */
  out: string;
}

/** Writes the editor for a host: its page, its files, and the configuration. @returns the number of files */
export function writeEditor({ bundle, config, prefix, out }: Options): number {
  const names = listFiles(bundle).filter((name) => !name.startsWith("."));
  const files: FileTree = new Map(names.map((name) => [name, readFileSync(join(bundle, name))]));
  files.set("index.html", withPolicy(readFileSync(join(bundle, "index.html"), "utf8"), PRODUCTION_POLICY));
  files.set(EDITOR_MARK, "Written by `sitegen editor`, which removes what it has not written.\n");
  files.set("config.json", `${JSON.stringify(inRepository(config, prefix))}\n`);
  writeTree(out, files, { prune: true });
  return files.size;
}

/** The configuration with paths from the root of the repository. */
function inRepository(config: EditorConfig, prefix: string): EditorConfig {
  const media = (folder: string) => `/${prefix}${folder.slice(1)}`;
  const collection = (written: EditorCollection): EditorCollection => ({
    ...written,
    media_folder: media(written.media_folder),
    ...(written.folder !== undefined && { folder: prefix + written.folder }),
    ...(written.files && { files: written.files.map((file) => ({ ...file, file: prefix + file.file })) }),
  });
  return { ...config, media_folder: media(config.media_folder), collections: config.collections.map(collection) };
}
