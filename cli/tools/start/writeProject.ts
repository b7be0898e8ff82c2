import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeTree, type FileTree } from "../../files.ts";

/** What was written into a folder, and what was there already and is unchanged. */
export interface Written {
  added: string[];
  kept: string[];
}

/** Writes the files that are not there yet. */
export function writeProject(folder: string, files: FileTree): Written {
  const kept = [...files.keys()].filter((name) => existsSync(join(folder, name))).sort();
  const added = new Map([...files].filter(([name]) => !kept.includes(name)));
  writeTree(folder, added);
  return { added: [...added.keys()].sort(), kept };
}
