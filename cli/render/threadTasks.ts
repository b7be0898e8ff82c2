import { join } from "node:path";
import type { MarkdownFacts } from "../content/parseMarkdownFile.ts";
import { readFacts } from "../content/readMarkdownFile.ts";
import { renderCopy, type RenderedCopy } from "../content/renderCopy.ts";
import { writeFresh } from "../files.ts";
import { EnvironmentError, RenderError } from "../report/errors.ts";
import { createPageRenderer, type PageFile, type PageJob, type SiteJob } from "./pageRenderer.ts";

/** A page's copy, and which page it is for. */
export type CopyJob = Pick<PageJob, "source" | "copy"> & { path: string };

/** What threads do: what a task starts with, what is handed out, and what is given back for it. */
export interface ThreadTasks {
  /** Pages of one site are rendered and written. */
  pages: { start: SiteJob; item: PageJob; result: never };
  /** Copy of a project's pages becomes HTML. */
  copy: { start: string; item: CopyJob; result: RenderedCopy };
  /** Pages are written into a folder. */
  files: { start: string; item: PageFile; result: never };
  /** Markdown files below a folder are read; those with problems have no facts. */
  texts: { start: string; item: string; result: readonly [file: string, facts: MarkdownFacts | undefined] };
}

export type TaskName = keyof ThreadTasks;
export type Batch<N extends TaskName> = readonly ThreadTasks[N]["item"][];
export type Results<N extends TaskName> = ThreadTasks[N]["result"][];

/** Does a batch of a task. */
export type Work<N extends TaskName> = (batch: Batch<N>) => Promise<Results<N>>;

/** Begins a task, in any thread. */
export const THREAD_TASKS: { [N in TaskName]: (start: ThreadTasks[N]["start"]) => Promise<Work<N>> } = {
  async pages(site) {
    const render = createPageRenderer(site);
    const [copy, write] = [await THREAD_TASKS.copy(site.root), await THREAD_TASKS.files(site.folder)];
    return async (batch) => {
      for (const job of batch) {
        const [html] = await copy([copyJob(job)]);
        if (html) await write([await render(job, html)]);
      }
      return [];
    };
  },
  copy(root) {
    return Promise.resolve((batch) =>
      Promise.resolve(
        batch.map(({ path, source, copy }) => {
          try {
            return renderCopy(root, copy);
          } catch (error) {
            throw error instanceof EnvironmentError ? error : new RenderError(path, source, error);
          }
        }),
      ),
    );
  },
  files(folder) {
    return Promise.resolve((batch) => {
      for (const [name, html] of batch) writeFresh(join(folder, name), html);
      return Promise.resolve([]);
    });
  },
  texts(root) {
    return Promise.resolve((batch) => Promise.resolve(batch.map((file) => [file, readFacts(root, file)] as const)));
  },
};

/** What there is to do for a page's copy. */
export const copyJob = ({ source, copy, document }: PageJob): CopyJob => ({ path: document.page.path, source, copy });
