import { availableParallelism } from "node:os";
import { errorFromData } from "../report/errors.ts";
import { TASKS, type Item, type Result, type Setup, type TaskName } from "./tasks.ts";
import type { Answer, Request } from "./worker.ts";

/** A further thread is started for each so many items: it takes 0.1 s until it is as fast as one that has worked. */
const ITEMS_PER_THREAD = { facts: 400, pages: 400 } satisfies Record<TaskName, number>;
/** Items that a thread takes at once. */
const BATCH = 20;
/** Batches that a worker has before it: it need not wait until the main thread has time. */
const AHEAD = 2;

/**
 * Space for young objects in a worker. By default it grows to several times as much, which takes memory and saves no time:
 * pages are short-lived (https://v8.dev/blog/orinoco-parallel-scavenger).
 */
const YOUNG_MB = 24;

/** Threads that share the work, the main one among them: each takes the next batch when it is done with one. */
export interface Pool {
  /**
   * Does a task for all items; gives the results in the order of the items.
   * @throws the first failure, once no thread works any more.
   */
  run<N extends TaskName>(name: N, setup: Setup<N>, items: readonly Item<N>[]): Promise<Result<N>[]>;
  close(): Promise<void>;
}

/** A thread that answers one batch after the other. */
interface Thread {
  work(request: Request): Promise<unknown[]>;
  close(): Promise<unknown>;
}

export function openPool(threads = availableParallelism()): Pool {
  const workers: Thread[] = [];
  let tasks = 0;
  return {
    async run<N extends TaskName>(name: N, setup: Setup<N>, items: readonly Item<N>[]): Promise<Result<N>[]> {
      const wanted = Math.min(threads - 1, Math.floor(items.length / ITEMS_PER_THREAD[name]));
      while (workers.length < wanted) workers.push(startWorker());
      const task = (tasks += 1);
      const results: Result<N>[] = [];
      let next = 0;
      /** Does batches until there are no more, or one has failed. */
      const share = async (work: (batch: readonly Item<N>[]) => Promise<Result<N>[]>) => {
        while (next < items.length) {
          const from = next;
          next += BATCH;
          const done = await work(items.slice(from, next)).catch((error: unknown) => {
            next = items.length;
            throw error;
          });
          done.forEach((result, index) => (results[from + index] = result));
        }
      };
      const ask = (worker: Thread) => {
        const known = { sent: false };
        return share((batch) => {
          const request = { task, name, batch, ...(!known.sent && { setup }) };
          known.sent = true;
          return worker.work(request) as Promise<Result<N>[]>;
        });
      };
      const busy = workers.slice(0, wanted).flatMap((worker) => Array.from({ length: AHEAD }, () => ask(worker)));
      const outcomes = await Promise.allSettled([...busy, workHere(name, setup, share)]);
      for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
      return results;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** The main thread's share of a task. */
async function workHere<N extends TaskName>(
  name: N,
  setup: Setup<N>,
  share: (work: (batch: readonly Item<N>[]) => Promise<Result<N>[]>) => Promise<void>,
): Promise<void> {
  const work = await TASKS[name](setup);
  await share(async (batch) => {
    const results: Result<N>[] = [];
    for (const item of batch) results.push(await work(item));
    // Lets the answers of workers come in.
    await new Promise(setImmediate);
    return results;
  });
}

function startWorker(): Thread {
  // Loaded by need: a small build has no second thread.
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  const worker = new Worker(new URL("worker.js", import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const waiting: { resolve: (results: unknown[]) => void; reject: (error: unknown) => void }[] = [];
  let broken: Error | undefined;
  worker.on("message", (answer: Answer) => {
    const request = waiting.shift();
    if ("failed" in answer) request?.reject(errorFromData(answer.failed));
    else request?.resolve(answer.results);
  });
  worker.on("error", (error: Error) => {
    broken = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    work: (request) =>
      new Promise((resolve, reject) => {
        // A thread that has ended would never answer.
        if (broken) return reject(broken);
        waiting.push({ resolve, reject });
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
