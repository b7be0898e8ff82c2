import type { NetworkData } from "../site/site.ts";

/** Data of the host-level pages for their script, inline as JSON. */
export interface RootData {
  /** Homes by country key. */
  sites: Record<string, string>;
  /** Path that the pages are below; the root of the host when absent. */
  base?: string;
}

/** The same where the geo-IP service is asked. */
export type GeoIpData = RootData & NonNullable<NetworkData["geoIp"]>;

/** Reads the page's data; `undefined` when it is missing or damaged. The page's links work without it. */
export function readRootData<Data extends RootData = RootData>(): Data | undefined {
  try {
    return JSON.parse(document.getElementById("root_data")?.textContent ?? "") as Data;
  } catch {
    return undefined;
  }
}
