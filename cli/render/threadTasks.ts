import { join } from "node:path";
import { splitFile, type SplitFile } from "../content/copyText.ts";
import { renderCopy, type RenderedCopy } from "../content/renderCopy.ts";
import { writeFresh } from "../files.ts";
import { RenderError } from "../report/errors.ts";
import type { CopyPlace } from "./copyPlace.ts";
import { createPageRenderer, type PageFile, type PageJob, type SiteJob } from "./pageRenderer.ts";

/** A page's path inside its site's folder, and where its copy is. */
export type PlacedCopy = readonly [name: string, place: CopyPlace];

/** A page's copy, and which page it is for. */
export type CopyJob = Pick<PageJob, "source" | "copy"> & { path: string };

/** What threads do: what a task starts with, what is handed out, and what is given back for it. */
export interface ThreadTasks {
  /** Pages of one site are rendered and written; those whose copy is in one place tell where. */
  pages: { start: SiteJob; item: PageJob; result: PlacedCopy };
  /** Copy of a project's pages becomes HTML. */
  copy: { start: string; item: CopyJob; result: RenderedCopy };
  /** Pages are written into a folder. */
  files: { start: string; item: PageFile; result: never };
  /** Markdown files below a folder are read, all but the values of their front matter; those with mistakes give nothing. */
  texts: { start: string; item: string; result: SplitFile };
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
      const files: PageFile[] = [];
      for (const job of batch) {
        const [html] = await copy([copyJob(job)]);
        if (html) files.push(await render(job, html));
        await write(files.slice(-1));
      }
      return files.flatMap(placedCopy);
    };
  },
  copy(root) {
    return Promise.resolve((batch) =>
      Promise.resolve(
        batch.map(({ path, source, copy }) => {
          try {
            return renderCopy(root, copy);
          } catch (error) {
            throw new RenderError(path, source, error);
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
    return Promise.resolve((batch) => Promise.resolve(batch.flatMap((file) => splitFile(root, file) ?? [])));
  },
};

export const placedCopy = ([name, , place]: PageFile): PlacedCopy[] => (place ? [[name, place]] : []);

/** What there is to do for a page's copy. */
export const copyJob = ({ source, copy, document }: PageJob): CopyJob => ({ path: document.page.path, source, copy });
