import { availableParallelism } from "node:os";
import { errorFromData } from "../report/errors.ts";
import { TASKS, type Item, type Result, type Setup, type TaskName } from "./tasks.ts";
import type { Answer, Request } from "./worker.ts";

/** A further thread is started for each so many items: it takes 0.1 s until it is as fast as one that has worked. */
const ITEMS_PER_THREAD = { facts: 400, pages: 400 } satisfies Record<TaskName, number>;
/** Items that a thread takes at once; of a group of less than twice as many it takes all, and no other thread begins with it. */
const BATCH = 20;
/** Batches that a worker has before it: it need not wait until the main thread has time. */
const AHEAD = 2;

/**
 * Space for young objects in a worker. By default it grows to several times as much, which takes memory and saves no time:
 * pages are short-lived (https://v8.dev/blog/orinoco-parallel-scavenger).
 */
const YOUNG_MB = 24;

/** Items of a task that begin with the same. */
interface Group<N extends TaskName> {
  setup: Setup<N>;
  items: readonly Item<N>[];
}

/** What is told while the work goes on. */
interface Progress<N extends TaskName> {
  /** The results of a group, in the order of its items. */
  finish(results: Result<N>[], group: number): void;
  /** How many of all items are done. */
  count?(done: number, all: number): void;
}

/** Threads that share the work, the main one among them: each takes the next batch when it is done with one. */
export interface Pool {
  /**
   * Does a task for the items of all groups, one group after the other.
   * @throws the first failure, once no thread works any more.
   */
  run<N extends TaskName>(name: N, groups: readonly Group<N>[], progress: Progress<N>): Promise<void>;
  close(): Promise<void>;
}

/** Items of one group that a thread takes at once. */
interface Batch<N extends TaskName> {
  group: number;
  from: number;
  items: readonly Item<N>[];
}

/** A thread that answers one batch after the other. */
interface Thread {
  work(request: Request): Promise<unknown[]>;
  close(): Promise<unknown>;
}

export function openPool(threads = availableParallelism()): Pool {
  const workers: Thread[] = [];
  return {
    async run<N extends TaskName>(name: N, groups: readonly Group<N>[], { finish, count }: Progress<N>): Promise<void> {
      const total = groups.reduce((sum, { items }) => sum + items.length, 0);
      const wanted = Math.min(threads - 1, Math.floor(total / ITEMS_PER_THREAD[name]));
      while (workers.length < wanted) workers.push(startWorker());
      const batches = batchesOf(groups);
      let done = 0;
      const left = groups.map(({ items }, group) => {
        if (items.length === 0) finish([], group);
        return { results: [] as Result<N>[], count: items.length };
      });
      /** Does batches until there are no more, or one has failed. */
      const share = async (work: (batch: Batch<N>) => Promise<Result<N>[]>) => {
        for (let batch = batches.shift(); batch; batch = batches.shift()) {
          const results = await work(batch).catch((error: unknown) => {
            batches.length = 0;
            throw error;
          });
          count?.((done += results.length), total);
          const own = left[batch.group];
          if (!own) continue;
          for (const [index, result] of results.entries()) own.results[batch.from + index] = result;
          own.count -= results.length;
          if (own.count === 0) finish(own.results.splice(0), batch.group);
        }
      };
      const ask = (worker: Thread) => {
        // A thread forgets a group when the next one comes.
        const sent = { group: -1 };
        const work = ({ group, items }: Batch<N>) => {
          const setup = sent.group === group ? undefined : groups[group]?.setup;
          sent.group = group;
          return worker.work({ name, batch: items, ...(setup && { setup }) }) as Promise<Result<N>[]>;
        };
        return Array.from({ length: AHEAD }, () => share(work));
      };
      const busy = workers.slice(0, wanted).flatMap(ask);
      const outcomes = await Promise.allSettled([...busy, share(workHere(name, groups))]);
      for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

function batchesOf<N extends TaskName>(groups: readonly Group<N>[]): Batch<N>[] {
  return groups.flatMap(({ items }, group) => {
    const size = items.length < 2 * BATCH ? items.length : BATCH;
    return Array.from({ length: Math.ceil(items.length / size) || 0 }, (_, index) => {
      const from = index * size;
      return { group, from, items: items.slice(from, from + size) };
    });
  });
}

/** The main thread's share of a task. */
function workHere<N extends TaskName>(name: N, groups: readonly Group<N>[]): (batch: Batch<N>) => Promise<Result<N>[]> {
  let current: { group: number; work: (item: Item<N>) => Promise<Result<N>> } | undefined;
  return async ({ group, items }) => {
    const { setup } = groups[group] ?? {};
    if (current?.group !== group && setup) current = { group, work: await TASKS[name](setup) };
    const results: Result<N>[] = [];
    for (const item of items) {
      if (current) results.push(await current.work(item));
      // Lets the answers of workers and encoders come in, which then go on.
      await new Promise(setImmediate);
    }
    return results;
  };
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
