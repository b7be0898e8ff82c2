import { parentPort } from "node:worker_threads";
import { RenderError } from "../report/errors.ts";
import { createPageWriter, type PageJob, type SiteJob } from "./pageWriter.ts";
import type { WorkerMessage } from "./renderPool.ts";

const say = (message: WorkerMessage) => parentPort?.postMessage(message);

let write: Awaited<ReturnType<typeof createPageWriter>> | undefined;
let last = Promise.resolve();

// A site, then batches of its pages, then perhaps another site: one after the other.
parentPort?.on("message", (message: SiteJob | readonly PageJob[]) => {
  last = last.then(() => take(message)).catch(fail);
});

async function take(message: SiteJob | readonly PageJob[]): Promise<void> {
  if (!isBatch(message)) {
    write = await createPageWriter(message);
    return;
  }
  for (const job of message) await write?.(job);
  say({ written: true });
}

const isBatch = (message: SiteJob | readonly PageJob[]): message is readonly PageJob[] => Array.isArray(message);

function fail(error: unknown): void {
  const { page, source } = error instanceof RenderError ? error : { page: "a page", source: "" };
  const cause = error instanceof RenderError && error.cause instanceof Error ? error.cause : error;
  const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  say({ failed: { page, source, message, stack: stack ?? message } });
}
