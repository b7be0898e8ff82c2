import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, type FileTree } from "../../files.ts";
import { ownModules } from "../../generate/ownModules.ts";
import { ownFiles, type PartFile } from "../../parts/partFiles.ts";
import { PACKAGE_DIR } from "../../project.ts";

/** Files that an ejected project does not need: its host pages exist already, and its texts are data. */
const UNUSED = /^runtime\/(?:text\/|tsconfig)|^src\/root[\w-]*\.ts$/;

/** The sources of sites: app skeleton, runtime, templates, and the code that serves and prerenders pages. */
export function sitegenSources(): FileTree {
  const files: FileTree = new Map();
  const add = (folder: string, to: string, isWanted = (_name: string) => true) => {
    for (const name of listFiles(join(PACKAGE_DIR, folder)))
      if (isWanted(name) && !UNUSED.test(to + name))
        files.set(to + name, readFileSync(join(PACKAGE_DIR, folder, name)));
  };
  add("runtime", "runtime/");
  add("templates", "templates/", (name) => name.startsWith("pages/") || name === "entry-client.ts");
  add("templates/app", "");
  // Its server entry replaces the app's. npm publishes no file called `.gitignore`.
  add("templates/eject", "", (name) => name !== "gitignore");
  // The licence has to be copied with the runtime.
  files.set("runtime/LICENSE", readFileSync(join(PACKAGE_DIR, "LICENSE")));
  files.set(".gitignore", readFileSync(join(PACKAGE_DIR, "templates/eject/gitignore")));
  return files;
}

interface Own {
  root: string;
  sources: ReadonlyMap<string, string>;
  parts: readonly PartFile[];
}

/** The project's own parts in `own/`, and the modules that import them. */
export function ownSources({ root, sources, parts }: Own): FileTree {
  const files = ownModules(parts, (file) => `../../${placeOf(file)}`);
  for (const file of ownFiles(sources)) files.set(placeOf(file), readFileSync(join(root, file)));
  return files;
}

const placeOf = (file: string): string => file.replace(/^countries\//, "own/");
