import type { Page } from "playwright";
import { type PageRequests, withRequests } from "./pageRequests.ts";

/** How long a page may take to become ready, in milliseconds; what is not there then is not in the picture. */
const PATIENCE_MS = 30_000;

/** Brings a page into the state that a visitor sees who has read it to its end and gone back: all loaded, nothing moving. */
export async function settlePage(page: Page): Promise<void> {
  await withRequests(page, async (requests) => {
    await start(page, requests);
    await page.evaluate(readThrough);
    await requests.end(PATIENCE_MS);
    await page.evaluate(finishLoading);
    await page.evaluate(putAtEnd);
  });
}

async function start(page: Page, requests: PageRequests): Promise<void> {
  await page.evaluate(closeGutter);
  // The first move makes the page's scripts start.
  await page.mouse.move(1, 1);
  await page.waitForFunction(isHydrated, undefined, { timeout: PATIENCE_MS }).catch(() => {});
  if (await page.evaluate(useForms)) await requests.end(PATIENCE_MS);
}

/** The part of the browser's API that the functions below use. They run in the page; the command line is compiled without DOM types. */
interface Window {
  innerHeight: number;
  document: {
    documentElement: { dataset: Record<string, string>; scrollHeight: number; style: { scrollbarGutter: string } };
    body: { querySelectorAll(selector: string): Iterable<PageElement> };
    images: Iterable<{ complete: boolean; decode(): Promise<void> }>;
    forms: Iterable<{ dispatchEvent(event: Event): boolean }>;
    fonts: { ready: Promise<unknown> };
  };
  scrollTo(options: { top: number; behavior: "instant" }): void;
  requestAnimationFrame(callback: () => void): void;
  getComputedStyle(element: PageElement): { position: string; display: string; visibility: string };
}

interface PageElement {
  style: { top: string; left: string };
  offsetWidth: number;
  offsetHeight: number;
  getBoundingClientRect(): { top: number; left: number; bottom: number; height: number };
}

/** Closes the room that pages keep for a scrollbar: a picture has none, and would show an empty strip. */
function closeGutter(): void {
  const { document } = globalThis as unknown as Window;
  document.documentElement.style.scrollbarGutter = "auto";
}

function isHydrated(): boolean {
  const { document } = globalThis as unknown as Window;
  return "hydrated" in document.documentElement.dataset;
}

/** Has forms load what they load for who comes to them, which they do by themselves after a while. Gives whether there are any. */
function useForms(): boolean {
  const forms = [...(globalThis as unknown as Window).document.forms];
  for (const form of forms) form.dispatchEvent(new Event("focusin"));
  return forms.length > 0;
}

/** Scrolls to the end, so that what waits to be seen is loaded, and back. */
async function readThrough(): Promise<void> {
  const window = globalThis as unknown as Window;
  const frame = () => new Promise<void>((done) => window.requestAnimationFrame(done));
  for (let top = 0; top < window.document.documentElement.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: "instant" });
    await frame();
    await frame();
  }
  window.scrollTo({ top: 0, behavior: "instant" });
  await frame();
  await frame();
}

async function finishLoading(): Promise<void> {
  const { document } = globalThis as unknown as Window;
  await document.fonts.ready;
  // One that is lazy and hidden is never loaded. One that can't be decoded is shown as the browser shows it.
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
}

/** Puts what is fixed at the window's lower edge at the page's end: in a picture of the whole page it would cover the text. */
function putAtEnd(): void {
  const window = globalThis as unknown as Window;
  const height = window.document.documentElement.scrollHeight;
  const fixed = [...window.document.body.querySelectorAll("*")].filter((element) => {
    const { bottom, height: own } = element.getBoundingClientRect();
    const isLow = own > 0 && bottom > window.innerHeight * 0.9 && bottom <= window.innerHeight + 1;
    return isLow && window.getComputedStyle(element).position === "fixed";
  });
  const places = fixed.map((element) => ({
    element,
    at: element.getBoundingClientRect(),
    size: { width: `${element.offsetWidth}px`, height: `${element.offsetHeight}px` },
  }));
  for (const { element, at, size } of places) {
    // Measured after the change: its containing block may be one that was moved before. During a transition the old place would be measured.
    Object.assign(element.style, { transitionProperty: "none", position: "absolute", inset: "0 auto auto 0", ...size });
    const origin = element.getBoundingClientRect();
    element.style.top = `${height - window.innerHeight + at.top - origin.top}px`;
    element.style.left = `${at.left - origin.left}px`;
  }
}
