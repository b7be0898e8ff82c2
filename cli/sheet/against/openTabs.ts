import type { Browser, BrowserContext, Page } from "playwright";
import { EnvironmentError } from "../../report/errors.ts";
import { sayNo } from "../sayNo.ts";
import { windowHeight } from "../takeShots.ts";

/** Pages are opened at this moment, whenever that is: what depends on the date is the same in all pictures. */
const NOW = new Date("2026-01-14T10:00:00Z");

/** Keeps all addresses but this machine's from being looked up: maps and films of others look different each time. */
export const OFFLINE = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
];

/** A tab that opens one page after the other, none of which remembers the one before. */
export interface Tab {
  page: Page;
  /** @throws EnvironmentError when the build does not have the page. */
  open(address: string): Promise<void>;
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a tab. Cookies keep popups closed. */
export async function openTab(browser: Browser, cookies: readonly string[]): Promise<Tab> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "UTC",
    bypassCSP: true,
  });
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(startAnew);
  await sayNo(context);
  const page = await context.newPage();
  return {
    page,
    async open(address) {
      await resetCookies(context, cookies, address);
      const response = await page.goto(address);
      // A not-found page comes with a status of its own, unless its own address is asked for.
      if (!response?.ok()) throw new EnvironmentError(`${address} was answered with ${response?.status()}`);
      await page.evaluate(standStill);
    },
    resize: (width) => page.setViewportSize({ width, height: windowHeight(width) }),
    close: () => context.close(),
  };
}

async function resetCookies(context: BrowserContext, cookies: readonly string[], url: string): Promise<void> {
  await context.clearCookies();
  await context.addCookies(cookies.map((name) => ({ name, value: "1", url: new URL(url).origin })));
}

/** The part of the browser's API that the functions below use. They run in the page. */
interface Window {
  Math: { random(): number };
  localStorage: { clear(): void };
  sessionStorage: { clear(): void };
  CSSStyleSheet: new () => { replaceSync(text: string): void };
  document: { adoptedStyleSheets: unknown[] };
}

/** Before the page's scripts: forgets what pages have stored, and has chance fall the same way each time. */
function startAnew(): void {
  const window = globalThis as unknown as Window;
  let seed = 1;
  window.Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // An empty tab has none.
  }
}

/** Stops what moves, and lays out what is out of view: until it is seen its height is an estimate. */
function standStill(): void {
  const window = globalThis as unknown as Window;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after {
    animation: none !important; transition: none !important; caret-color: transparent !important;
    content-visibility: visible !important; scroll-behavior: auto !important;
  }`);
  window.document.adoptedStyleSheets = [...window.document.adoptedStyleSheets, sheet];
}
