import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { inject, onTestFinished } from "vitest";
import { launchBrowser } from "./launchBrowser.ts";

/** Widths that everything is looked at in. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** One for all files of a worker: one for all workers costs each command a way through another process. */
let browser: Promise<Browser> | undefined;

/** Tabs of tests that have ended, by what their contexts were opened with: the next test continues with what they have loaded. */
const usedTabs = new Map<string, Page>();

/** As many as there are kinds of visitors to all sites. */
const MOST_TABS = 20;

export interface TabOptions extends BrowserContextOptions {
  /** A tab of its own, which has loaded nothing yet, for what is about first loads. */
  fresh?: boolean;
  /** A browser of its own in which each page has a new frame, for what is between two documents. */
  newFrames?: boolean;
}

/**
 * Opens an empty tab for a visitor who has no cookies and has stored nothing; after the test it is wiped, and used again.
 * A page in a tab that has shown another page of the site takes a third of the processor's time of one in a new tab.
 */
export async function openTab({ fresh = false, newFrames = false, ...options }: TabOptions = {}): Promise<Page> {
  const { viewport = DESKTOP, reducedMotion = null, ...lasting } = options;
  const context = { baseURL: inject("origin"), ...lasting };
  if (newFrames) return openAlone({ ...context, viewport, reducedMotion });
  const key = JSON.stringify(context);
  const used = fresh ? undefined : usedTabs.get(key);
  usedTabs.delete(key);
  const page = used ?? (await newTab(context));
  await page.emulateMedia({ reducedMotion, media: null });
  if (viewport) await page.setViewportSize(viewport);
  const wipe = watchTab(page, context.baseURL);
  onTestFinished(async ({ task }) => {
    const isClean = task.result?.state !== "fail" && !fresh && (await wipe().catch(() => false));
    if (!isClean) return page.context().close();
    const [oldest] = usedTabs;
    if (oldest && usedTabs.size >= MOST_TABS) {
      usedTabs.delete(oldest[0]);
      await oldest[1].context().close();
    }
    usedTabs.set(key, page);
  });
  return page;
}

async function openAlone(options: BrowserContextOptions): Promise<Page> {
  const own = await launchBrowser({ newFrames: true });
  onTestFinished(() => own.close());
  return newTab(options, own);
}

async function newTab(options: BrowserContextOptions, own?: Browser): Promise<Page> {
  const context = await (own ?? (await (browser ??= launchBrowser()))).newContext(options);
  // Ends before the test does, and says what it has waited for.
  context.setDefaultTimeout(25_000);
  return context.newPage();
}

/** What tests listen to. */
const EVENTS = ["console", "download", "framenavigated", "pageerror", "popup", "request", "requestfailed", "response"];

/**
 * Notes what a test does to a tab. Gives the function that takes it back and leaves the tab at a page of no site, of the
 * same origin: the browser keeps what it has loaded. It gives false where something can't be taken back, as a false clock.
 */
function watchTab(page: Page, baseURL: string): () => Promise<boolean> {
  const context = page.context();
  const origins = new Set([new URL(baseURL).origin]);
  const added: { dispose(): Promise<void> }[] = [];
  const { addInitScript } = page;
  page.addInitScript = async (...given: Parameters<typeof addInitScript>) => {
    const script = await addInitScript.apply(page, given);
    added.push(script);
    return script;
  };
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith("http")) origins.add(new URL(frame.url()).origin);
  });
  return async () => {
    page.addInitScript = addInitScript;
    for (const event of EVENTS) page.removeAllListeners(event);
    context.removeAllListeners("request");
    await Promise.all(
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    );
    await Promise.all([page, context].map((routed) => routed.unrouteAll({ behavior: "ignoreErrors" })));
    await Promise.all([
      ...added.map((script) => script.dispose()),
      context.setOffline(false),
      context.clearPermissions(),
    ]);
    // No page writes any more; in the same process, which keeps what it has loaded.
    await page.goto(baseURL + NO_PAGE);
    const isReal = await page.evaluate(() => {
      window.name = "";
      return Function.prototype.toString.call(Date).includes("[native code]");
    });
    const session = await context.newCDPSession(page);
    await Promise.all([
      context.clearCookies(),
      session.send("Page.resetNavigationHistory"),
      // The storage of the tab's session, too.
      ...[...origins].map((origin) => session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" })),
    ]);
    await session.detach();
    return isReal;
  };
}

/** A file of every site that is no page of it. */
export const NO_PAGE = "/robots.txt";

/** Collects what a page says in its console, and errors that nobody catches. */
export function listenToConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A page that is left takes its requests with it.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") messages.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== "document")
      messages.push(`${response.status()}: ${response.url()}`);
  });
  return messages;
}

/**
 * Waits until a page says yes; it is asked every 25 ms. Playwright's `waitForFunction` brings a library into each document
 * first, for which a visit takes a seventh more of the processor's time.
 */
export async function until<A = undefined>(
  page: Page,
  isSo: (argument: A) => unknown,
  argument?: A,
  timeout = 25_000,
): Promise<void> {
  const stop = new AbortController();
  const end = setTimeout(timeout, "late", { signal: stop.signal }).catch(() => "late");
  try {
    for (;;) {
      const answer = await Promise.race([page.evaluate(isSo as () => unknown, argument).catch(wasLeft), end]);
      if (answer === "late") throw new Error(`Not within ${timeout} ms: ${isSo}`);
      if (answer) return;
      await setTimeout(25);
    }
  } finally {
    stop.abort();
  }
}

/** The page that was asked is another one by now. */
function wasLeft(error: unknown): false {
  if (error instanceof Error && /context was destroyed|because of a navigation/.test(error.message)) return false;
  throw error;
}

/** Waits until React has taken the page over. @param timeout In milliseconds: a server in development compiles for the first page. */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await page.mouse.move(5, 5);
  await hydration(page, timeout);
}

/** The same of a page that loads the app without being asked to. */
export const hydration = (page: Page, timeout?: number): Promise<void> =>
  until(
    page,
    () =>
      new Promise((done) => {
        const { documentElement } = document;
        const look = () => "hydrated" in documentElement.dataset && done(true);
        new MutationObserver(look).observe(documentElement, { attributes: true });
        look();
      }),
    undefined,
    timeout,
  );

/** Waits until every part has its place: those that wait with their layout can't be asked where they are. */
export const laidOut = (page: Page): Promise<void> =>
  until(page, () =>
    [...document.querySelectorAll(".section, .related, .closing, .footer")].every(
      (part) => getComputedStyle(part).contentVisibility === "visible",
    ),
  );
