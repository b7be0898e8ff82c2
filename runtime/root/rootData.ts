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
