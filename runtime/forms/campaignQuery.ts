import { CAMPAIGN_KEY } from "../site/browserStorage.ts";

/** The page's query, followed by stored campaign parameters. Readers use the first value of a name. */
export function campaignQuery(): string {
  try {
    return `${location.search}&${sessionStorage.getItem(CAMPAIGN_KEY) ?? ""}`;
  } catch {
    return location.search;
  }
}
