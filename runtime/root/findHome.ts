import { isSitePath } from "../site/safeHref.ts";
import type { GeoIpData } from "./rootData.ts";

/** Valid homes: a path on this origin, or the root of another host that the page lists. */
const isHome = (home: string): boolean => isSitePath(home) || /^https?:\/\/[a-z0-9.:-]+\/(?:[a-z0-9-]+\/)*$/.test(home);

/**
 * URL of the home for the visitor's country, by the geo-IP service's `country_code`. The fallback home for other
 * countries, failures, timeouts and invalid responses.
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
