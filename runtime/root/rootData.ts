import type { NetworkData } from "../site/site.ts";

/** Data of the host-level pages for their scripts, inlined as JSON: homes by country key, and base path, by default `/`. */
export type RootData = { sites: Record<string, string>; base?: string };

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
