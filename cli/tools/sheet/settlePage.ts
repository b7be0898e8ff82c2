import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright";

/** How long a page may take to become ready. The picture lacks anything that loads later. */
const TIMEOUT_MS = 30_000;

/** Scrolls a page to its end and back, and waits until everything is loaded and nothing moves. */
export async function settlePage(page: Page): Promise<void> {
  await withRequests(page, async (idle) => {
    // The space that pages keep for a scrollbar would be an empty strip in a picture.
    await page.evaluate("document.documentElement.style.scrollbarGutter = 'auto'");
    // The first move makes the page's scripts start.
    await page.mouse.move(1, 1);
    await page.waitForFunction(isHydrated, undefined, { timeout: TIMEOUT_MS }).catch(() => {});
    if (await page.evaluate(loadForms)) await idle(TIMEOUT_MS);
    await page.evaluate(scrollThrough);
    await idle(TIMEOUT_MS);
    await page.evaluate(finishLoading);
    await page.evaluate(moveFixedToEnd);
  });
}

/** The part of the browser's API that the functions below use: they run in the page, and this code is compiled without DOM types. */
interface Window {
  innerHeight: number;
  document: {
    documentElement: { dataset: Record<string, string>; scrollHeight: number };
    body: { querySelectorAll(selector: string): Iterable<PageElement> };
    images: Iterable<{ complete: boolean; decode(): Promise<void> }>;
    forms: Iterable<{ dispatchEvent(event: Event): boolean }>;
    fonts: { ready: Promise<unknown> };
  };
  scrollTo(options: { top: number; behavior: "instant" }): void;
  requestAnimationFrame(callback: () => void): void;
  getComputedStyle(element: PageElement): { position: string };
}

interface PageElement {
  style: { top: string; left: string };
  offsetWidth: number;
  offsetHeight: number;
  getBoundingClientRect(): { top: number; left: number; bottom: number; height: number };
}

function isHydrated(): boolean {
  const { document } = globalThis as unknown as Window;
  return "hydrated" in document.documentElement.dataset;
}

/** Makes forms load their code now: else they load it when they get the focus. Returns whether there are any. */
function loadForms(): boolean {
  const forms = [...(globalThis as unknown as Window).document.forms];
  for (const form of forms) form.dispatchEvent(new Event("focusin"));
  return forms.length > 0;
}

async function scrollThrough(): Promise<void> {
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
  // A lazy picture that is hidden is never loaded. A picture that can't be decoded is shown as broken.
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
}

/** Moves elements that are fixed at the window's lower edge to the page's end: else they would cover text in the picture. */
function moveFixedToEnd(): void {
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
    // Measured after the change: its containing block may have moved. A transition would give the old position.
    Object.assign(element.style, { transitionProperty: "none", position: "absolute", inset: "0 auto auto 0", ...size });
    const origin = element.getBoundingClientRect();
    element.style.top = `${height - window.innerHeight + at.top - origin.top}px`;
    element.style.left = `${at.left - origin.left}px`;
  }
}

/** Waits until every request has its answer and no new one follows, but no longer than the timeout. */
type Idle = (timeoutMs: number) => Promise<void>;

/** Time without requests after which a page is idle. It is not 0, because an answer may lead to the next request. */
const IDLE_MS = 300;

/** Watches a page's requests while `use` runs. Playwright's `networkidle` can't be used: it is reported only once. */
export async function withRequests(page: Page, use: (idle: Idle) => Promise<void>): Promise<void> {
  const open = new Set<Request>();
  let last = 0;
  const note = (what: "add" | "delete") => (request: Request) => {
    open[what](request);
    last = Date.now();
  };
  const [begin, finish] = [note("add"), note("delete")];
  page.on("request", begin).on("requestfinished", finish).on("requestfailed", finish);
  const idle: Idle = async (timeoutMs) => {
    const end = Date.now() + timeoutMs;
    // Something may have happened just now that leads to a request.
    last = Date.now();
    while (Date.now() < end && (open.size > 0 || Date.now() - last < IDLE_MS)) await wait(IDLE_MS / 10);
  };
  try {
    await use(idle);
  } finally {
    page.off("request", begin).off("requestfinished", finish).off("requestfailed", finish);
  }
}
