import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { serve, type ServedSites } from "../sites/serve.ts";
import { visit } from "./visit.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-dev-"));
let served: ServedSites | undefined;

beforeAll(async () => {
  cpSync(join(inject("root"), "countries"), join(root, "countries"), { recursive: true });
  mkdirSync(join(root, "countries/public/bhutan"), { recursive: true });
  writeFileSync(join(root, "countries/public/bhutan/fees.txt"), "Fees\n");
  served = await serve("dev", "bhutan", "india", "--root", root);
});
afterAll(() => {
  served?.stop();
  rmSync(root, { recursive: true, force: true });
});

test("a home in development hydrates by itself, and React has nothing against it", async () => {
  const { page, messages } = await visit("/bhutan/", { context: { baseURL: served?.origin ?? "" }, early: true });
  await expect.poll(() => page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(true);
  // Each part is hydrated by itself.
  await page.waitForTimeout(2000);
  expect(messages.filter((message) => !/^(?:debug|info): /.test(message))).toEqual([]);
});

test("a home in development has the colours of the build", async () => {
  const [development, built] = await Promise.all(
    [served?.origin, inject("origin")].map(async (baseURL = "") => {
      const { page } = await visit("/bhutan/", { context: { baseURL } });
      return page.evaluate(() =>
        [".button", ".footer"].map(
          (part) => getComputedStyle(document.querySelector(part) ?? document.body).backgroundColor,
        ),
      );
    }),
  );
  expect(development).toEqual(built);
});

test("a file of countries/public is served in development", async () => {
  const response = await fetch(`${served?.origin}/bhutan/fees.txt`);
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
    200,
    "text/plain; charset=utf-8",
    "Fees\n",
  ]);
});

test.each([
  ["/india/hi/", "hi-IN", "मुख्य मेन्यू"],
  ["/india/", "en-AU", "Main"],
])("all languages of all named countries are served together: %s", async (path, lang, menu) => {
  const { page, messages } = await visit(path, { context: { baseURL: served?.origin ?? "" }, early: true });
  await expect.poll(() => page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(true);
  await page.waitForTimeout(500);
  expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  expect(await page.locator(".site-nav").getAttribute("aria-label")).toBe(menu);
  expect(messages.filter((message) => !/^(?:debug|info): /.test(message))).toEqual([]);
});

test("a link to a country that was not named leads to a page that says how it is served", async () => {
  const { page } = await visit("/australia/services/", { context: { baseURL: served?.origin ?? "" }, early: true });
  expect(await page.title()).toBe("australia is not served");
  expect(await page.locator("pre").allInnerTexts()).toEqual([
    "npx sitegen dev bhutan india australia",
    "npx sitegen dev",
  ]);
});
