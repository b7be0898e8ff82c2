import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { SHIPPED_SCHEMAS, toSlug } from "../../config/index.ts";
import { listFiles, type FileTree } from "../../core/files.ts";
import { PACKAGE_DIR, packageFile } from "../../core/project.ts";
import { jsonSchemas } from "../reference/jsonSchemas.ts";
import { fillTemplate, inQuotes } from "./fillTemplate.ts";
import type { PackageManager } from "./packageManager.ts";

/** Folder of the templates for new projects. */
export const TEMPLATES = join(PACKAGE_DIR, "templates/project");

interface Options {
  /** The project's folder, which names its package. */
  folder: string;
  manager: PackageManager;
}

/** A project's files besides its sites: package.json, .gitignore, CI, settings and schemas for editors. */
export function planTools({ folder, manager }: Options): FileTree {
  const { version, engines } = packageFile();
  const values = {
    packageName: toSlug(basename(folder)) || "sites",
    version,
    node: engines.node,
    run: manager.run,
    ci: manager.ci,
  };
  const from = join(TEMPLATES, "base");
  const files: FileTree = new Map();
  for (const name of listFiles(from)) {
    const text = fillTemplate(readFileSync(join(from, name), "utf8"), values, inQuotes);
    // npm leaves files called .gitignore out of packages.
    files.set(name.replace(/^_/, "."), text);
  }
  for (const [name, text] of jsonSchemas(SHIPPED_SCHEMAS)) files.set(`countries/.schema/${name}`, text);
  return files;
}
