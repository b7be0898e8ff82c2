import { relative } from "node:path";
import type { ViteDevServer } from "vite";
import type { Project } from "../project.ts";

/** Milliseconds to wait for an editor to finish saving. */
const SETTLE_MS = 60;

/** Files that have changed, by their paths from the project's root. */
export interface Changes {
  /** Those that were there before and are there now. */
  edited: Set<string>;
  /** Those that were added or removed. */
  moved: Set<string>;
}

export const noChanges = (): Changes => ({ edited: new Set(), moved: new Set() });

/** Calls back when files below `countries/` have changed; never again before the last call has ended. */
export function watchSources(
  { watcher }: Pick<ViteDevServer, "watcher">,
  { root }: Project,
  onChange: (changes: Changes) => Promise<void>,
): void {
  let changes = noChanges();
  let timer: NodeJS.Timeout | undefined;
  // One after the other: a picture takes longer to measure than an editor needs to save again.
  let running = Promise.resolve();
  const run = () => {
    const now = changes;
    changes = noChanges();
    return onChange(now);
  };
  watcher.add(`${root}/countries`);
  watcher.on("all", (event, path) => {
    const file = relative(root, path).replaceAll("\\", "/");
    if (!file.startsWith("countries/")) return;
    changes[event === "change" ? "edited" : "moved"].add(file);
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(run)), SETTLE_MS);
  });
}
