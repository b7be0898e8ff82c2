import type { BrowserContextOptions, Page } from "playwright";
import { forEach, laidOut } from "./browser.ts";
import type { useVisits } from "./visit.ts";

interface Options {
  visit: ReturnType<typeof useVisits>;
  context: BrowserContextOptions;
  /** Tabs at a time. */
  lanes: number;
}

/** Opens pages, a few at a time, each in a tab that the next one is opened in too, and looks at each once all of it has its place. */
export async function forEachPage(
  paths: readonly string[],
  { visit, context, lanes }: Options,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const open = async () => (await visit("/robots.txt", { context, early: true })).page;
  const free = await Promise.all(Array.from({ length: lanes }, open));
  await forEach(
    paths,
    async (path) => {
      const page = free.pop();
      if (!page) throw new Error("more jobs than lanes");
      await page.goto(path);
      await laidOut(page);
      await look(page, path);
      free.push(page);
    },
    lanes,
  );
}
