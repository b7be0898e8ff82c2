import { attempt } from "../../core/attempt.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { type ProjectSchemas, type PullConfig, listRoutes } from "../../config/index.ts";
import type { Project } from "../../core/project.ts";
import { type Problem, startOf } from "../../core/problems/problem.ts";
import type { Lock } from "./lock.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../../core/contentHash.ts";
import { removePath, writeFresh } from "../../core/files.ts";

/** A country with a key `pull`. */
export interface Pulled {
  project: Project;
  schemas: ProjectSchemas;
  config: Config;
  site: SiteConfig;
  pull: PullConfig;
}

/** Base URL of the REST API of a country's CMS. */
export const baseOf = ({ config: { network }, pull }: Pick<Pulled, "config" | "pull">): string =>
  pull.from ?? network.contentApi?.base ?? "";

/** A problem of the CMS's content, which stops nothing. */
export const contentWarning = (warning: Pick<Problem, "message" | "why" | "hint" | "place">): Problem => ({
  code: "cms-content",
  severity: "warning",
  ...warning,
});

/** An edited file, which is kept as it is. */
export const editedFile = (file: string, why: string, hint: string): Problem => ({
  code: "edited-snapshot",
  severity: "warning",
  message: "Somebody has edited or created this file in the project, so it was kept unchanged",
  why,
  hint,
  place: startOf(file),
});

export interface PullOptions {
  accept: boolean;
  full: boolean;
  overwrite: boolean;
  /** User name and application password, joined by a colon. */
  login?: string | undefined;
  retryDelayMs?: number | undefined;
  progress?: (text: string) => void;
}

interface SitePaths {
  /** Path of a content key from the country's home, also of a page that is new. */
  pathOf(key: string): string;
  /** Content keys of pages that do not come from the CMS. */
  ownPages: ReadonlySet<string>;
  homeKey: string;
}

/** Finds the pages of a country, and those of them that were not pulled. */
export function sitePaths({ config, site }: Pulled, { posts, pages }: Lock): SitePaths {
  const listed = Object.values(pages).filter((page) => page.listed);
  const pulled = new Set([...Object.values(posts), ...listed].map(({ file }) => file.slice(0, -".md".length)));
  const routes = listRoutes(config, site);
  const known = new Map(routes.map(({ content, path }) => [content, path.slice(site.key.length + 1)]));
  return {
    pathOf: (key) => known.get(key) ?? `/${key.replace(/(?:^|\/)index$/, "")}/`,
    ownPages: new Set(routes.map(({ content }) => content).filter((key) => !pulled.has(key))),
    homeKey: routes.find(({ role }) => role === "home")?.content ?? "home",
  };
}

/** The changes of a pull, by paths from the project's root. Until they are applied, new files are in a folder of their own. */
export interface Stage {
  /** The text of a file of the project, if there is one. */
  current(file: string): string | undefined;
  exists(file: string): boolean;
  write(file: string, contents: string | Uint8Array): void;
  remove(file: string): void;
  /** Undoes the writing of a file. */
  drop(file: string): void;
  written: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  /** Folder of the written files. */
  folder: string;
}

export function openStage(root: string, folder: string): Stage {
  removePath(folder);
  const written = new Set<string>();
  const removed = new Set<string>();
  return {
    folder,
    written,
    removed,
    exists: (file) => existsSync(join(root, file)),
    current: (file) => attempt(() => readFileSync(join(root, file), "utf8")),
    write(file, contents) {
      writeFresh(join(folder, file), contents);
      written.add(file);
      removed.delete(file);
    },
    remove(file) {
      if (!written.has(file)) removed.add(file);
    },
    drop: (file) => void written.delete(file),
  };
}

/** Hash of a text. Line endings don't matter: Git may change them. */
export const textHash = (text: string): string => contentHash(text.replaceAll("\r\n", "\n"));
