import { parentPort } from "node:worker_threads";
import { errorToData, type ErrorData } from "../report/errors.ts";
import { TASKS, type TaskName } from "./tasks.ts";

/** What the main thread asks for. The first request of a group brings what its items begin with. */
export interface Request {
  name: TaskName;
  batch: readonly unknown[];
  setup?: unknown;
}

/** What is answered to each request, in their order. */
export type Answer = { results: unknown[] } | { failed: ErrorData };

type Work = (item: unknown) => Promise<unknown>;

/** The group of each task that this thread works on. */
const begun = new Map<TaskName, Promise<Work>>();
/** One request after the other, so that the answers have their order. */
let last = Promise.resolve();

async function answer({ name, batch, setup }: Request): Promise<Answer> {
  try {
    if (setup !== undefined) begun.set(name, TASKS[name](setup as never) as Promise<Work>);
    const work = await begun.get(name);
    if (!work) throw new Error("the first request of a group brings its setup");
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
