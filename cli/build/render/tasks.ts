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
  /** Renders and writes pages of one site. */
  pages: { setup: SiteJob; item: PageJob; result: WrittenPage };
  /** Makes the search file of a site. */
  search: { setup: SearchJob; item: SearchDocument[]; result: string };
}

export type TaskName = keyof TaskTypes;
export type Setup<N extends TaskName> = TaskTypes[N]["setup"];
export type Item<N extends TaskName> = TaskTypes[N]["item"];
export type Result<N extends TaskName> = TaskTypes[N]["result"];

/** For each task, a function that sets it up and returns the function that processes an item. */
export const TASKS: { [N in TaskName]: (setup: Setup<N>) => Promise<(item: Item<N>) => Promise<Result<N>>> } = {
  async markdown({ root, schemas, templates }) {
    const kinds = { sections: await sectionKinds(schemas), templates };
    return async (file) => readSummary(root, file, kinds);
  },
  pages: createPageWriter,
  search: async (job) => async (documents) => searchFile(job, documents),
};
