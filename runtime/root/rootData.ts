import type { NetworkData } from "../site/site.ts";

type GeoIp = NetworkData["geoIp"];

/** What the host-level pages hand to their script, inline as JSON. */
export interface RootData extends GeoIp {
  /** Homes by country key. */
  sites: Record<string, string>;
}

/** Reads the page's data; nothing when the element is missing or damaged, and then the links are all there is. */
export function readRootData(): RootData | undefined {
  try {
    return JSON.parse(document.getElementById("root-data")?.textContent ?? "") as RootData;
  } catch {
    return undefined;
  }
}
