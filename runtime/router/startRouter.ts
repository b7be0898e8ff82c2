import { createBrowserRouter, createPath, type LoaderFunctionArgs } from "react-router-dom";
import { ROUTER_ATTRIBUTE } from "../page/pageLife.ts";
import { whenIdle } from "../page/whenIdle.ts";
import type { LoadedIslands } from "../islands/hydrateIsland.tsx";
import type { Payload } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { createHistoryPlaces, describeFocus, keyEntries, restorePlace, toTop } from "./historyPlaces.ts";
import { type LoadedPage, type ReadyPage, loadPage, createPageCache } from "./loadPage.ts";
import { type Reach, takeClicks } from "./pageLink.ts";
import { prefetchInView, prefetchOnIntent } from "./prefetch.ts";
import { showPage, type Show } from "./showPage.ts";

/** Islands aren't loaded for links in view, because a form is a third of all scripts. */
type Options = { site: SiteData; payload: Payload; loadIslands(root: Element): Promise<LoadedIslands>; show: Show };

/** Id of the only route, which matches all pages of the site. */
const PAGE = "page";

/**
 * Starts the router (docs/behaviour.md, Navigation). React Router is used without its components: pages are hydrated
 * before its code is loaded, and adding a provider around them would render them again.
 */
export function startRouter({ site: { country, forms }, payload: { build }, loadIslands, show }: Options): void {
  const reach: Reach = {
    home: country.home,
    apart: Object.values(forms).flatMap(({ thanks }) => ("page" in thanks ? thanks.page : [])),
    languages: country.languages.map(({ home }) => home),
  };
  const { get, prefetch } = createPageCache((path) => loadPage(path, build));
  /** Resolves to the page when its code is loaded; undefined when the document has to be loaded instead. */
  const withCode = async (page: LoadedPage | undefined): Promise<ReadyPage | undefined> => {
    const islands = page && (await loadIslands(page.root.origin).catch(() => undefined));
    return islands && { ...page, islands };
  };
  const announce = addAnnouncer();
  keyEntries();
  const router = createBrowserRouter(
    [{ id: PAGE, path: `${reach.home}*`, loader: load, shouldRevalidate: isOther }],
    // The shown page is loaded already.
    { hydrationData: { loaderData: { [PAGE]: null } } },
  );
  const places = createHistoryPlaces();
  let { location: shown } = router.state;

  async function load({ request }: LoaderFunctionArgs): Promise<ReadyPage> {
    const page = await get(new URL(request.url).pathname).then(withCode);
    if (page && !request.signal.aborted) leave();
    return page ?? loadDocument(createPath(router.state.navigation.location ?? shown));
  }

  /** Leaves a page before the address changes, which recalculates all styles: focus and scroll would do so again. */
  function leave(): void {
    const { activeElement } = document;
    places.note(shown.key, { top: scrollY, focus: describeFocus(activeElement) });
    (activeElement as HTMLElement | null)?.blur();
    // A view transition starts with a picture of the page as it is.
    if (!usesViewTransition()) toTop();
  }

  router.subscribe(({ navigation, location, historyAction, loaderData, errors }) => {
    showWaiting(navigation.state !== "idle");
    if (navigation.state !== "idle" || location === shown) return;
    const previous = shown;
    shown = location;
    const isBack = historyAction === "POP";
    const place = isBack ? places.get(location.key) : undefined;
    if (location.pathname === previous.pathname) {
      // The browser has already scrolled to the fragment.
      if (!place && isBack) return;
      if (!place && !location.hash) toTop();
      if (location.search !== previous.search) document.dispatchEvent(new Event("sitegen:query"));
      restorePlace(location.hash, place);
      return;
    }
    const wasFading = usesViewTransition();
    transition(() => {
      if (wasFading) toTop();
      if (errors || !showPage(loaderData[PAGE] as ReadyPage, show)) return window.location.reload();
      restorePlace(location.hash, place);
      announce(document.title);
      // For the owner's scripts, such as analytics, because no document was loaded.
      document.dispatchEvent(new Event("sitegen:navigated"));
      whenIdle(() => prefetchInView(reach, prefetch));
    });
  });

  const noteTop = () => places.note(shown.key, { top: scrollY });
  // In a frame, where reading the scroll offset forces no extra layout.
  requestAnimationFrame(noteTop);
  addEventListener("scroll", noteTop, { passive: true });
  takeClicks(reach, (link) => void router.navigate(createPath(link), { replace: link.href === window.location.href }));
  prefetchOnIntent(reach, (path) => prefetch(path).then(withCode));
  whenIdle(() => prefetchInView(reach, prefetch));
  document.documentElement.setAttribute(ROUTER_ATTRIBUTE, "");
}

const isOther = ({ currentUrl, nextUrl }: Record<"currentUrl" | "nextUrl", URL>): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** Announces page titles to screen readers. The live region has to exist before its text changes. */
function addAnnouncer(): (text: string) => void {
  const announcer = Object.assign(document.createElement("div"), { className: "visually-hidden" });
  announcer.setAttribute("aria-live", "assertive");
  document.body.append(announcer);
  return (text) => void (announcer.textContent = text);
}

/** Makes the browser load a document. The promise never settles, so that the router waits for it. */
function loadDocument(address: string): Promise<never> {
  // After back or forward the browser already has this address.
  if (address === createPath(location)) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}

/** Delay before the loading indicator is shown: a page that is loaded already should not recalculate all styles. */
const DELAY_MS = 250;

let timer: ReturnType<typeof setTimeout>;

const mark = (isWaiting: boolean) => document.documentElement.toggleAttribute("data-navigating", isWaiting);

// The document may be restored from the back/forward cache with the mark.
addEventListener("pageshow", () => showWaiting(false));

/** Marks the document while a page is loading (`_navigation.scss`). */
function showWaiting(isWaiting: boolean): void {
  clearTimeout(timer);
  if (isWaiting) timer = setTimeout(mark, DELAY_MS, true);
  else mark(false);
}

const QUICK_MS = 30;

/** Whether the device was quick when it rendered the last page. */
let isQuick = false;

/** Whether pages fade: not with reduced motion, nor on a slow device, where pictures of pages take too long. */
const usesViewTransition = (): boolean =>
  isQuick && "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Changes the page, with a view transition if `usesViewTransition`. */
function transition(change: () => void): void {
  const timed = () => {
    const since = performance.now();
    change();
    isQuick = performance.now() - since < QUICK_MS;
  };
  if (!usesViewTransition()) return timed();
  // A skipped transition (by another one, or in a hidden tab) still changes the page.
  document.startViewTransition(timed).ready.catch(() => {});
}
