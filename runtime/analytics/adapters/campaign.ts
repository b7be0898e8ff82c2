import { CAMPAIGN_KEY } from "../../site/browserStorage.ts";
import type { ProviderSettings } from "../../site/privacy.ts";
import type { Start } from "./adapter.ts";

/** Keeps, of the address by which the visitor came, the parameters that forms send. A later campaign replaces them. */
export const start: Start<ProviderSettings["campaign"]> = ({ names }) => {
  // The document's own address: the router may show another page of the site by now.
  const [landing] = performance.getEntriesByType("navigation");
  const query = new URL(landing?.name ?? location.href).searchParams;
  const found = [...query].filter(([name, value]) => names.includes(name) && value !== "");
  try {
    if (found.length > 0) sessionStorage.setItem(CAMPAIGN_KEY, new URLSearchParams(found).toString());
  } catch {
    // Storage is blocked: forms send what their own page's address has.
  }
  return {
    stop() {
      sessionStorage.removeItem(CAMPAIGN_KEY);
      return false;
    },
  };
};
