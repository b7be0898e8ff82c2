import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FactsCache } from "../content/readMarkdownFile.ts";
import { RenderError } from "../report/errors.ts";
import type { PageJob, SiteJob } from "./pageWriter.ts";
import { THREAD_TASKS, type TaskName, type ThreadTasks } from "./threadTasks.ts";

/** Fewer pages or files than this are done sooner than a worker has started. */
const WORKERS_FROM = 300;
/** Items that are handed out at once, and batches that a worker has before it: it need not wait until this thread has time. */
const SHARES: Record<TaskName, { batch: number; ahead: number }> = {
  pages: { batch: 10, ahead: 2 },
  facts: { batch: 25, ahead: 8 },
};

/** What a worker says: one batch is done, or why it can't go on. */
export type WorkerMessage =
  | { done: unknown[] }
  | { failed: { page: string; source: string; message: string; stack: string } };

/** Threads that share the work, for one step and one site after another: this thread takes part, workers join in when there is enough to do. */
export interface RenderPool {
  /** Reads Markdown files into the cache, when they are many: workers begin, this thread joins in when the result is called. */
  readFacts(root: string, files: readonly string[], cache: FactsCache): () => Promise<void>;
  /** Renders and writes pages. */
  render(site: SiteJob, jobs: readonly PageJob[]): Promise<void>;
  close(): void;
}

export function openRenderPool(threads = availableParallelism()): RenderPool {
  const workers: Worker[] = [];
  let asked = 0;
  const grow = (items: number) => {
    asked = Math.max(asked, items);
    const wanted = asked < WORKERS_FROM ? 0 : Math.min(threads - 1, Math.ceil(asked / WORKERS_FROM));
    while (workers.length < wanted) workers.push(new Worker(new URL("renderWorker.js", import.meta.url)));
  };
  let pages = 0;
  return {
    readFacts(root, files, cache) {
      if (threads < 2 || files.length < WORKERS_FROM) return () => Promise.resolve();
      grow(files.length);
      const keep = (entries: ThreadTasks["facts"]["result"][]) => {
        for (const [file, known] of entries) cache.set(file, known);
      };
      return share("facts", root, files, workers, keep);
    },
    render(site, jobs) {
      grow((pages += jobs.length));
      return share("pages", site, jobs, workers)();
    },
    close() {
      for (const worker of workers) void worker.terminate();
    },
  };
}

/** Lets workers begin with the items; the function that it gives does the rest here, and waits until all are done. */
function share<N extends TaskName>(
  name: N,
  start: ThreadTasks[N]["start"],
  items: readonly ThreadTasks[N]["item"][],
  workers: readonly Worker[],
  use: (results: ThreadTasks[N]["result"][]) => void = () => undefined,
): () => Promise<void> {
  const { batch, ahead } = SHARES[name];
  let next = 0;
  const take = () => items.slice(next, (next += batch));
  const others = workers.map((worker) => feed(worker, { name, start }, ahead, take, use));
  // It is waited for below; until then a failure is no unhandled one.
  for (const other of others) other.catch(() => undefined);
  return async () => {
    try {
      await Promise.all([workHere(), ...others]);
    } finally {
      // After a failure nobody gets more.
      next = items.length;
    }
  };

  async function workHere(): Promise<void> {
    const work = await THREAD_TASKS[name](start);
    for (let own = take(); own.length > 0; own = take()) {
      use(await work(own));
      // Lets the workers' messages come in.
      await new Promise(setImmediate);
    }
  }
}

/** Keeps a worker busy until there is nothing more to take. */
function feed<N extends TaskName>(
  worker: Worker,
  task: { name: N; start: ThreadTasks[N]["start"] },
  ahead: number,
  take: () => readonly ThreadTasks[N]["item"][],
  use: (results: ThreadTasks[N]["result"][]) => void,
): Promise<void> {
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
      use(message.done as ThreadTasks[N]["result"][]);
      open -= 1;
      give();
      if (open === 0) settle();
    };
    worker.on("message", hear).on("error", settle);
    worker.postMessage(task);
    for (let count = 0; count < ahead; count++) give();
    if (open === 0) settle();
  });
}

function renderError({ page, source, message, stack }: Extract<WorkerMessage, { failed: object }>["failed"]) {
  return new RenderError(page, source, Object.assign(new Error(message), { stack }));
}
