import { useEffect } from "react";
import { useLayout, usePage, useSite } from "../page/context.tsx";
import type { PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { offerInTurn } from "./offerInTurn.ts";
import { watchTriggers } from "./watchTriggers.ts";

/** Modals that open by themselves (docs/behaviour.md, Popups). */
export function Popups() {
  const { popups } = useLayout();
  const site = useSite();
  const page = usePage();
  useEffect(() => {
    if ((!popups.scroll && !popups.exitIntent) || isThankYouPage(page, site)) return undefined;
    const left = new AbortController();
    watchTriggers(popups, (popup) => offerInTurn(popup, left.signal), left.signal);
    return () => left.abort();
  }, [popups, page, site]);
  return null;
}

/** True for a page that follows a form. */
const isThankYouPage = ({ template, path }: PageData, { forms }: SiteData): boolean =>
  template === "thank-you" || Object.values(forms).some(({ thanks }) => "page" in thanks && thanks.page === path);
