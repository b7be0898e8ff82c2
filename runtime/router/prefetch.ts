import { savesData } from "../page/connection.ts";
import { pageSignal } from "../page/pageLife.ts";
import { whenIdle } from "../page/whenIdle.ts";
import { isGoodNetwork } from "./isGoodNetwork.ts";
import type { LoadedPage } from "./loadPage.ts";
import { isPageLink, pageLinkOf, type Reach } from "./pageLink.ts";

/** How long a link is in view before its page is fetched, in milliseconds: who scrolls on passes many. */
const IN_VIEW_MS = 150;

/** How many pages are fetched at a time, and from one page, because their links are in view. */
const AT_ONCE = 2;
const MOST = 16;

interface Prefetch extends Reach {
  prefetch(path: string): Promise<LoadedPage | undefined>;
}

/** Fetches and prepares the page of a link that the visitor points at, touches or focuses. Not for visitors who save data. */
export function prefetchOnIntent({ prefetch, ...reach }: Prefetch): void {
  if (savesData()) return;
  const onIntent = (event: Event) => {
    const path = pageLinkOf(event, reach)?.pathname;
    if (path && path !== location.pathname) void prefetch(path).then((page) => page?.root.prepare());
  };
  for (const intent of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(intent, onIntent, { passive: true });
}

/** Fetches the pages of links in view, as long as this page is shown. On a good network only. */
export function prefetchInView({ prefetch, ...reach }: Prefetch): void {
  if (!isGoodNetwork()) return;
  const left = pageSignal();
  const waiting = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let rest = MOST;
  let running = 0;
  const next = () => {
    const [path] = waiting;
    if (path === undefined || running >= AT_ONCE || rest === 0 || left.aborted) return;
    waiting.delete(path);
    rest--;
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
      timers.delete(target);
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
  left.addEventListener("abort", () => observer.disconnect());
}
