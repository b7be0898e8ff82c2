import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { RenderError } from "../report/errors.ts";
import { createPageWriter, type PageJob, type SiteJob } from "./pageWriter.ts";

/** Fewer pages than this are done sooner than a worker has started. */
const WORKERS_FROM = 300;
/** Pages that are handed out at once. */
const BATCH = 10;
/** Batches that a worker has before it: it need not wait until this thread has time to hand out the next. */
const AHEAD = 2;

/** What a worker says: one batch is written, or why it can't go on. */
export type WorkerMessage =
  | { written: true }
  | { failed: { page: string; source: string; message: string; stack: string } };

/** Threads that render pages, for one site after another. */
export interface RenderPool {
  /** Renders and writes pages on all cores: this thread takes part, workers join in when there is enough to do. */
  render(site: SiteJob, jobs: readonly PageJob[]): Promise<void>;
  close(): void;
}

export function openRenderPool(threads = availableParallelism()): RenderPool {
  const workers: Worker[] = [];
  let asked = 0;
  return {
    async render(site, jobs) {
      asked += jobs.length;
      const wanted = asked < WORKERS_FROM ? 0 : Math.min(threads - 1, Math.ceil(asked / WORKERS_FROM));
      while (workers.length < wanted) workers.push(new Worker(new URL("renderWorker.js", import.meta.url)));
      let next = 0;
      const take = (): readonly PageJob[] => jobs.slice(next, (next += BATCH));
      try {
        await Promise.all([renderHere(site, take), ...workers.map((worker) => feed(worker, site, take))]);
      } finally {
        // After a failure nobody gets more.
        next = jobs.length;
      }
    },
    close() {
      for (const worker of workers) void worker.terminate();
    },
  };
}

async function renderHere(site: SiteJob, take: () => readonly PageJob[]): Promise<void> {
  const write = await createPageWriter(site);
  for (let batch = take(); batch.length > 0; batch = take()) {
    for (const job of batch) await write(job);
    // Lets the workers' messages come in.
    await new Promise(setImmediate);
  }
}

/** Keeps a worker busy until there is nothing more to take. */
function feed(worker: Worker, site: SiteJob, take: () => readonly PageJob[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let open = 0;
    const give = () => {
      const batch = take();
      if (batch.length === 0) return;
      open += 1;
      worker.postMessage(batch);
    };
    const settle = (error?: unknown) => {
      worker.off("message", hear).off("error", settle);
      if (error) reject(error);
      else resolve();
    };
    const hear = (message: WorkerMessage) => {
      if ("failed" in message) return settle(renderError(message.failed));
      open -= 1;
      give();
      if (open === 0) settle();
    };
    worker.on("message", hear).on("error", settle);
    worker.postMessage(site);
    for (let count = 0; count < AHEAD; count++) give();
    if (open === 0) settle();
  });
}

function renderError({ page, source, message, stack }: Extract<WorkerMessage, { failed: object }>["failed"]) {
  return new RenderError(page, source, Object.assign(new Error(message), { stack }));
}
