import Cookies from "js-cookie";
import { COUNTRY_COOKIE } from "../site/browserStorage.ts";
import type { RootData } from "./rootData.ts";

/** Whether to stay on the page: with `?stay`, and when the visitor comes back. */
export function wantsToStay(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return new URLSearchParams(location.search).has("stay") || navigation?.type === "back_forward";
}

/** The home that the visitor has chosen before. */
export function rememberedHome({ sites }: RootData): string | undefined {
  const chosen = Cookies.get(COUNTRY_COOKIE);
  return chosen !== undefined && Object.hasOwn(sites, chosen) ? sites[chosen] : undefined;
}

/** Redirects with the query, which campaigns need. */
export function goTo(home: string): void {
  location.replace(home + location.search + location.hash);
}
