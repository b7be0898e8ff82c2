import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright";
import { findChromium } from "../chromium.js";

const CLI = resolve(import.meta.dirname, "../../bin/sitegen.js");

/** The part of the scripts that follows links; it comes once the page is hydrated and idle. */
const ROUTER = /\/startRouter-/;

/** Script bytes (brotli, without response headers) of a country's home in a real browser: before the load event, hydrated, with the form open; and the router's, which are in none of them. */
export async function pageWeight(root, country, port = 4317) {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const server = spawn(process.execPath, [CLI, "preview", "--root", root, "--port", String(port), "--quiet"], {
    stdio: "ignore",
  });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const sizes = new Map();
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      sizes.set(
        response.url(),
        response.body().then((body) => brotliCompressSync(body).length),
      );
    });
    const weigh = async (isCounted = (url) => !ROUTER.test(url)) => {
      const counted = [...sizes].filter(([url]) => isCounted(url)).map(([, size]) => size);
      return (await Promise.all(counted)).reduce((sum, size) => sum + size, 0);
    };
    await untilUp(`http://localhost:${port}/robots.txt`);
    await page.goto(`http://localhost:${port}/${country}/`, { waitUntil: "load" });
    const atLoad = await weigh();
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    await page.waitForTimeout(500);
    const hydrated = await weigh();
    await page.locator("[data-modal]:visible").first().click();
    await page.locator("dialog[open] [name='your-name']").waitFor();
    await page.waitForTimeout(500);
    return { atLoad, hydrated, formOpen: await weigh(), router: await weigh((url) => ROUTER.test(url)) };
  } finally {
    await browser.close();
    server.kill();
  }
}

/** Waits for a server that has been started. */
export async function untilUp(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the preview server did not start");
}
