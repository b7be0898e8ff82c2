import { parentPort, workerData } from "node:worker_threads";
import { RenderError } from "../report/errors.ts";
import { createPageWriter, type PageJob, type SiteJob } from "./pageWriter.ts";
import type { WorkerMessage } from "./renderPool.ts";

const say = (message: WorkerMessage) => parentPort?.postMessage(message);

try {
  const write = await createPageWriter(workerData as SiteJob);
  parentPort?.on("message", (jobs: PageJob[]) => {
    writeAll(jobs).then(() => say({ ready: true }), fail);
  });
  say({ ready: true });

  async function writeAll(jobs: PageJob[]): Promise<void> {
    for (const job of jobs) await write(job);
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  const { page, source } = error instanceof RenderError ? error : { page: "a page", source: "" };
  const cause = error instanceof RenderError && error.cause instanceof Error ? error.cause : error;
  const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  say({ failed: { page, source, message, stack: stack ?? message } });
}
