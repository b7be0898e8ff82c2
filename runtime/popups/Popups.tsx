import { useEffect } from "react";
import { useLayout, usePage, useSite } from "../page/context.tsx";
import type { PopupConfig } from "../site/layout.ts";
import type { PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";

/** Modals that open by themselves (docs/behaviour.md, Popups). Their code is loaded once the page is hydrated. */
export function Popups() {
  const { popups } = useLayout();
  const site = useSite();
  const page = usePage();
  useEffect(() => {
    if ((!popups.scroll && !popups.exitIntent) || isThankYouPage(page, site)) return undefined;
    const mounted = new AbortController();
    void watch(popups, mounted.signal);
    return () => mounted.abort();
  }, [popups, page, site]);
  return null;
}

/** True for a page that follows a form. */
const isThankYouPage = ({ template, path }: PageData, { forms }: SiteData): boolean =>
  template === "thank-you" || Object.values(forms).some(({ thanks }) => "page" in thanks && thanks.page === path);

async function watch(popups: PopupConfig, mounted: AbortSignal): Promise<void> {
  try {
    const { watchPopups } = await import("./watchPopups.ts");
    if (!mounted.aborted) mounted.addEventListener("abort", watchPopups(popups), { once: true });
  } catch {
    // Offline: the page works without popups.
  }
}
