import type { NetworkData } from "../site/site.ts";

type GeoIp = NetworkData["geoIp"];

/** Data of the host-level pages for their script, inline as JSON. */
export interface RootData extends GeoIp {
  /** Homes by country key. */
  sites: Record<string, string>;
  /** Path that the pages are below; the root of the host when absent. */
  base?: string;
}

/** Reads the page's data; `undefined` when it is missing or damaged. The page's links work without it. */
export function readRootData(): RootData | undefined {
  try {
    return JSON.parse(document.getElementById("root-data")?.textContent ?? "") as RootData;
  } catch {
    return undefined;
  }
}
