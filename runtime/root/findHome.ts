import { isSitePath } from "../site/urls.ts";
import type { RootData } from "./rootData.ts";

/**
 * The home for where the visitor is, by the geo-IP service's `country_code` (spec section 2). The fallback for any other
 * country, a failure, an odd answer, and an answer that is late.
 */
export async function findHome({ url, timeoutMs, homes, fallback }: RootData): Promise<string> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const response = await fetch(url, { signal: stop.signal, credentials: "omit" });
    const answer = (await response.json()) as { country_code?: unknown } | null;
    const code = answer?.country_code;
    const home =
      typeof code === "string" && Object.hasOwn(homes, code.toUpperCase()) ? homes[code.toUpperCase()] : undefined;
    return home && isSitePath(home) ? home : fallback;
  } catch {
    return fallback;
  } finally {
    clearTimeout(timer);
  }
}
