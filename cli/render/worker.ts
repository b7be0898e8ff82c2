import { parentPort } from "node:worker_threads";
import { errorToData, type ErrorData } from "../report/errors.ts";
import { TASKS, type TaskName } from "./tasks.ts";

/** What the main thread asks for. The first request of a task brings what the task begins with. */
export interface Request {
  task: number;
  name: TaskName;
  batch: readonly unknown[];
  setup?: unknown;
}

/** What is answered to each request, in their order. */
export type Answer = { results: unknown[] } | { failed: ErrorData };

type Work = (item: unknown) => Promise<unknown>;

/** The task that this thread works on. */
let current: { task: number; work: Promise<Work> } | undefined;
/** One request after the other, so that the answers have their order. */
let last = Promise.resolve();

async function answer({ task, name, batch, setup }: Request): Promise<Answer> {
  try {
    if (current?.task !== task) current = { task, work: TASKS[name](setup as never) as Promise<Work> };
    const work = await current.work;
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
