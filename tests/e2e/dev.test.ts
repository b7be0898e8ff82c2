import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { serve, type ServedSites } from "./serveSites.ts";
import { visit } from "./visit.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-dev-"));
let served: ServedSites | undefined;

beforeAll(async () => {
  cpSync(join(inject("root"), "countries"), join(root, "countries"), { recursive: true });
  mkdirSync(join(root, "countries/public/bhutan"), { recursive: true });
  writeFileSync(join(root, "countries/public/bhutan/fees.txt"), "Fees\n");
  served = await serve("dev", "bhutan", "--root", root);
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

test("a country's languages are served together, each with its own words", async () => {
  const india = await serve("dev", "india", "--root", root);
  try {
    const lang = async (path: string) => {
      const { page, messages } = await visit(path, { context: { baseURL: india.origin }, early: true });
      await expect.poll(() => page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(true);
      await page.waitForTimeout(500);
      const errors = messages.filter((message) => !/^(?:debug|info): /.test(message));
      return {
        lang: await page.locator("html").getAttribute("lang"),
        menu: await page.locator(".site-nav").getAttribute("aria-label"),
        errors,
      };
    };
    expect(await lang("/india/hi/")).toEqual({ lang: "hi-IN", menu: "मुख्य मेन्यू", errors: [] });
    expect(await lang("/india/")).toEqual({ lang: "en-AU", menu: "Main", errors: [] });
  } finally {
    india.stop();
  }
});
