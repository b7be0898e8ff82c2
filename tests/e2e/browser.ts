import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { inject, onTestFinished } from "vitest";

/** Widths that everything is looked at in. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

let browser: Promise<Browser> | undefined;

/** Opens an empty tab for a visitor who has no cookies and no cache yet; it is closed after the test. */
export async function openTab(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject("browser"));
  const context = await (await browser).newContext({ baseURL: inject("origin"), viewport: DESKTOP, ...options });
  // Ends before the test does, and says what it has waited for.
  context.setDefaultTimeout(25_000);
  onTestFinished(() => context.close());
  return context.newPage();
}

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

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

/** Waits until every part has its place: those that wait with their layout can't be asked where they are. */
export const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll(".section, .closing, .footer")].every(
      (part) => getComputedStyle(part).contentVisibility === "visible",
    ),
  );
