import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { RenderError } from "../report/errors.ts";
import { createPageWriter, type PageJob, type SiteJob } from "./pageWriter.ts";

/** Fewer pages than this are done sooner than a worker has started. */
const WORKERS_FROM = 150;
/** Pages that are handed out at once. */
const BATCH = 25;

/** What a worker says: ready for more, or why it can't go on. */
export type WorkerMessage =
  | { ready: true }
  | { failed: { page: string; source: string; message: string; stack: string } };

/** Renders and writes pages on all cores: this thread takes part, workers join in when there is enough to do. */
export async function renderPages(
  site: SiteJob,
  jobs: readonly PageJob[],
  threads = availableParallelism(),
): Promise<void> {
  let next = 0;
  const take = (): readonly PageJob[] => jobs.slice(next, (next += BATCH));
  const workers = jobs.length < WORKERS_FROM ? 0 : Math.min(threads - 1, Math.ceil(jobs.length / WORKERS_FROM));
  const started = Array.from({ length: workers }, () => runWorker(site, take));
  const own = async () => {
    const write = await createPageWriter(site);
    for (let batch = take(); batch.length > 0; batch = take()) {
      for (const job of batch) await write(job);
      // Lets the workers' requests for more come in.
      await new Promise(setImmediate);
    }
  };
  await Promise.all([own(), ...started]);
}

function runWorker(site: SiteJob, take: () => readonly PageJob[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("renderWorker.js", import.meta.url), { workerData: site });
    worker.on("error", reject);
    worker.on("message", (message: WorkerMessage) => {
      if ("failed" in message) {
        const { page, source, message: text, stack } = message.failed;
        const cause = Object.assign(new Error(text), { stack });
        void worker.terminate();
        return reject(new RenderError(page, source, cause));
      }
      const batch = take();
      if (batch.length > 0) return worker.postMessage(batch);
      void worker.terminate();
      return resolve();
    });
  });
}
