import { chromium } from "playwright";
import { findHeadless } from "../chromium.js";
import { ARGUMENTS } from "../e2e/launchBrowser.ts";
import type { StartEngine } from "./engine.ts";

/** Chromium, which Playwright drives. */
export const startChromium: StartEngine = async (proxyPort) => {
  const executablePath = findHeadless();
  if (!executablePath) throw new Error("Chromium is missing: run `node tests/ensure-chromium.js`");
  const browser = await chromium.launch({
    executablePath,
    args: ARGUMENTS,
    proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: "localhost,127.0.0.1" },
  });
  const page = await browser.newPage();
  return {
    goTo: async (url) => void (await page.goto(url)),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    close: () => browser.close(),
  };
};
