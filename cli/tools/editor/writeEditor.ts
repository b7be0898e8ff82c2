import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { EditorCollection, EditorConfig } from "../../../runtime/site/editor.ts";
import { listFiles, writeTree, type FileTree } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";
import { alignedLines, count } from "../../core/console/text.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { withPolicy } from "./bundleEditor.ts";

interface Options {
  bundle: string;
  config: EditorConfig;
  /** The project's folder in its repository. */
  prefix: string;
  out: string;
}

/** Writes the editor for a host: page, bundle and configuration. @returns the number of files */
export function writeEditor({ bundle, config, prefix, out }: Options): number {
  const names = listFiles(bundle).filter((name) => !name.startsWith("."));
  const files: FileTree = new Map(names.map((name) => [name, readFileSync(join(bundle, name))]));
  files.set("index.html", withPolicy(readFileSync(join(bundle, "index.html"), "utf8")));
  files.set(EDITOR_MARK, "Written by `sitegen editor`, which removes what it has not written.\n");
  files.set("config.json", `${JSON.stringify(inRepository(config, prefix))}\n`);
  writeTree(out, files, { prune: true });
  return files.size;
}

/** The configuration with paths that start at the root of the repository. */
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

const EDITOR_MARK = ".sitegen-editor";

/** Refuses an output folder with other files: they would be removed. @throws UsageError */
export function requireOwnFolder({ root, out }: Project, folder: string): void {
  const hint = "Name a new or empty folder, or one that already contains an editor: `--out editor`.";
  const isAround = [join(root, "countries"), out].some((other) => `${other}${sep}`.startsWith(`${folder}${sep}`));
  const isOwn = !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, EDITOR_MARK));
  if (isAround || !isOwn)
    throw new UsageError(`The folder ${folder} contains files that don't belong to an editor`, hint);
}

/** The text of `sitegen editor`: what the editor edits, and how to open it. */
export function describeEditor({ collections }: EditorConfig, countries: readonly string[]): string {
  const named = countries.map((name) => ` ${name}`).join("");
  const rows = collections.map(({ label, files, folder }) => [
    label,
    files ? files.map(({ file }) => file).join(", ") : `${folder}/`,
  ]);
  return [
    `The editor has ${count(collections.length, "collection")}:`,
    ...alignedLines(rows).map((line) => `  ${line}`),
    "",
    "On this machine, without an account:",
    `  sitegen dev${named}    then open http://localhost:5173/@editor/`,
    "For people without a copy of the project, on a Git host:",
    `  sitegen editor${named} --out editor`,
  ].join("\n");
}
