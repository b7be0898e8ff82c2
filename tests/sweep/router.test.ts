import { expect, test } from "vitest";
import { inBatches } from "../e2e/inBatches.ts";
import { findRoutedOtherwise } from "../e2e/routedOutlines.ts";
import { isSameDocument, routed } from "../e2e/router.ts";
import { firstOfTemplates, routes } from "../e2e/routes.ts";
import { visit } from "../e2e/visit.ts";

const pages = firstOfTemplates(routes.filter(({ country }) => country === "india"));

test.each(inBatches(pages, 5))("$first and the kinds after it are the same by the router", async ({ batch }) =>
  expect(await findRoutedOtherwise("india", batch)).toEqual([]),
);

test("what a page starts is stopped when it is left: 50 pages later there are no more listeners and nodes, and no more memory", async () => {
  const { page } = await visit("/india/");
  await routed(page);
  const session = await page.context().newCDPSession(page);
  const paths = ["/india/mbbs/", "/india/", "/india/contact-us/", "/india/news/", "/india/services/visa-guidance/"];
  const walk = (pages: number) =>
    page.evaluate(
      async ([paths, pages]) => {
        for (let turn = 0; turn < pages; turn++) {
          const href = paths[turn % paths.length] ?? "";
          const shown = new Promise((done) => document.addEventListener("sitegen:navigated", done, { once: true }));
          const link = Object.assign(document.createElement("a"), { href });
          document.querySelector("main")?.append(link);
          link.click();
          await shown;
          await new Promise(requestAnimationFrame);
        }
      },
      [paths, pages] as const,
    );
  const measure = async () => {
    await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done, { timeout: 4000 })));
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { listeners: value("JSEventListeners"), nodes: value("Nodes"), heap: value("JSHeapUsedSize") };
  };
  await session.send("Performance.enable");
  await walk(25);
  const early = await measure();
  await walk(50);
  // The browser collects nodes in several rounds.
  await expect.poll(async () => (await measure()).nodes).toBeLessThanOrEqual(early.nodes * 1.05);
  const late = await measure();
  expect(late.listeners).toBeLessThanOrEqual(early.listeners * 1.02);
  // The browser goes on compiling what runs often, and notes the times of the last 250 requests: 1 kB a page in all.
  expect(late.heap).toBeLessThanOrEqual(early.heap + 50 * 4_000);
  expect(await isSameDocument(page)).toBe(true);
});
