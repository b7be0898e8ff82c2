import { CAMPAIGN_KEY, orUndefined } from "../site/browserStorage.ts";
import type { Start } from "./adapter.ts";

/** Stores the landing page's parameters that forms send. A later campaign replaces them. */
export const startCampaign: Start<"campaign"> = ({ names }) => {
  // The document's URL, because the router may already show another page.
  const [landing] = performance.getEntriesByType("navigation");
  const query = new URL(landing?.name ?? location.href).searchParams;
  const found = [...query].filter(([name, value]) => names.includes(name) && value !== "");
  // Where storage is blocked, forms send only parameters of their own page's URL.
  if (found.length > 0) orUndefined(() => sessionStorage.setItem(CAMPAIGN_KEY, new URLSearchParams(found).toString()));
  return { stop: () => void sessionStorage.removeItem(CAMPAIGN_KEY) };
};
