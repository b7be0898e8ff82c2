/** Timeout of requests to the content API. */
const TIMEOUT_MS = 8000;

/**
 * Requests JSON of the content API, without credentials. Undefined after a failure or timeout, and for invalid JSON.
 */
export async function askApi(address: string): Promise<unknown> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(address, { signal: stop.signal, credentials: "omit" });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
