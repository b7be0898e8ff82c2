import { availableParallelism } from "node:os";
import type { PageJob, SiteJob } from "./pageRenderer.ts";
import { renderAssisted } from "./renderAssisted.ts";
import { THREAD_TASKS, type Batch, type Results, type TaskName, type ThreadTasks } from "./threadTasks.ts";
import { settle } from "./settle.ts";
import { turnOn } from "./v8Flags.ts";
import { startWorker, type TaskWorker } from "./worker.ts";

/** From so many new files on, which become pages, a worker starts while they are read. */
const ASSIST_FROM = 200;
/** Fewer pages than this are done sooner than a worker has started. */
const WORKERS_FROM = 300;
/** Fewer pages than this leave so little behind that the module with the flags takes longer to load. */
const FLAGS_FROM = 30;
/** Items that are handed out at once. */
const BATCH = { pages: 5, texts: 25 };
/** Batches that a worker has before it: it need not wait until this thread has time. */
const AHEAD = 4;

/** Threads that share the work, for one step and one site after another. */
export interface RenderPool {
  /** Reads Markdown files, when they are many: workers begin, this thread joins in when the result is called. */
  readFiles(root: string, files: readonly string[], use: (read: Results<"texts">[number]) => void): () => Promise<void>;
  /** Renders and writes pages. */
  render(site: SiteJob, jobs: readonly PageJob[]): Promise<void>;
  close(): Promise<void>;
}

export function openRenderPool(threads = availableParallelism()): RenderPool {
  const workers: TaskWorker[] = [];
  const grow = (wanted: number) => {
    while (workers.length < Math.min(wanted, threads - 1)) workers.push(startWorker());
  };
  let pages = 0;
  return {
    readFiles(root, files, use) {
      grow(files.length < ASSIST_FROM ? 0 : Math.ceil(files.length / WORKERS_FROM));
      if (workers.length === 0) return () => Promise.resolve();
      const { take, stop } = batches(files, BATCH.texts);
      const keep = (texts: Results<"texts">) => texts.forEach(use);
      const others = workers.map((worker) => shareWith(worker, "texts", root, take, keep));
      return () => settle([workHere("texts", root, take, keep), ...others], stop);
    },
    async render(site, jobs) {
      pages += jobs.length;
      if (pages >= FLAGS_FROM) turnOn("smallYoungSpace");
      grow(Math.floor(pages / WORKERS_FROM));
      const { take, stop } = batches(jobs, BATCH.pages);
      const [assistant, ...others] = workers;
      const own = assistant ? renderAssisted(site, take, assistant) : workHere("pages", site, take);
      await settle([own, ...others.map((worker) => shareWith(worker, "pages", site, take))], stop);
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** Hands out the items, a batch each time; an empty one when there are no more, or after a stop. */
function batches<T>(items: readonly T[], size: number): { take: () => readonly T[]; stop: () => void } {
  let next = 0;
  return { take: () => items.slice(next, (next += size)), stop: () => (next = items.length) };
}

/** Does a share of a task in this thread. */
async function workHere<N extends TaskName>(
  name: N,
  start: ThreadTasks[N]["start"],
  take: () => Batch<N>,
  use?: (results: Results<N>) => void,
): Promise<void> {
  const work = await THREAD_TASKS[name](start);
  for (let batch = take(); batch.length > 0; batch = take()) {
    const results = await work(batch);
    use?.(results);
    // Lets the workers' answers come in.
    await new Promise(setImmediate);
  }
}

/** Keeps a worker busy until there is nothing more to take. */
function shareWith<N extends TaskName>(
  worker: TaskWorker,
  name: N,
  start: ThreadTasks[N]["start"],
  take: () => Batch<N>,
  use?: (results: Results<N>) => void,
): Promise<void> {
  const work = async () => {
    for (let batch = take(); batch.length > 0; batch = take()) {
      const results = await worker.work(name, batch);
      use?.(results);
    }
  };
  return settle([worker.begin(name, start), ...Array.from({ length: AHEAD }, work)]);
}
