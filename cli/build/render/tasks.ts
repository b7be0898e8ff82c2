import type { MarkdownSummary } from "../../content/markdown/parseMarkdownFile.ts";
import { sectionKinds } from "../../content/parts/sectionSchemas.ts";
import { readSummary } from "../../content/markdown/readMarkdownFile.ts";
import type { SearchDocument } from "../../../runtime/site/searchIndex.ts";
import { searchFile, type SearchJob } from "../search/fitIndex.ts";
import { createPageWriter, type PageJob, type SiteJob, type WrittenPage } from "./pageWriter.ts";

/** Tasks for threads: setup, and input and result of an item. All of it is plain data. */
interface TaskTypes {
  /** Reads Markdown files of the project in `root`. The result of a file with problems is undefined. */
  markdown: {
    setup: { root: string; schemas: string | undefined; templates: readonly string[] };
    item: string;
    result: MarkdownSummary | undefined;
  };
  pages: { setup: SiteJob; item: PageJob; result: WrittenPage };
  search: { setup: SearchJob; item: SearchDocument[]; result: string };
}

export type TaskName = keyof TaskTypes;
export type Setup<N extends TaskName> = TaskTypes[N]["setup"];
export type Item<N extends TaskName> = TaskTypes[N]["item"];
export type Result<N extends TaskName> = TaskTypes[N]["result"];

/** For each task, a function that sets it up and returns the function that processes an item. */
const TASKS: { [N in TaskName]: (setup: Setup<N>) => Promise<(item: Item<N>) => Promise<Result<N>>> } = {
  async markdown({ root, schemas, templates }) {
    const kinds = { sections: await sectionKinds(schemas), templates };
    return async (file) => readSummary(root, file, kinds);
  },
  pages: createPageWriter,
  search: async (job) => async (documents) => searchFile(job, documents),
};

/** A batch of items. The first request of a group has the group's setup. */
export interface Request {
  name: TaskName;
  batch: readonly unknown[];
  setup?: unknown;
}

type Work = (item: unknown) => Promise<unknown>;

/** Returns a function that does the work of requests in this thread. @param pause Called after each item. */
export function openTasks(pause: () => Promise<unknown> = async () => {}): (request: Request) => Promise<unknown[]> {
  /** For each task, the function that processes items of its current group. */
  const begun = new Map<TaskName, Promise<Work>>();
  return async ({ name, batch, setup }) => {
    if (setup !== undefined) begun.set(name, TASKS[name](setup as never) as Promise<Work>);
    const work = await begun.get(name);
    if (!work) throw new Error("the first request of a group has its setup");
    const results: unknown[] = [];
    for (const item of batch) {
      results.push(await work(item));
      await pause();
    }
    return results;
  };
}
