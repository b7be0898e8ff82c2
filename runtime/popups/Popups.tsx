import { useEffect } from "react";
import { useLayout } from "../page/context.tsx";
import type { PopupConfig } from "../site/layout.ts";

/** Modals that open by themselves (docs/behaviour.md, Popups). Their code is loaded once the page is hydrated. */
export function Popups() {
  const { popups } = useLayout();
  useEffect(() => {
    if (!popups.scroll && !popups.exitIntent) return undefined;
    const mounted = new AbortController();
    void watch(popups, mounted.signal);
    return () => mounted.abort();
  }, [popups]);
  return null;
}

async function watch(popups: PopupConfig, mounted: AbortSignal): Promise<void> {
  try {
    const { watchPopups } = await import("./watchPopups.ts");
    if (!mounted.aborted) mounted.addEventListener("abort", watchPopups(popups), { once: true });
  } catch {
    // Offline: the page works without popups.
  }
}
