import { isSitePath } from "../site/safeHref.ts";
import type { GeoIpData } from "./rootData.ts";

/** A path of this origin, or the root of another host that the page names. */
const isHome = (home: string): boolean => isSitePath(home) || /^https?:\/\/[a-z0-9.:-]+\/(?:[a-z0-9-]+\/)*$/.test(home);

/**
 * Address of the home for the visitor's country, by the geo-IP service's `country_code`. The fallback's home for any other
 * country, an invalid or late answer, and a failure.
 */
export async function findHome({ url, timeoutMs, homes, fallback }: GeoIpData): Promise<string> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const response = await fetch(url, { signal: stop.signal, credentials: "omit" });
    const answer = (await response.json()) as { country_code?: unknown } | null;
    const code = answer?.country_code;
    const home =
      typeof code === "string" && Object.hasOwn(homes, code.toUpperCase()) ? homes[code.toUpperCase()] : undefined;
    return home && isHome(home) ? home : fallback;
  } catch {
    return fallback;
  } finally {
    clearTimeout(timer);
  }
}
