import { CAMPAIGN_KEY } from "../site/browserStorage.ts";

/** The query of the page's address, and behind it what is kept of the one by which the visitor came: the first of a name is read. */
export function campaignQuery(): string {
  try {
    return `${location.search}&${sessionStorage.getItem(CAMPAIGN_KEY) ?? ""}`;
  } catch {
    return location.search;
  }
}
