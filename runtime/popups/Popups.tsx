import { useEffect } from "react";
import { useLayout, usePage, useSite } from "../page/context.tsx";
import type { PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { offerInTurn } from "./offerInTurn.ts";
import { watchTriggers } from "./watchTriggers.ts";

/** Watches the triggers of the layout's popups (docs/behaviour.md, Popups). */
export function Popups() {
  const { popups } = useLayout();
  const site = useSite();
  const page = usePage();
  useEffect(() => {
    if ((!popups.scroll && !popups.exitIntent) || isThankYouPage(page, site)) return undefined;
    const controller = new AbortController();
    watchTriggers(popups, (popup) => offerInTurn(popup, controller.signal), controller.signal);
    return () => controller.abort();
  }, [popups, page, site]);
  return null;
}

/** Whether a form leads to this page after a success. */
const isThankYouPage = ({ template, path }: PageData, { forms }: SiteData): boolean =>
  template === "thank-you" || Object.values(forms).some(({ thanks }) => "page" in thanks && thanks.page === path);
