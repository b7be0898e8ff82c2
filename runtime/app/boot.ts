import { rememberChoice, cleanPath, emulateCommands, limitFonts } from "../page/document.ts";
import { isScarce } from "../page/connection.ts";
import { pageSignal, hasRouter } from "../page/pageLife.ts";

// Code that must run before React is loaded (at most 4 KB compressed).

/** Scroll offset from which the header is fixed, in CSS pixels (docs/behaviour.md, Header). */
const FIXED_HEADER_AT = 100;

/** After this time a click or submit proceeds without the app. */
const TIMEOUT_MS = 10_000;
const PAINT_MS = 2000;

/** Exports of the generated app's client entry. `openModal` resolves to false when the page has no such modal. */
type App = { hydrate(): Promise<void>; openModal(id: string, from?: HTMLElement): Promise<boolean> };

/** Functions that import the app's modules, because the bundler needs literal imports. */
type Imports = { app(): Promise<App>; later(): Promise<{ startLater(signal: AbortSignal): void }> };

export function boot(imports: Imports): void {
  if (cleanPath()) return;
  fixHeader();
  emulateCommands();
  limitFonts();
  rememberChoice();
  reloadOnReturn();
  fadeToPagesOnly();
  let loading: Promise<App> | undefined;
  /** Hydrates the page, once; after a failure the next call tries it again. */
  const app = () => {
    loading ??= imports.app().then(async (module) => {
      await module.hydrate();
      document.documentElement.dataset["hydrated"] = "";
      return module;
    });
    loading.catch(() => (loading = undefined));
    return loading;
  };
  openModalsOnClick(app);
  holdSubmits(app);
  openSearchLater(app);
  hydrateWhenWanted(app);
  // What isn't needed for the first paint.
  const signal = pageSignal();
  const startLater = async () => (await imports.later()).startLater(signal);
  afterLoad(() => void startLater().catch(() => {}));
}

const isHydrated = (): boolean => "hydrated" in document.documentElement.dataset;

const closest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Browsers start the view transition to files and form responses too, and report its end as an unhandled rejection. */
function fadeToPagesOnly(): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (!viewTransition || new URL(activation?.entry.url ?? location.href).pathname.endsWith("/")) return;
    viewTransition.ready.catch(() => {});
    viewTransition.skipTransition();
  });
}

function fixHeader(): void {
  const update = () => document.documentElement.classList.toggle("is-scrolled", scrollY >= FIXED_HEADER_AT);
  addEventListener("scroll", update, { passive: true });
  // Deferred, because reading the scroll offset before styles are loaded would lay out the page without them.
  requestAnimationFrame(update);
}

/** The browser counts entries of an earlier document's router as this document's, and wouldn't load their pages. */
function reloadOnReturn(): void {
  const [loaded] = performance.getEntriesByType("navigation");
  const check = () => {
    const isByRouter = (history.state as { key?: string } | null)?.key !== undefined;
    if (loaded && isByRouter && !hasRouter() && new URL(loaded.name).pathname !== location.pathname) location.reload();
  };
  addEventListener("popstate", check);
  check();
}

/** Opens modals; if that fails, links work as links. `html[data-opening]` is set while the visitor waits. */
function openModalsOnClick(app: () => Promise<App>): void {
  document.addEventListener("click", (event) => {
    const opener = closest(event, "[data-modal]");
    const id = opener?.dataset["modal"];
    // Modifiers and other buttons open a new tab or download.
    const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!id || !plain || event.defaultPrevented) return;
    event.preventDefault();
    const { dataset } = document.documentElement;
    dataset["opening"] = "";
    const followLink = () => opener instanceof HTMLAnchorElement && location.assign(opener.href);
    void withTimeout(app().then(({ openModal }) => openModal(id, opener)))
      .then((exists) => exists || followLink(), followLink)
      .finally(() => delete dataset["opening"]);
  });
}

/** Delays submits until forms are hydrated, without native messages; if that fails, the browser sends the form. */
function holdSubmits(app: () => Promise<App>): void {
  let held = false;
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-enquiry]")) form.noValidate = true;
  const hold = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-enquiry]") || isHydrated()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held) return;
    held = true;
    void withTimeout(app()).then(
      () => form.requestSubmit(),
      () => {
        held = form.noValidate = false;
        if (form.reportValidity()) form.submit();
      },
    );
  };
  document.addEventListener("submit", hold, true);
}

function openSearchLater(app: () => Promise<App>): void {
  document.addEventListener("click", (event) => {
    const button = closest(event, ".search__toggle");
    if (!button || isHydrated()) return;
    void app().then(
      () => button.click(),
      () => {},
    );
  });
}

function hydrateWhenWanted(app: () => Promise<App>): void {
  const waiting = new AbortController();
  const start = () => {
    waiting.abort();
    // After a failure, the next click or submit loads it again.
    void app().catch(() => {});
  };
  const onIntent = (event: Event) => isMeant(event) && start();
  for (const intent of ["pointerdown", "touchstart", "keydown", "focusin", "pointermove"])
    addEventListener(intent, onIntent, { signal: waiting.signal, passive: true });
  if (isScarce()) return;
  // Safari has no requestIdleCallback.
  afterLoad(() =>
    "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 1500),
  );
}

/** False for a `pointermove` without movement, which Chromium sends when a page is laid out under a resting pointer. */
const isMeant = (event: Event): boolean =>
  !(event instanceof PointerEvent && event.type === "pointermove" && event.movementX === 0 && event.movementY === 0);

/** Runs a function after load event and first contentful paint, or a timeout where browsers report no paints. */
function afterLoad(run: () => void): void {
  let waits = true;
  const go = () => {
    if (waits) requestAnimationFrame(run);
    waits = false;
  };
  const afterPaint = () => {
    setTimeout(go, PAINT_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) go();
    }).observe({ type: "paint", buffered: true });
  };
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint, { once: true });
}

const withTimeout = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS))]);
