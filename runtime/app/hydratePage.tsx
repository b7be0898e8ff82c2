import { startTransition, StrictMode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { PageContent, Payload } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { App, loadTemplate, loadOnlyTemplate, loadPageForm } from "./App.tsx";
import { readPayload } from "../page/context.tsx";
import { noteStaticMarkup } from "../page/ServerOnly.tsx";
import type { ReadyPage, Templates } from "../page/template.ts";
import { isScarce } from "../page/connection.ts";
import { whenIdle } from "../page/whenIdle.ts";

/** Ignores mismatches of texts that the browser translated before hydration: React replaces them. */
const onRecoverableError = (error: unknown): void => {
  if (!document.documentElement.matches(".translated-ltr, .translated-rtl")) reportError(error);
};

/** The app of a page that has been hydrated. */
export interface HydratedApp {
  site: SiteData;
  payload: Payload;
  /**
   * Replaces the page synchronously. Returns false if that fails, with unchanged markup.
   * @param markup What the server rendered inside `#page_root`.
   */
  show(next: ReadyPage, markup: Element): boolean;
}

/**
 * Hydrates the server's page; resolves when its event handlers are attached. Rejects on failure, which leaves the page
 * as the server rendered it.
 */
export async function hydratePage(templates: Templates): Promise<HydratedApp> {
  const payload = readPayload(document);
  const loading = fetch(payload.site).then((response) => response.json() as Promise<SiteData>);
  const [site, template] = await Promise.all([loading, loadTemplate(templates, payload.page, loading)]);
  const root = document.getElementById("page_root");
  if (!root) throw new Error("no #page_root element");
  // Outside development, `ServerOnly` never reads the content, which is in the document already.
  const content = payload.content ?? ({} as PageContent);
  noteStaticMarkup(root);
  keepMarkup(root);
  const show = await new Promise<HydratedApp["show"]>((resolve, reject) => {
    let failed = false;
    const element = (ready: ReadyPage) => (
      <StrictMode>
        <App site={site} content={content} head={payload.head} {...ready} onReady={onReady} />
      </StrictMode>
    );
    const onReady = () =>
      resolve((next, markup) => {
        failed = false;
        noteStaticMarkup(markup);
        flushSync(() => reactRoot.render(element(next)));
        return !failed;
      });
    const onUncaughtError = (error: unknown) => {
      failed = true;
      reportError(error);
      reject(error instanceof Error ? error : new Error("hydration failed", { cause: error }));
    };
    let reactRoot: ReturnType<typeof hydrateRoot>;
    // In a transition, React hydrates in slices of a few milliseconds, so that the page stays responsive.
    startTransition(() => {
      reactRoot = hydrateRoot(root, element({ page: payload.page, template }), {
        onUncaughtError,
        onRecoverableError,
      });
    });
  });
  return { site, payload, show };
}

/**
 * Restores the page after an uncaught error, in hydration or later, which makes React remove all its markup. The markup
 * is put back before the next frame, and works as it does without scripts.
 */
function keepMarkup(root: HTMLElement): void {
  let shown = [...root.childNodes];
  new MutationObserver(() => {
    // React leaves the comments that mark Suspense boundaries.
    if (root.firstElementChild) {
      shown = [...root.childNodes];
      return;
    }
    for (const node of shown) if (node instanceof HTMLElement) closeDialogs(node);
    root.replaceChildren(...shown);
  }).observe(root, { childList: true });
}

/** Closes dialogs: a restored open dialog would be part of the page, and its button wouldn't close it. */
function closeDialogs(element: HTMLElement): void {
  for (const dialog of [element, ...element.querySelectorAll("dialog")]) {
    if (dialog instanceof HTMLDialogElement) dialog.removeAttribute("open");
  }
}

/**
 * Loads the router when a hydrated page is idle. Links load documents instead with `navigation: document`, when data is
 * scarce, in development (pages are rendered on request), and on a page that answers a URL outside of the site.
 */
export function loadRouter({ site, payload, show }: HydratedApp, templates: Templates): void {
  const { country, forms, navigation } = site;
  const isInside = location.pathname.startsWith(country.home);
  if (navigation === "document" || import.meta.env.DEV || isScarce() || !isInside) return;
  const load = async () => {
    const { startRouter } = await import("../router/startRouter.ts");
    await new Promise<void>(whenIdle);
    startRouter({
      home: country.home,
      apart: Object.values(forms).flatMap(({ thanks }) => ("page" in thanks ? thanks.page : [])),
      languages: country.languages.map(({ home }) => home),
      payload,
      loadTemplate: (page) => loadOnlyTemplate(templates, page),
      loadForm: (page) => loadPageForm(page, site),
      show,
    });
  };
  // Failures are ignored, because links work without the router.
  whenIdle(() => void load().catch(() => {}));
}
