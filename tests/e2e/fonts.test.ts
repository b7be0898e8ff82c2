import type { Page } from "playwright";
import { expect, test } from "vitest";
import { visit } from "./visit.ts";

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
  expect(await fontsOf("/india/news/a-first-year-budget-in-rupees/")).toEqual(["figtree-core", "fraunces-core"]);
});

test("a page brings the font of a currency's sign along", async () => {
  const { page, messages } = await visit("/india/news/a-first-year-budget-in-rupees/");
  const signs = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family, unicodeRange }) => /Body More/.test(family) && unicodeRange.includes("U+20B9"))
      .map(({ status }) => status);
  });
  // The file's own rule comes first, and nobody asks for it.
  expect(signs).toEqual(["unloaded", "loaded"]);
  // The host's policy would say so.
  expect(messages).toEqual([]);
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
