import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeText, type FileTree } from "../../files.ts";
import { openConsole } from "../../report/console.ts";
import { UsageError } from "../../report/errors.ts";

/** What a command begins for the user. */
export interface Scaffold {
  /** Files that are new, by their paths from the root. */
  files: FileTree;
  /** Files that get lines added, with their new text. */
  changes?: FileTree;
  /** What to do now, one sentence a line. */
  next: string[];
}

interface Options {
  root: string;
  quiet?: boolean;
  json?: boolean;
}

/** Writes what was begun, and says so. @throws UsageError when one of the files is there; nothing is written then. */
export function applyScaffold(
  { files, changes = new Map(), next }: Scaffold,
  { root, quiet = false, json }: Options,
): void {
  const taken = [...files.keys()].find((file) => existsSync(join(root, file)));
  if (taken !== undefined)
    throw new UsageError(`${taken} is there already`, "Change that file, or choose another name.");
  for (const [file, text] of [...files, ...changes]) writeText(join(root, file), text);
  const console = openConsole({ quiet });
  if (json) {
    console.print(JSON.stringify({ created: [...files.keys()], changed: [...changes.keys()], next }, undefined, 2));
    return;
  }
  for (const file of files.keys()) console.print(`${console.style("green", "+")} ${file}`);
  for (const file of changes.keys()) console.print(`${console.style("yellow", "~")} ${file}`);
  if (next.length > 0) console.note(`\nNext:\n${next.map((line) => `  ${line}`).join("\n")}`);
}
