import { PAGE_LINKS } from "../site/speculation.ts";

/** For browsers without speculation rules: prefetches the page of a link on hover, touch or focus. */
export function prefetchPages(): void {
  const fetched = new Set([location.href]);
  const prefetch = ({ target }: Event) => {
    const page = target instanceof Element && target.closest<HTMLAnchorElement>(PAGE_LINKS);
    const href = page && page.href.split("#")[0];
    if (!href || fetched.has(href)) return;
    fetched.add(href);
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
  };
  for (const intent of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(intent, prefetch, { passive: true });
}
