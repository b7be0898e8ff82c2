import Cookies from "js-cookie";
import { COUNTRY_COOKIE } from "../site/browserStorage.ts";
import type { NetworkData } from "../site/site.ts";

/** Data of the host-level pages for their scripts, inlined as JSON. */
export interface RootData {
  /** Homes by country key. */
  sites: Record<string, string>;
  /** Base path of the pages; default: `/`. */
  base?: string;
}

/** The data with geo-IP service. */
export type GeoIpData = RootData & NonNullable<NetworkData["geoIp"]>;

/** Reads the page's data; `undefined` if it is missing or damaged. The page's links work without it. */
export function readRootData<Data extends RootData = RootData>(): Data | undefined {
  try {
    return JSON.parse(document.getElementById("root_data")?.textContent ?? "") as Data;
  } catch {
    return undefined;
  }
}

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
