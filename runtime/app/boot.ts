import { rememberChoice } from "../navigation/countryChoice.ts";
import { emulateCommands } from "../navigation/emulateCommands.ts";
import { cleanPath } from "../navigation/cleanPath.ts";
import { isScarce } from "../page/connection.ts";
import { limitFonts } from "../page/fontLimit.ts";
import { pageSignal } from "../page/pageLife.ts";
import { hasRouter } from "../page/routerFlag.ts";

/**
 * What must run before React is there (design: at most 4 KB compressed): repeated slashes, the fixed header, the drawer, late fonts, hydration
 * on the visitor's first intent or when the browser is idle, clicks and submits that come before it, and the choice of a
 * country.
 */

/** Scroll offset from which the header is fixed, in CSS pixels (docs/behaviour.md, Header). */
const FIXED_HEADER_AT = 100;

/** How long a click or a submit waits for the app before it takes its course without, in milliseconds. */
const PATIENCE_MS = 10_000;
/** How long the first view is waited for after the load event, in milliseconds. */
const PAINT_MS = 2000;

/** What the client entry of the generated app exports. */
interface App {
  hydrate(): Promise<void>;
  /** Gives false when the page has no such modal. */
  openModal(id: string, from?: HTMLElement): Promise<boolean>;
}

/** What the app's own modules are imported by: the bundler needs to see each import. */
interface Imports {
  app(): Promise<App>;
  later(): Promise<{ startLater(left: AbortSignal): void }>;
}

export function boot(imports: Imports): void {
  if (cleanPath()) return;
  fixHeader();
  emulateCommands();
  limitFonts();
  rememberChoice();
  reloadOnReturn();
  fadeToPagesOnly();
  const app = once(async () => {
    const module = await imports.app();
    await module.hydrate();
    document.documentElement.dataset["hydrated"] = "";
    return module;
  });
  openModalsOnClick(app);
  holdSubmits(app);
  openSearchLater(app);
  hydrateWhenWanted(app);
  startWhenLoaded(imports.later, app);
}

/**
 * Documents fade into each other; a file and a form's answer know nothing of that. The browser would begin to, and report the
 * end of it as an error that nobody has caught.
 */
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
  // Not at once: asking for the scroll offset before the styles are there would lay the page out without them.
  requestAnimationFrame(update);
}

/**
 * Loads the page when the visitor goes back or forward, before there is a router, to an entry of the history that an earlier
 * document's router has made: for the browser it is one of this document, also when that is not yet parsed.
 */
function reloadOnReturn(): void {
  const [loaded] = performance.getEntriesByType("navigation");
  const check = () => {
    const isMade = (history.state as { key?: string } | null)?.key !== undefined;
    if (loaded && isMade && !hasRouter() && new URL(loaded.name).pathname !== location.pathname) location.reload();
  };
  addEventListener("popstate", check);
  check();
}

/**
 * A link or button with `data-modal` opens that modal, before and after hydration, by mouse or keyboard. Without scripts,
 * and when the app can't be loaded or has no such modal, it is the link that it is. `html[data-opening]` is there while
 * the visitor waits.
 */
function openModalsOnClick(app: () => Promise<App>): void {
  document.addEventListener("click", (event) => {
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>("[data-modal]");
    const id = opener && opener.dataset["modal"];
    // With a modifier or another button the visitor wants a new tab or a download.
    const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!id || !plain || event.defaultPrevented) return;
    event.preventDefault();
    const { dataset } = document.documentElement;
    dataset["opening"] = "";
    const followLink = () => opener instanceof HTMLAnchorElement && location.assign(opener.href);
    void patiently(app().then(({ openModal }) => openModal(id, opener)))
      .then((isThere) => isThere || followLink(), followLink)
      .finally(() => delete dataset["opening"]);
  });
}

/**
 * A form sent before React has taken it over is sent once it has; by the browser itself when React can't be loaded. Until then
 * its own checks are off: their messages are not those of the form.
 */
function holdSubmits(app: () => Promise<App>): void {
  let held = false;
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-enquiry]")) form.noValidate = true;
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches("[data-enquiry]")) return;
      if ("hydrated" in document.documentElement.dataset) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (held) return;
      held = true;
      void patiently(app()).then(
        () => form.requestSubmit(),
        () => {
          held = form.noValidate = false;
          if (form.reportValidity()) form.submit();
        },
      );
    },
    true,
  );
}

/** The search box, of which a button before hydration knows nothing, opens once React has taken the page over. */
function openSearchLater(app: () => Promise<App>): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(".search__toggle");
    if (!button || "hydrated" in document.documentElement.dataset) return;
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
    // What failed to load is asked for again by the next click or submit.
    void app().catch(() => {});
  };
  const onIntent = (event: Event) => isMeant(event) && start();
  for (const intent of ["pointerdown", "touchstart", "keydown", "focusin", "pointermove"]) {
    addEventListener(intent, onIntent, { signal: waiting.signal, passive: true });
  }
  if (isScarce()) return;
  // Safari has no requestIdleCallback.
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 1500);
  afterLoad(whenIdle);
}

/** Chromium tells a page that it lays out under a resting pointer of a move that was none, before its first view. */
const isMeant = (event: Event): boolean =>
  !(event instanceof PointerEvent && event.type === "pointermove" && event.movementX === 0 && event.movementY === 0);

/** What is not needed for the first view. */
function startWhenLoaded(load: Imports["later"], app: () => Promise<App>): void {
  const left = pageSignal();
  const start = async () => {
    // In development React hydrates all of the page, and is to find it as it was.
    if (import.meta.env.DEV) await app();
    (await load()).startLater(left);
  };
  afterLoad(() => void start().catch(() => {}));
}

/**
 * After the load event, and once the first view has been shown: what is fetched then is not in its way. The load event may
 * come before it. A browser that does not tell when it has shown something is given some time.
 */
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

function patiently<T>(promise: Promise<T>): Promise<T> {
  return Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))]);
}

/** Runs once; after a failure the next call runs again. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= run();
    result.catch(() => (result = undefined));
    return result;
  };
}
