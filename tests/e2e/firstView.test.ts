import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();

test.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])(
  "on %s the app is asked for after the first view has been shown, and nothing of it before",
  async (_name, viewport) => {
    // Without the pointer, whose move would ask for the app at once.
    const { page } = await visit("/india/", { context: { viewport }, early: true });
    await expect.poll(() => page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(true);
    const { shown, scripts } = await page.evaluate(() => ({
      shown: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
      scripts: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime }) => ({ file: name.replace(/^.*\/|-[\w-]{8}\.js$/g, ""), startTime })),
    }));
    expect(scripts.map(({ file }) => file)).toContain("entry-client");
    expect(scripts.filter(({ startTime }) => startTime < shown).map(({ file }) => file)).toEqual(["boot"]);
  },
);
