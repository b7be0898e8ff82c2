import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useVisits } from "./visit.ts";

const visit = useVisits();

/** Fonts that a page has loaded, without the hash of their content. */
async function fontsOf(path: string): Promise<string[]> {
  const { page } = await visit(path);
  await page.waitForLoadState("networkidle");
  return (await fontFiles(page)).map((name) => name.replace(/-[\w-]{8}\.woff2$/, "")).sort();
}

const fontFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name.slice(name.lastIndexOf("/") + 1))
      .filter((name) => name.endsWith(".woff2")),
  );

test("a page loads the fonts' small parts, and another part only for a character that it shows", async () => {
  // It names a university with É.
  expect(await fontsOf("/india/")).toEqual(["figtree-core", "fraunces-core"]);
  // It shows the sign of the rupee.
  expect(await fontsOf("/india/news/a-first-year-budget-in-rupees/")).toEqual([
    "figtree-core",
    "figtree-currency",
    "fraunces-core",
  ]);
});

test("a page asks for the font of a currency's sign that it shows before its styles are there", async () => {
  const { page } = await visit("/india/news/a-first-year-budget-in-rupees/");
  const asked = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ initiatorType }) => initiatorType),
  );
  expect(asked).toEqual(["link", "link", "link"]);
});

test("figures in tables are as wide as each other", async () => {
  const { page } = await visit("/india/exam/ielts/");
  const widths = await page
    .locator(".prose table td")
    .first()
    .evaluate((cell) =>
      ["1111", "0000", "8888"].map((text) => {
        const probe = Object.assign(document.createElement("span"), { textContent: text });
        cell.append(probe);
        return probe.getBoundingClientRect().width;
      }),
    );
  expect(new Set(widths).size).toBe(1);
});
