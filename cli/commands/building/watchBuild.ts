import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { watch } from "chokidar";
import { openConsole } from "../../core/console/console.ts";
import { ProblemsError } from "../../core/problems/errors.ts";
import { printError } from "../../core/problems/printError.ts";
import { untilStopped } from "../../core/signals.ts";

/** Time for an editor to finish saving. */
const SETTLE_MS = 30;

/**
 * Builds, and builds again after each change below `countries/`, until a signal stops it after the current build.
 * Problems of the project are printed. @throws any other error.
 */
export async function watchBuild(root: string, build: (isFirst: boolean) => Promise<void>): Promise<void> {
  const console = openConsole();
  const watcher = watch(join(root, "countries"), { ignoreInitial: true });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  const state = { changes: 0, isStopped: false };
  let wake = () => {};
  watcher.on("all", () => {
    state.changes += 1;
    wake();
  });
  const stopped = untilStopped().then(() => (state.isStopped = true));
  try {
    for (let isFirst = true; !state.isStopped; isFirst = false) {
      const seen = state.changes;
      await build(isFirst).catch(async (error: unknown) => {
        if (error instanceof ProblemsError) return void (await printError(error, console));
        // A change during the build may have caused the error: build again.
        await setTimeout(SETTLE_MS);
        if (state.changes === seen) throw error;
      });
      console.note("Waiting for the next change. Stop with Ctrl+C.");
      if (state.changes === seen) await Promise.race([stopped, new Promise<void>((resolve) => (wake = resolve))]);
      for (let before = -1; before !== state.changes;) {
        before = state.changes;
        await setTimeout(SETTLE_MS);
      }
    }
  } finally {
    await watcher.close();
  }
}
