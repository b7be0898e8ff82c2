import { savesData, connection } from "../page/connection.ts";
import { pageSignal } from "../page/pageLife.ts";
import { whenIdle } from "../page/whenIdle.ts";
import type { LoadedPage } from "./loadPage.ts";
import { isPageLink, pageLinkOf, type Reach } from "./pageLink.ts";

/** How long a link has to be in view before its page is fetched, because visitors scroll past many links. */
const IN_VIEW_MS = 150;

/** Limits for pages whose links are in view: fetched in parallel, and in total per shown page. */
const CONCURRENCY = 2;
const MAX_PAGES = 16;

type Prefetch = (path: string) => Promise<LoadedPage | undefined>;

/** Fetches and prepares the page of a link on hover, touch or focus, unless the visitor saves data. */
export function prefetchOnIntent(reach: Reach, prefetch: Prefetch): void {
  if (savesData()) return;
  const onIntent = (event: Event) => {
    const path = pageLinkOf(event, reach)?.pathname;
    if (path && path !== location.pathname) void prefetch(path).then((page) => page?.root.prepare());
  };
  for (const intent of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(intent, onIntent, { passive: true });
}

/** Fetches the pages of links in view while this page is shown, on a good network. */
export function prefetchInView(reach: Reach, prefetch: Prefetch): void {
  if (!isGoodNetwork()) return;
  const signal = pageSignal();
  const waiting = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let remaining = MAX_PAGES;
  let running = 0;
  const next = () => {
    const [path] = waiting;
    if (path === undefined || running >= CONCURRENCY || remaining === 0 || signal.aborted) return;
    waiting.delete(path);
    remaining--;
    running++;
    void prefetch(path).finally(() => {
      running--;
      whenIdle(next);
    });
    next();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target));
      const { pathname } = target as HTMLAnchorElement;
      if (!isIntersecting || pathname === location.pathname) continue;
      const ask = () => {
        waiting.add(pathname);
        whenIdle(next);
      };
      timers.set(target, setTimeout(ask, IN_VIEW_MS));
    }
  });
  for (const link of document.querySelectorAll("a")) if (isPageLink(link, reach)) observer.observe(link);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** On a good network the response to the page's own request starts within this time. */
const GOOD_ANSWER_MS = 400;

/** Whether pages may be prefetched. In browsers without network information, the first response time decides. */
function isGoodNetwork(): boolean {
  const { saveData, effectiveType } = connection();
  if (saveData || effectiveType) return !saveData && effectiveType === "4g";
  const [page] = performance.getEntriesByType("navigation");
  return page instanceof PerformanceNavigationTiming && page.responseStart - page.requestStart < GOOD_ANSWER_MS;
}
