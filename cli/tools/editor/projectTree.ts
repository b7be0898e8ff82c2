import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { z } from "zod";
import { isPictureName } from "../../config/index.ts";
import { removePath, writeText } from "../../core/files.ts";
import { findSources, type Project } from "../../core/project.ts";
import { OUTSIDE, SPECIAL } from "../../core/stamps.ts";

/** True for paths of settings, Markdown and pictures. Everything else can't be edited, and no hidden file can. */
const isEdited = (path: string): boolean =>
  !/(?:^|\/)\.|\/\/|\\|\.pulled\.yaml$/.test(path) &&
  (/^countries\/[^/]+\.ya?ml$/.test(path) ||
    /^countries\/content\/.+\.md$/.test(path) ||
    (/^countries\/(?:content|images)\/.+$/.test(path) && isPictureName(path)));

const blobId = (contents: Uint8Array): string =>
  createHash("sha1").update(`blob ${contents.byteLength}\0`).update(contents).digest("hex");

const treeFile = (path: string, contents: Uint8Array) => ({
  path,
  /** Git's id of its contents. */
  sha: blobId(contents),
  size: contents.byteLength,
});
type TreeFile = ReturnType<typeof treeFile>;

/** Returns a function that lists the project's files, with an id that changes with them. It reads only changed files. */
export function followTree(project: Project) {
  let known = new Map<string, { stamp: string; file: TreeFile }>();
  return () => {
    const now: typeof known = new Map();
    for (const [path, stamp] of findSources(project)) {
      if (!isEdited(path) || stamp === SPECIAL || stamp === OUTSIDE) continue;
      const before = known.get(path);
      const read = () => treeFile(path, readFileSync(join(project.root, path)));
      now.set(path, before?.stamp === stamp ? before : { stamp, file: read() });
    }
    known = now;
    const files = new Map([...now].map(([path, { file }]) => [path, file]));
    const lines = [...files.values()].map(({ path, sha }) => `${sha} ${path}\n`);
    return { id: createHash("sha1").update(lines.join("")).digest("hex"), files };
  };
}

/** What the CMS sends of a file to write, move or remove. */
export const FileChange = z.object({
  operation: z.enum(["create", "update", "delete"]).catch("update"),
  path: z.string().catch(""),
  /** In Base64. */
  content: z.string().catch(""),
  /** Its former path, when it is moved. */
  from_path: z.string().min(1).optional().catch(undefined),
  /** Id of the edited contents. A file that has changed since is not overwritten. */
  sha: z.string().min(1).optional().catch(undefined),
  /** The text before the edit, when the editor sends it. What another tab has saved since is not overwritten. */
  read: z.string().optional().catch(undefined),
});
type FileChange = z.output<typeof FileChange>;

interface Refusal {
  status: 403 | 409;
  message: string;
}

/** Writes all changes, or none. @returns the new files, or why nothing was written. */
export function writeChanges(project: Project, changes: readonly FileChange[]): (TreeFile | null)[] | Refusal {
  const refusal = changes.map((change) => refuse(project, change)).find((found) => found !== undefined);
  if (refusal) return refusal;
  return changes.map((change) => writeChange(project, change));
}

function refuse({ root }: Project, { operation, path, from_path: from, sha, read }: FileChange): Refusal | undefined {
  const source = from ?? path;
  for (const file of [path, source])
    if (!isEdited(file) || !isInside(root, file)) return { status: 403, message: `The editor can't write ${file}.` };
  if ((operation === "create" || from !== undefined) && existsSync(join(root, path)))
    return { status: 409, message: `${path} already exists. Choose another title.` };
  if (operation === "create") return undefined;
  const current = readIfThere(join(root, source));
  if (sha === (current && blobId(current)) && (read === undefined || isSameText(read, current))) return undefined;
  return {
    status: 409,
    message: `${source} was changed on this machine after the editor loaded it. Copy your words, load the page again, and edit the current version.`,
  };
}

/** Compares texts without line endings and outer spaces, which the CMS changes. */
const isSameText = (read: string, current: Buffer | undefined): boolean =>
  read.replace(/\r\n/g, "\n").trim() === current?.toString("utf8").replace(/\r\n/g, "\n").trim();

/** False for a path that leaves `countries/` through a link. */
function isInside(root: string, file: string): boolean {
  let folder = dirname(join(root, file));
  while (!existsSync(folder)) folder = dirname(folder);
  const countries = realpathSync(join(root, "countries"));
  return `${realpathSync(folder)}${sep}`.startsWith(`${countries}${sep}`);
}

const readIfThere = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);

function writeChange({ root }: Project, { operation, path, from_path: from, content }: FileChange): TreeFile | null {
  const target = join(root, path);
  if (operation === "delete") {
    removePath(target);
    return null;
  }
  const old = readIfThere(join(root, from ?? path));
  const contents = withOldSpaces(Buffer.from(content, "base64"), path, old);
  writeText(target, contents);
  if (from !== undefined && from !== path) removePath(join(root, from));
  return treeFile(path, contents);
}

/** Restores the line endings and outer spaces of the old file, which the CMS changes. */
function withOldSpaces(contents: Buffer, path: string, old: Buffer | undefined): Buffer {
  if (!old || !/\.(?:ya?ml|md)$/.test(path)) return contents;
  const before = old.toString("utf8");
  const [start = ""] = /^\s*/.exec(before) ?? [];
  const [end = ""] = /\s*$/.exec(before) ?? [];
  const text = contents.toString("utf8").trim();
  const lines = before.includes("\r\n") ? text.replace(/\r?\n/g, "\r\n") : text;
  return Buffer.from(`${start}${lines}${end}`);
}
