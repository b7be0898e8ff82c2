import { availableParallelism } from "node:os";
import { errorFromData } from "../../core/problems/errors.ts";
import { openTasks, type Item, type Request, type Result, type Setup, type TaskName } from "./tasks.ts";
import type { Answer } from "./worker.ts";

/** Items for which one more thread is started, which needs 0.1 s to warm up. */
const ITEMS_PER_THREAD = { markdown: 400, pages: 400, search: Infinity } satisfies Record<TaskName, number>;
/** Items per batch. A group of less than two batches is one batch, so that only one thread sets it up. */
const BATCH = 20;
/** Batches that a worker may have: with one in reserve it needn't wait for the main thread. */
const WORKER_BATCHES = 2;

/**
 * Size of a worker's young generation. V8's default is several times as large, which costs memory and saves no time,
 * because pages are short-lived (https://v8.dev/blog/orinoco-parallel-scavenger).
 */
const YOUNG_GENERATION_MB = 24;
/** The main thread's young generation may grow to this size. It is larger there, because plans live longer. */
const MAIN_YOUNG_GENERATION_BYTES = 16e6;

/** Items of a task that share a setup. */
interface Group<N extends TaskName> {
  setup: Setup<N>;
  items: readonly Item<N>[];
}

type Groups<N extends TaskName> = Iterable<Group<N>> | AsyncIterable<Group<N>>;

interface Progress<N extends TaskName> {
  /** Called when a group is done, with results in the order of its items. */
  finish(results: Result<N>[], group: number): void;
  /** Called with the number of finished items, and of those that are known so far. */
  count?(done: number, all: number): void;
}

/** Threads, the main one included, that take batches of work from one queue. */
export interface Pool {
  /**
   * Does a task for the items of all groups, in order, while further groups are still being made. A site's search
   * index is made from its finished pages, so it goes before the pages that are already queued.
   * @throws the first failure, when no thread works on the task any more.
   */
  run<N extends TaskName>(name: N, groups: Groups<N>, progress: Progress<N>): Promise<void>;
  close(): Promise<void>;
}

/** Items of one group that a thread takes at once. */
interface Batch {
  name: TaskName;
  group: Group<TaskName>;
  items: readonly unknown[];
  /** Called when the batch has ended. It never throws. */
  settle(outcome: { results: unknown[] } | { failed: unknown }): void;
}

/** A thread that answers requests in order. */
interface Thread {
  run(request: Request): Promise<unknown[]>;
  close(): Promise<unknown>;
  /** How many batches it may have at a time. */
  maxBatches: number;
  /** How many batches it has now. */
  batches: number;
  /** For each task, the group whose setup it has. */
  begun: Map<TaskName, Batch["group"]>;
}

/**
 * Stops the growth of this thread's young generation: looks at its size when it is called, and then until `stop` is.
 * Node has no setting for a running thread; V8 ignores the flag in versions that don't know it.
 */
function limitYoungGeneration(): { look(): void; stop(): void } {
  const { getHeapSpaceStatistics, setFlagsFromString } = process.getBuiltinModule("node:v8");
  const look = () => {
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
    if (!young || young.space_size < MAIN_YOUNG_GENERATION_BYTES) return;
    setFlagsFromString("--semi-space-growth-factor=1");
    clearInterval(timer);
  };
  const timer = setInterval(look, 20).unref();
  return { look, stop: () => clearInterval(timer) };
}

/** Opens a pool with the main thread. It starts further ones, up to `threads` in all, when there are enough items. */
export function openPool(threads = availableParallelism()): Pool {
  const young = limitYoungGeneration();
  const mainThread: Thread = {
    // Pauses let answers of workers and encoders be handled, so that these can continue.
    run: openTasks(() => new Promise(setImmediate)),
    close: async () => {},
    maxBatches: 1,
    batches: 0,
    begun: new Map(),
  };
  const workers: Thread[] = [];
  const queue: Batch[] = [];

  function handOut(): void {
    for (const thread of [...workers, mainThread])
      while (thread.batches < thread.maxBatches) {
        const batch = queue.shift();
        if (!batch) return;
        const { name, group, items } = batch;
        const isBegun = thread.begun.get(name) === group;
        thread.begun.set(name, group);
        thread.batches += 1;
        thread.run({ name, batch: items, ...(!isBegun && { setup: group.setup }) }).then(
          (results) => done(thread, batch, { results }),
          (failed: unknown) => done(thread, batch, { failed }),
        );
      }
  }
  function done(thread: Thread, batch: Batch, outcome: Parameters<Batch["settle"]>[0]): void {
    thread.batches -= 1;
    batch.settle(outcome);
    handOut();
  }

  return {
    async run<N extends TaskName>(name: N, groups: Groups<N>, { finish, count }: Progress<N>): Promise<void> {
      // The caller may have blocked the event loop for long, so the interval has not run.
      young.look();
      const failures: unknown[] = [];
      const open = new Set<Batch>();
      let resolveWait = () => {};
      let [total, doneItems, groupIndex] = [0, 0, 0];
      const stop = (failure: unknown) => {
        failures.push(failure);
        for (const batch of queue.filter((other) => open.delete(other))) queue.splice(queue.indexOf(batch), 1);
      };
      const add = (group: Group<N>, index: number) => {
        const results: Result<N>[] = [];
        let missing = group.items.length;
        if (missing === 0) finish([], index);
        const batches = batchesOf(group.items).map(({ from, items }): Batch => ({
          name,
          group,
          items,
          settle(outcome) {
            open.delete(this);
            if ("failed" in outcome) stop(outcome.failed);
            else {
              count?.((doneItems += items.length), total);
              for (const [at, result] of outcome.results.entries()) results[from + at] = result as Result<N>;
              missing -= items.length;
              if (missing === 0) finish(results.splice(0), index);
            }
            if (open.size === 0) resolveWait();
          },
        }));
        total += group.items.length;
        const wanted = Math.min(threads - 1, Math.floor(total / ITEMS_PER_THREAD[name]));
        while (workers.length < wanted) workers.push(startWorker());
        for (const batch of batches) open.add(batch);
        queue[name === "search" ? "unshift" : "push"](...batches);
        handOut();
      };
      try {
        for await (const group of groups) {
          if (failures.length > 0) break;
          add(group, groupIndex++);
          // Lets answers of workers be handled before the next group is made.
          await new Promise(setImmediate);
        }
      } catch (error) {
        stop(error);
      }
      while (open.size > 0) await new Promise<void>((resolve) => (resolveWait = resolve));
      if (failures.length > 0) throw failures[0];
    },
    async close() {
      young.stop();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

function batchesOf<T>(items: readonly T[]): { from: number; items: readonly T[] }[] {
  const size = items.length < 2 * BATCH ? items.length : BATCH;
  return Array.from({ length: Math.ceil(items.length / size) || 0 }, (_, index) => {
    const from = index * size;
    return { from, items: items.slice(from, from + size) };
  });
}

function startWorker(): Thread {
  // Loaded lazily: a small build needs no second thread.
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  const worker = new Worker(new URL("worker.js", import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
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
    run: (request) =>
      new Promise((resolve, reject) => {
        // A thread that has crashed would never answer.
        if (broken) return reject(broken);
        waiting.push({ resolve, reject });
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
    maxBatches: WORKER_BATCHES,
    batches: 0,
    begun: new Map(),
  };
}
