import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { removePath, writeText } from "../../../files.ts";
import type { Project } from "../../../project.ts";
import { blobId, isEdited, type TreeFile } from "./projectTree.ts";

/** A file that the editor writes, moves or removes. */
export interface FileChange {
  operation: "create" | "update" | "delete";
  path: string;
  /** In Base64. */
  content: string;
  /** Where it was before. */
  from: string | undefined;
  /** Id of what the editor has changed; a file that is another by now is not replaced. */
  sha: string | undefined;
  /** The text that was edited, where the editor says it: what another tab has saved since is not overwritten. */
  read: string | undefined;
}

/** Why changes are not made: the status of the answer, and what the editor shows. */
export interface Refusal {
  status: 403 | 409;
  message: string;
}

/** Writes files, all or none. @returns what is there now, or why nothing was written. */
export function writeChanges(project: Project, changes: readonly FileChange[]): (TreeFile | null)[] | Refusal {
  const refusal = changes.map((change) => refuse(project, change)).find((found) => found !== undefined);
  if (refusal) return refusal;
  return changes.map((change) => writeChange(project, change));
}

function refuse({ root }: Project, { operation, path, from, sha, read }: FileChange): Refusal | undefined {
  const source = from ?? path;
  for (const file of [path, source])
    if (!isEdited(file) || !isInside(root, file)) return { status: 403, message: `The editor does not write ${file}.` };
  const isThere = existsSync(join(root, source));
  if (operation === "create" || from !== undefined) {
    const isTaken = existsSync(join(root, path));
    if (isTaken) return { status: 409, message: `${path} is there already. Give it another title.` };
  }
  if (operation === "create") return undefined;
  const current = isThere ? readFileSync(join(root, source)) : undefined;
  const isSame = sha === (current && blobId(current)) && (read === undefined || isSameText(read, current));
  return isSame ? undefined : { status: 409, message: changedSince(source) };
}

/** The CMS changes ends of lines and of the text. */
const isSameText = (read: string, current: Buffer | undefined): boolean =>
  read.replace(/\r\n/g, "\n").trim() === current?.toString("utf8").replace(/\r\n/g, "\n").trim();

const changedSince = (file: string): string =>
  `${file} has been changed on this machine since the editor has read it. Copy your words, load the page again, and edit what is there now.`;

/** False for a path through a link that leads out of the folder of the project's files. */
function isInside(root: string, file: string): boolean {
  let folder = dirname(join(root, file));
  while (!existsSync(folder)) folder = dirname(folder);
  const countries = realpathSync(join(root, "countries"));
  return `${realpathSync(folder)}${sep}`.startsWith(`${countries}${sep}`);
}

function writeChange({ root }: Project, { operation, path, from, content }: FileChange): TreeFile | null {
  const target = join(root, path);
  if (operation === "delete") {
    removePath(target);
    return null;
  }
  const old = existsSync(join(root, from ?? path)) ? readFileSync(join(root, from ?? path)) : undefined;
  const contents = withOldEnds(Buffer.from(content, "base64"), path, old);
  writeText(target, contents);
  if (from !== undefined && from !== path) removePath(join(root, from));
  return { path, sha: blobId(contents), size: contents.byteLength };
}

/** The CMS ends lines with a line feed, and a text with one of them: what a file had before stays. */
function withOldEnds(contents: Buffer, path: string, old: Buffer | undefined): Buffer {
  if (!old || !/\.(?:ya?ml|md)$/.test(path)) return contents;
  const before = old.toString("utf8");
  const [start = ""] = /^\s*/.exec(before) ?? [];
  const [end = ""] = /\s*$/.exec(before) ?? [];
  const text = contents.toString("utf8").trim();
  const lines = before.includes("\r\n") ? text.replace(/\r?\n/g, "\r\n") : text;
  return Buffer.from(`${start}${lines}${end}`);
}
