import type { BrowserContextOptions, Page } from "playwright";
import { inject } from "vitest";
import { hydrated, listenToConsole, NO_PAGE, openTab, until } from "./browser.ts";
import { type Services, success, takeOver } from "./contentApi.ts";

/** Cookies that remember that a popup has been shown. */
const POPUP_COOKIES = ["modalShow", "modalShowNew", "hoverpopuptop"];

/** A page that a visitor has opened. */
export interface Visit {
  page: Page;
  services: Services;
  /** What the console has said. */
  messages: string[];
}

interface Options {
  /** How the services answer. */
  answers?: Partial<Services> | undefined;
  context?: BrowserContextOptions;
  /** The same visitor opens another tab. */
  beside?: Visit;
  /** Lets popups open by themselves; by default the visitor has seen them all. */
  popups?: boolean;
  /** Comes before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Doesn't wait for hydration: what comes before it holds the app back, or has no scripts. */
  early?: boolean;
  /** Nothing has been loaded before. */
  fresh?: boolean;
  /** A browser of its own in which each page has a new frame. */
  newFrames?: boolean;
  /** Lets the router fetch the pages of links in view; by default the browser says that its network is too slow for that. */
  ahead?: boolean;
}

/** Opens a page as a new visitor does. */
export async function visit(
  path: string,
  {
    answers,
    context,
    beside,
    popups = false,
    prepare,
    early = false,
    fresh = false,
    newFrames = false,
    ahead = false,
  }: Options = {},
): Promise<Visit> {
  // Without motion what has been closed is gone at once.
  const page = beside
    ? await beside.page.context().newPage()
    : await openTab({ reducedMotion: "reduce", fresh, newFrames, ...context });
  if (!beside && !popups) {
    const url = context?.baseURL ?? inject("origin");
    await page.context().addCookies(POPUP_COOKIES.map((name) => ({ name, value: "1", url })));
  }
  const services = beside?.services ?? { send: success, sent: [], ...answers };
  await takeOver(page, services);
  const messages = listenToConsole(page);
  if (!ahead) await onSlowNetwork(page);
  await prepare?.(page);
  await page.goto(path);
  if (!early && path !== NO_PAGE && context?.javaScriptEnabled !== false) await hydrated(page);
  return { page, services, messages };
}

/** A page that nobody asks for is not fetched: visits take less time, and what a test changes was not fetched before. */
const onSlowNetwork = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } }));

/** What an event leads to is there two frames later. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Gives the window another size. For some frames a page has the new width and the media queries of the old one, also when
 * `matchMedia` knows better: what a style sheet says counts.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.evaluate((width) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@media (width: ${width}px) { html { --window: ${width} } }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, size.width);
  await page.setViewportSize(size);
  await until(
    page,
    (width) => getComputedStyle(document.documentElement).getPropertyValue("--window") === String(width),
    size.width,
  );
  await settle(page);
}

/** Path of the address that the page is at. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;
