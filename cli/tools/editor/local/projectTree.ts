import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isPictureName } from "../../../config/pictureName.ts";
import { findSources, type Project } from "../../../project.ts";
import { OUTSIDE, SPECIAL } from "../../../stamps.ts";

/** A file that the editor may read and write. */
export interface TreeFile {
  path: string;
  /** Git's id of its contents. */
  sha: string;
  size: number;
}

/** The files of a project as they are now. */
export interface ProjectTree {
  /** Another one whenever a file is. */
  id: string;
  files: Map<string, TreeFile>;
}

/** True for settings, Markdown and pictures by their path from the project's root; for nothing else, and nothing hidden. */
export const isEdited = (path: string): boolean =>
  !/(?:^|\/)\.|\/\/|\\|\.pulled\.yaml$/.test(path) &&
  (/^countries\/[^/]+\.ya?ml$/.test(path) ||
    /^countries\/content\/.+\.md$/.test(path) ||
    (/^countries\/(?:content|images)\/.+$/.test(path) && isPictureName(path)));

/** Git's id of a file with these contents. */
export const blobId = (contents: Uint8Array): string =>
  createHash("sha1").update(`blob ${contents.byteLength}\0`).update(contents).digest("hex");

/** Makes the function that looks at a project's files; those that have not changed since are not read again. */
export function followTree(project: Project): () => ProjectTree {
  let known = new Map<string, { stamp: string; file: TreeFile }>();
  return () => {
    const now: typeof known = new Map();
    for (const [path, stamp] of findSources(project)) {
      if (!isEdited(path) || stamp === SPECIAL || stamp === OUTSIDE) continue;
      const before = known.get(path);
      now.set(path, before?.stamp === stamp ? before : { stamp, file: readTreeFile(project, path) });
    }
    known = now;
    const files = new Map([...now].map(([path, { file }]) => [path, file]));
    const lines = [...files.values()].map(({ path, sha }) => `${sha} ${path}\n`);
    return { id: createHash("sha1").update(lines.join("")).digest("hex"), files };
  };
}

function readTreeFile({ root }: Project, path: string): TreeFile {
  const contents = readFileSync(join(root, path));
  return { path, sha: blobId(contents), size: contents.byteLength };
}
