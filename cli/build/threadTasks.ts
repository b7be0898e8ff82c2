import type { FactsCache } from "../content/readMarkdownFile.ts";
import type { PageJob, SiteJob } from "./pageWriter.ts";

type Entry<M> = M extends Map<infer K, infer V> ? [K, V] : never;

/** What threads share: what a task starts with, what is handed out, and what is given back for it. */
export interface ThreadTasks {
  /** Pages of one site are rendered and written. */
  pages: { start: SiteJob; item: PageJob; result: never };
  /** Markdown files below a folder are read and checked; those without problems give what is to be kept of them. */
  facts: { start: string; item: string; result: Entry<FactsCache> };
}

export type TaskName = keyof ThreadTasks;

/** Does a batch of a task. */
export type Work<N extends TaskName> = (
  batch: readonly ThreadTasks[N]["item"][],
) => Promise<ThreadTasks[N]["result"][]>;

/** Begins a task, in any thread. Code is imported with the first task that needs it: each thread compiles its own. */
export const THREAD_TASKS: { [N in TaskName]: (start: ThreadTasks[N]["start"]) => Promise<Work<N>> } = {
  async pages(site) {
    const { createPageWriter } = await import("./pageWriter.ts");
    const write = await createPageWriter(site);
    return async (batch) => {
      for (const job of batch) await write(job);
      return [];
    };
  },
  async facts(root) {
    const { readMarkdownFile } = await import("../content/readMarkdownFile.ts");
    return (batch) => {
      const cache: FactsCache = new Map();
      for (const file of batch) readMarkdownFile(root, file, cache);
      return Promise.resolve([...cache]);
    };
  },
};
