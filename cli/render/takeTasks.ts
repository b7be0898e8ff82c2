import { EnvironmentError, RenderError } from "../report/errors.ts";
import { keepFreshCode } from "./keepFreshCode.ts";
import { THREAD_TASKS, type TaskName } from "./threadTasks.ts";
import type { Answer, Request } from "./worker.ts";

const works = new Map<TaskName, (batch: never) => Promise<unknown[]>>();

/** Does in this thread what the main one asks for: one request after the other, each answered in its turn. */
export function takeTasks(): void {
  const { parentPort } = process.getBuiltinModule("node:worker_threads");
  let last = Promise.resolve();
  const end = () => {
    keepFreshCode();
    parentPort?.close();
  };
  parentPort?.on("message", (request: Request) => {
    if (request === "end") return void last.then(end);
    last = last
      .then(() => take(request))
      .catch(explain)
      .then((answer) => parentPort?.postMessage(answer));
  });
}

async function take(request: Exclude<Request, "end">): Promise<Answer> {
  if ("start" in request) works.set(request.name, await THREAD_TASKS[request.name](request.start as never));
  else return { done: (await works.get(request.name)?.(request.batch as never)) ?? [] };
  return { done: [] };
}

/** An error as data, which crosses threads with all that it says. */
function explain(error: unknown): Answer {
  const cause = error instanceof RenderError && error.cause instanceof Error ? error.cause : error;
  const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  const failed = { message, stack: stack ?? message };
  if (error instanceof RenderError) return { failed: { ...failed, page: error.page, source: error.source } };
  if (error instanceof EnvironmentError) return { failed: { ...failed, hint: error.hint } };
  return { failed };
}
