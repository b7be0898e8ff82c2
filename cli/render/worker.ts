import { EnvironmentError, RenderError } from "../report/errors.ts";
import type { Batch, Results, TaskName, ThreadTasks } from "./threadTasks.ts";

/** What a thread is asked: to begin a task, or to do a batch of one that it has begun. */
export type Request = { name: TaskName; start: unknown } | { name: TaskName; batch: readonly unknown[] } | "end";

/** What it says to each request, in their order. */
export type Answer = { done: unknown[] } | { failed: Failure };

/** An error as data: of a page when it names one, of disk or network when it has a hint. */
interface Failure {
  message: string;
  stack: string;
  page?: string;
  source?: string;
  hint?: string | undefined;
}

/** A thread that does what it is asked, one thing after the other. */
export interface TaskWorker {
  begin<N extends TaskName>(name: N, start: ThreadTasks[N]["start"]): Promise<void>;
  /** @throws RenderError, EnvironmentError, or what else the task threw. */
  work<N extends TaskName>(name: N, batch: Batch<N>): Promise<Results<N>>;
  /** Requests that are not answered yet. */
  readonly waiting: number;
  /** Lets it keep its compiled code and end. */
  close(): Promise<void>;
}

export function startWorker(): TaskWorker {
  // Loaded by need: a small build has no second thread.
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  const worker = new Worker(new URL("renderWorker.cjs", import.meta.url));
  const open: { resolve: (done: unknown[]) => void; reject: (error: unknown) => void }[] = [];
  worker.on("message", (answer: Answer) => {
    const request = open.shift();
    if ("done" in answer) request?.resolve(answer.done);
    else request?.reject(toError(answer.failed));
  });
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  let broken: Error | undefined;
  worker.on("error", (error: Error) => {
    broken = error;
    for (const { reject } of open.splice(0)) reject(error);
  });
  const ask = (request: Request) =>
    new Promise<unknown[]>((resolve, reject) => {
      // A thread that has ended would never answer.
      if (broken) return reject(broken);
      open.push({ resolve, reject });
      worker.postMessage(request);
    });
  return {
    begin: async (name, start) => void (await ask({ name, start })),
    work: (name, batch) => ask({ name, batch }) as Promise<never>,
    get waiting() {
      return open.length;
    },
    close() {
      worker.postMessage("end" satisfies Request);
      return ended;
    },
  };
}

/** The error that a thread told of. */
export function toError({ message, stack, page, source, ...rest }: Failure): Error {
  if ("hint" in rest) return new EnvironmentError(message, rest.hint);
  const error = Object.assign(new Error(message), { stack });
  return page === undefined ? error : new RenderError(page, source ?? "", error);
}
