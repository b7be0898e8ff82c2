import { parentPort } from "node:worker_threads";
import { errorToData, type ErrorData } from "../../core/problems/errors.ts";
import { TASKS, type TaskName } from "./tasks.ts";

/** A batch of items. The first request of a group has the group's setup. */
export interface Request {
  name: TaskName;
  batch: readonly unknown[];
  setup?: unknown;
}

/** The answer to a request. Answers are sent in the order of requests. */
export type Answer = { results: unknown[] } | { failed: ErrorData };

type Work = (item: unknown) => Promise<unknown>;

/** For each task, the function that processes items of its current group. */
const begun = new Map<TaskName, Promise<Work>>();
/** Chain of requests, which keeps their order. */
let last = Promise.resolve();

async function answer({ name, batch, setup }: Request): Promise<Answer> {
  try {
    if (setup !== undefined) begun.set(name, TASKS[name](setup as never) as Promise<Work>);
    const work = await begun.get(name);
    if (!work) throw new Error("the first request of a group has its setup");
    const results: unknown[] = [];
    for (const item of batch) results.push(await work(item));
    return { results };
  } catch (error) {
    return { failed: errorToData(error) };
  }
}

parentPort?.on("message", (request: Request) => {
  last = last.then(async () => parentPort?.postMessage(await answer(request)));
});
