import { createBrowserRouter, createPath, type LoaderFunctionArgs } from "react-router-dom";
import { ROUTER_ATTRIBUTE } from "../page/routerFlag.ts";
import { whenIdle } from "../page/whenIdle.ts";
import type { PageData } from "../site/page.ts";
import type { Payload } from "../site/payload.ts";
import { addAnnouncer, announce } from "./announce.ts";
import { arrive, restoreScrollHere, toTop } from "./arrive.ts";
import { createHistoryPlaces, describeFocus, keyEntries } from "./historyPlaces.ts";
import { loadDocument } from "./loadDocument.ts";
import { type LoadedPage, type LoadOptions, loadPage } from "./loadPage.ts";
import { createPageCache } from "./pageCache.ts";
import { type Reach, takeClicks } from "./pageLink.ts";
import { prefetchInView, prefetchOnIntent } from "./prefetch.ts";
import { showPage, type Show } from "./showPage.ts";
import { showWaiting } from "./showWaiting.ts";
import { isFading, transition } from "./transition.ts";

interface Options extends Reach, Pick<LoadOptions, "loadTemplate"> {
  /** Of the page that is shown. */
  payload: Payload;
  /** Loads what a page's form needs. Not for links that are merely in view: it is a third of all scripts. */
  loadForm(page: PageData): Promise<void>;
  show: Show;
}

/** Id of the only route: all pages of the site. */
const PAGE = "page";

/**
 * Follows links to other pages of the site without loading documents (docs/behaviour.md, Navigation). React Router is used
 * without its components: the page is hydrated before its code is there, and a provider around it would make it anew.
 */
export function startRouter({ payload: { build }, loadTemplate, loadForm, show, ...reach }: Options): void {
  const { get, prefetch } = createPageCache((path) => loadPage(path, { build, loadTemplate }));
  /** The same page once its form can be shown. Undefined where only loading the document will do. */
  const withForm = (page: LoadedPage | undefined) =>
    page &&
    loadForm(page.page).then(
      () => page,
      () => undefined,
    );
  const places = createHistoryPlaces();
  keyEntries();
  const router = createBrowserRouter(
    [{ id: PAGE, path: `${reach.home}*`, loader: load, shouldRevalidate: isOther }],
    // The page that is shown came as a document.
    { hydrationData: { loaderData: { [PAGE]: null } } },
  );
  let { location: shown } = router.state;

  async function load({ request }: LoaderFunctionArgs): Promise<LoadedPage> {
    const page = await get(new URL(request.url).pathname).then(withForm);
    if (page && !request.signal.aborted) leave();
    return page ?? loadDocument(createPath(router.state.navigation.location ?? shown));
  }

  /**
   * Leaves what the visitor sees for the top of a page that is there. Before the address changes: then the browser applies
   * all styles anew, and would once more for an element that has the focus, or for the scroll offset.
   */
  function leave(): void {
    const { activeElement } = document;
    places.note(shown.key, { top: scrollY, focus: describeFocus(activeElement) });
    (activeElement as HTMLElement | null)?.blur();
    // A transition begins with the page as it is.
    if (!isFading()) toTop();
  }

  router.subscribe(({ navigation, location, historyAction, loaderData, errors }) => {
    showWaiting(navigation.state !== "idle");
    if (navigation.state !== "idle" || location === shown) return;
    const left = shown;
    shown = location;
    const place = historyAction === "POP" ? places.get(location.key) : undefined;
    if (location.pathname === left.pathname) {
      // To a fragment the browser has scrolled by itself.
      if (!place && historyAction === "POP") return;
      if (!place && !location.hash) toTop();
      if (location.search !== left.search) document.dispatchEvent(new Event("sitegen:query"));
      arrive(location.hash, place);
      return;
    }
    const wasFading = isFading();
    transition(() => {
      if (wasFading) toTop();
      if (errors || !showPage(loaderData[PAGE] as LoadedPage, show)) return window.location.reload();
      arrive(location.hash, place);
      announce(document.title);
      tellNavigated();
      whenIdle(() => prefetchInView({ prefetch, ...reach }));
    });
  });

  const noteTop = () => places.note(shown.key, { top: scrollY });
  // With a frame, whose layout tells.
  requestAnimationFrame(noteTop);
  addEventListener("scroll", noteTop, { passive: true });
  takeClicks(reach, (link) => void router.navigate(createPath(link), { replace: link.href === window.location.href }));
  prefetchOnIntent({ prefetch: (path) => prefetch(path).then(withForm), ...reach });
  whenIdle(() => prefetchInView({ prefetch, ...reach }));
  restoreScrollHere();
  addAnnouncer();
  document.documentElement.setAttribute(ROUTER_ATTRIBUTE, "");
}

/** A further query or fragment shows the same page. */
const isOther = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** Tells scripts of the owner, such as analytics, that another page is shown: for them no document was loaded. */
const tellNavigated = () => document.dispatchEvent(new Event("sitegen:navigated"));
