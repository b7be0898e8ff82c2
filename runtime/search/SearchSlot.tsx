import { useEffect, useRef } from "react";
import { useApp } from "../page/context.tsx";
import { ServerOnly } from "../page/ServerOnly.tsx";
import { Search } from "./Search.tsx";
import type { WorkingSearch } from "./takeOverSearch.tsx";

/**
 * The search box. It is the server's markup until it is used. Then its code is loaded and hydrates it in a separate
 * React root, which keeps typed text and focus. In development it is a part of the app.
 */
export function SearchSlot({ page }: { page: string }) {
  const app = useApp();
  const slot = useRef<HTMLDivElement>(null);
  const latest = useRef(app);
  const search = useRef<WorkingSearch>(undefined);

  // Another page may have another layout.
  useEffect(() => {
    latest.current = app;
    search.current?.update(app);
  }, [app]);

  useEffect(() => {
    const markup = slot.current?.firstElementChild;
    if (!markup || import.meta.env.DEV) return undefined;
    const stop = new AbortController();
    const load = async ({ type, target }: Event) => {
      if (type === "click") expand(markup, target);
      const { takeOverSearch } = await import("./takeOverSearch.tsx");
      if (stop.signal.aborted) return;
      stop.abort();
      search.current = takeOverSearch(markup, page, latest.current);
    };
    // Offline it stays a form that leads to the search page.
    const onUse = (event: Event) => void load(event).catch(() => {});
    for (const use of ["pointerover", "focusin", "click"])
      markup.addEventListener(use, onUse, { signal: stop.signal, passive: true });
    return () => {
      stop.abort();
      search.current?.end();
    };
  }, [page]);

  return (
    <div className="search-slot" ref={slot}>
      <ServerOnly render={() => <Search page={page} />} />
    </div>
  );
}

/** Opens the box at once, before its code is loaded. */
function expand(markup: Element, target: EventTarget | null): void {
  const toggle = target instanceof Element && target.closest("[aria-expanded][aria-controls]");
  if (!toggle) return;
  toggle.setAttribute("aria-expanded", "true");
  toggle.parentElement?.setAttribute("data-expanded", "");
  markup.querySelector("input")?.focus();
}
