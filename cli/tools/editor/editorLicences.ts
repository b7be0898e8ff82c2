import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { PACKAGE_DIR } from "../../project.ts";
import { bundledPackages } from "../../licences/bundledPackages.ts";
import { readNotices } from "../../licences/bundleNotices.ts";
import { readNotice, type Notice } from "../../licences/notice.ts";
import { printNotices } from "../../licences/printNotices.ts";

const INTRODUCTION =
  "This editor has works of others in its scripts, styles and fonts. These are their licences, as far as packages bring them along.";

/** Licences of single files, which packages put beside them. */
const OF_A_FILE = /\.LICENSE\.txt$/;

/**
 * Puts `licences.txt` beside the files of the editor: the notices of every package that has become a part of it.
 * @param own Folder of the editor's own part, with the notices of what was compiled into it.
 */
export const editorLicences = (own: string): Plugin => ({
  name: "sitegen:editor-licences",
  generateBundle(_options, bundle) {
    const folders = bundledPackages(bundle, this.environment.config.root);
    const notices = [...readNotices(own), ...[PACKAGE_DIR, ...folders].map((folder) => readNotice(folder))];
    this.emitFile({
      type: "asset",
      fileName: "licences.txt",
      source: printNotices(INTRODUCTION, [...notices, ...folders.flatMap(ofFiles)]),
    });
  },
});

/** A font of a package has another licence than its scripts. */
const ofFiles = (folder: string): Notice[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => OF_A_FILE.test(name))
    .map((name) => ({
      name: basename(name).replace(OF_A_FILE, ""),
      version: "",
      text: readFileSync(join(folder, name), "utf8").trim(),
    }));
