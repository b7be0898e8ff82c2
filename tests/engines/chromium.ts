import { launchBrowser } from "../e2e/launchBrowser.ts";
import type { StartEngine } from "./engine.ts";

/** Chromium, which Playwright drives. */
export const startChromium: StartEngine = async (proxyPort) => {
  const browser = await launchBrowser({
    newFrames: true,
    proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: "localhost,127.0.0.1" },
  });
  const page = await browser.newPage();
  return {
    goTo: async (url) => void (await page.goto(url)),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: (selector) => page.locator(selector).first().click(),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
};
