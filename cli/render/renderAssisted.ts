import { createPageRenderer, type PageFile, type PageJob, type SiteJob } from "./pageRenderer.ts";
import { copyJob, THREAD_TASKS } from "./threadTasks.ts";
import type { TaskWorker } from "./worker.ts";

/** Batches whose copy the worker renders before it is needed, so that neither thread waits. With more of them, copy would live long enough to be moved to where V8 keeps what does. */
const AHEAD = 4;
/** Requests that the worker may have before it; beyond, this thread writes its files itself instead of waiting for their turn. */
const ENOUGH = AHEAD - 1;

/**
 * Renders pages in this thread, while a worker makes HTML of their copy and writes their files. Each thread then compiles
 * and warms up its own half of the code: two that do the same take a third more processor time than one.
 */
export async function renderAssisted(site: SiteJob, take: () => readonly PageJob[], worker: TaskWorker): Promise<void> {
  const open = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  /** Remembers what is not done yet: nothing may still be written when this is over. */
  const expect = <T>(answer: Promise<T>): Promise<T> => {
    open.add(answer);
    void answer.catch((error: unknown) => failures.push(error)).finally(() => open.delete(answer));
    return answer;
  };
  void expect(worker.begin("copy", site.root));
  void expect(worker.begin("files", site.folder));
  const order = () => {
    const jobs = take();
    return { jobs, copies: jobs.length > 0 ? expect(worker.work("copy", jobs.map(copyJob))) : Promise.resolve([]) };
  };
  try {
    const writeHere = await THREAD_TASKS.files(site.folder);
    const ordered = Array.from({ length: AHEAD }, order);
    const render = createPageRenderer(site);
    for (let next = ordered.shift(); next && next.jobs.length > 0 && failures.length === 0; next = ordered.shift()) {
      ordered.push(order());
      const copies = await next.copies;
      const files: PageFile[] = [];
      for (const [index, job] of next.jobs.entries()) {
        const copy = copies[index];
        if (copy) files.push(await render(job, copy));
      }
      // Lets the worker's answers come in.
      await new Promise(setImmediate);
      if (worker.waiting > ENOUGH) await writeHere(files);
      else void expect(worker.work("files", files));
    }
  } finally {
    await Promise.allSettled(open);
  }
  if (failures.length > 0) throw failures[0];
}
