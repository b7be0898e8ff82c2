import { parentPort } from "node:worker_threads";
import { errorToData, type ErrorData } from "../../core/problems/errors.ts";
import { openTasks, type Request } from "./tasks.ts";

/** The answer to a request. Answers are sent in the order of requests. */
export type Answer = { results: unknown[] } | { failed: ErrorData };

const run = openTasks();
/** Chain of requests, which keeps their order. */
let last = Promise.resolve();

async function answer(request: Request): Promise<Answer> {
  try {
    return { results: await run(request) };
  } catch (error) {
    return { failed: errorToData(error) };
  }
}

parentPort?.on("message", (request: Request) => {
  last = last.then(async () => parentPort?.postMessage(await answer(request)));
});
