import { chromium } from "playwright";
import { expect, inject, onTestFinished, test } from "vitest";
import { findChromium } from "../chromium.js";
import { hydrated } from "../e2e/browser.ts";

test("a hydrated page with a form comes back from the back/forward cache", async () => {
  // A headless shell has no such cache.
  const executablePath = findChromium();
  if (!executablePath) throw new Error("no Chromium: run `node tests/ensure-chromium.js`");
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
    // Playwright switches the cache off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: inject("origin") });
  await page.goto("/india/contact-us/");
  await hydrated(page);
  await page.evaluate(() => {
    addEventListener(
      "pageshow",
      ({ persisted }) => (document.documentElement.dataset["persisted"] = String(persisted)),
    );
  });
  await page.goto("/india/");
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["persisted"])).toBe("true");
});
