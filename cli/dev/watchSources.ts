import { relative } from "node:path";
import type { ViteDevServer } from "vite";
import type { Project } from "../project.ts";

/** Time for an editor to finish saving. */
const SETTLE_MS = 60;

/** Changed files, as paths from the project's root. */
export interface Changes {
  edited: Set<string>;
  /** Added or removed files. */
  moved: Set<string>;
}

export const noChanges = (): Changes => ({ edited: new Set(), moved: new Set() });

/** Calls `onChange` after changes below `countries/`. Calls don't overlap. */
export function watchSources(
  { watcher }: Pick<ViteDevServer, "watcher">,
  { root }: Project,
  onChange: (changes: Changes) => Promise<void>,
): void {
  let changes = noChanges();
  let timer: NodeJS.Timeout | undefined;
  // Queue of calls: a check may take longer than the time until the next change.
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
