import { parentPort } from "node:worker_threads";
import { RenderError } from "../report/errors.ts";
import type { WorkerMessage } from "./renderPool.ts";
import { THREAD_TASKS, type TaskName, type ThreadTasks } from "./threadTasks.ts";

interface Task {
  name: TaskName;
  start: never;
}

type Batch = readonly ThreadTasks[TaskName]["item"][];

const say = (message: WorkerMessage) => parentPort?.postMessage(message);

let work: ((batch: never) => Promise<unknown[]>) | undefined;
let last = Promise.resolve();

// A task, then batches of it, then perhaps another task: one after the other.
parentPort?.on("message", (message: Task | Batch) => {
  last = last.then(() => take(message)).catch(fail);
});

async function take(message: Task | Batch): Promise<void> {
  if (isBatch(message)) say({ done: (await work?.(message as never)) ?? [] });
  else work = await THREAD_TASKS[message.name](message.start);
}

const isBatch = (message: Task | Batch): message is Batch => Array.isArray(message);

function fail(error: unknown): void {
  const { page, source } = error instanceof RenderError ? error : { page: "a page", source: "" };
  const cause = error instanceof RenderError && error.cause instanceof Error ? error.cause : error;
  const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  say({ failed: { page, source, message, stack: stack ?? message } });
}
