import { useEffect } from "react";
import { useLayout, usePage, useSite } from "../page/context.tsx";
import type { PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { type Popup, watchTriggers } from "./watchTriggers.ts";

/** Modals that open by themselves (docs/behaviour.md, Popups). What decides whether one does is loaded when it is due. */
export function Popups() {
  const { popups } = useLayout();
  const site = useSite();
  const page = usePage();
  useEffect(() => {
    if ((!popups.scroll && !popups.exitIntent) || isThankYouPage(page, site)) return undefined;
    const left = new AbortController();
    watchTriggers(popups, (popup) => void offer(popup, left.signal), left.signal);
    return () => left.abort();
  }, [popups, page, site]);
  return null;
}

/** True for a page that follows a form. */
const isThankYouPage = ({ template, path }: PageData, { forms }: SiteData): boolean =>
  template === "thank-you" || Object.values(forms).some(({ thanks }) => "page" in thanks && thanks.page === path);

async function offer(popup: Popup, left: AbortSignal): Promise<void> {
  try {
    const { offerPopup } = await import("./offerPopup.ts");
    await offerPopup(popup, left);
  } catch {
    // Offline: the page works without popups.
  }
}
