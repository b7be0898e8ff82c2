import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../../core/attempt.ts";
import { contentHash } from "../../core/contentHash.ts";
import { removePath, writeFresh } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import type { ProjectSchemas, PullConfig } from "../../config/index.ts";

/** A country with a key `pull`, and how to pull it. */
export interface Pulled {
  project: Project;
  schemas: ProjectSchemas;
  config: Config;
  site: SiteConfig;
  pull: PullConfig;
  /** Accepts more losses than `pull.maxDrop` (`--accept`). */
  accept: boolean;
  /** Reads all entries again (`--full`). */
  full: boolean;
  /** Overwrites files that somebody has edited here (`--overwrite`). */
  overwrite: boolean;
  /** User name and application password, joined by a colon. */
  login?: string | undefined;
  retryDelayMs?: number | undefined;
  progress?: (text: string) => void;
}

/** The content key of a file below the country's folder of copy. */
export const keyOf = (file: string): string => file.slice(0, -".md".length);

export type Stage = ReturnType<typeof openStage>;

/**
 * The changes of a pull, by paths from the project's root. Until they are applied, new files are in `folder`, and `current`
 * and `exists` tell what the project has.
 */
export function openStage(root: string, folder: string) {
  removePath(folder);
  const written = new Set<string>();
  const removed = new Set<string>();
  return {
    folder,
    written: written as ReadonlySet<string>,
    removed: removed as ReadonlySet<string>,
    exists: (file: string) => existsSync(join(root, file)),
    current: (file: string) => attempt(() => readFileSync(join(root, file), "utf8")),
    write(file: string, contents: string | Uint8Array) {
      writeFresh(join(folder, file), contents);
      written.add(file);
      removed.delete(file);
    },
    remove(file: string) {
      if (!written.has(file)) removed.add(file);
    },
    /** Undoes the writing of a file. */
    drop: (file: string) => void written.delete(file),
  };
}

/** Hash of a text. Line endings don't matter: Git may change them. */
export const textHash = (text: string): string => contentHash(text.replaceAll("\r\n", "\n"));
