import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { chromium, devices } from "playwright";
import { findChromium } from "../chromium.js";
import { untilUp } from "./pageWeight.js";

const CLI = resolve(import.meta.dirname, "../../bin/sitegen.js");

/** A cheap phone on a mobile network: processor, latency in ms, bytes a second each way. */
const CPU = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

/** The page the visitor starts on, below the country's home, and the link that is tapped. */
const FROM = "services/";
const LINK = "main .card a, main a.card";

/** What the time begins with in the console. */
const TOOK = "took ";

/** Ways to the next page: what the browser tells of its network, and whether the router's code may arrive. */
const WAYS = {
  documents: { effectiveType: "3g", router: false },
  "router, nothing fetched": { effectiveType: "3g", router: true },
  "router, link in view": { effectiveType: "4g", router: true },
};

/**
 * Time from the tap on a link until something of the next page is painted, in ms: the median of so many taps, each in a
 * new browser profile, the ways in turn.
 */
export async function measureNavigation(root, country, taps, port = 4319) {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const server = spawn(process.execPath, [CLI, "preview", "--root", root, "--port", String(port), "--quiet"], {
    stdio: "ignore",
  });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
  const times = Object.fromEntries(Object.keys(WAYS).map((way) => [way, []]));
  try {
    const home = `http://localhost:${port}/${country}/`;
    await untilUp(`http://localhost:${port}/robots.txt`);
    for (let tap = 0; tap < taps; tap++)
      for (const [way, options] of Object.entries(WAYS)) times[way].push(await timeTap(browser, home + FROM, options));
    return Object.fromEntries(Object.entries(times).map(([way, all]) => [way, summary(all)]));
  } finally {
    await browser.close();
    server.kill();
  }
}

async function timeTap(browser, url, { effectiveType, router }) {
  const { viewport, deviceScaleFactor, userAgent } = devices["Pixel 5"];
  const context = await browser.newContext({ viewport, deviceScaleFactor, userAgent, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, [effectiveType, TOOK]);
    if (!router) await page.route("**/startRouter-*.js", (route) => route.abort());
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction(
      (router) =>
        "hydrated" in document.documentElement.dataset && (!router || "router" in document.documentElement.dataset),
      router,
    );
    const link = page.locator(LINK).first();
    await link.scrollIntoViewIfNeeded();
    // The visitor reads.
    await page.waitForTimeout(3000);
    // Nothing is asked of the page meanwhile: it is busy.
    const told = page.waitForEvent("console", (message) => message.text().startsWith(TOOK));
    await link.tap({ noWaitAfter: true });
    return Number((await told).text().slice(TOOK.length));
  } finally {
    await context.close();
  }
}

/** Runs in each document: notes when a link is tapped, and how long it took until the next page was painted. */
function watch([effectiveType, took]) {
  Object.defineProperty(navigator, "connection", { value: { effectiveType } });
  const now = () => performance.timeOrigin + performance.now();
  const done = (at) => console.debug(`${took}${at - Number(sessionStorage.getItem("tapped"))}`);
  addEventListener("click", () => sessionStorage.setItem("tapped", String(now())), true);
  // The router has put the page in: what is queued now runs after the next frame is painted.
  document.addEventListener("sitegen:navigated", () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => done(now()));
      port1.start();
      port2.postMessage(0);
    }),
  );
  new PerformanceObserver((list) => {
    const [painted] = list.getEntriesByName("first-contentful-paint");
    if (painted && sessionStorage.getItem("tapped")) done(performance.timeOrigin + painted.startTime);
  }).observe({ type: "paint", buffered: true });
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.floor((sorted.length - 1) * part)]);
  return { median: at(0.5), least: at(0), most: at(1) };
}
