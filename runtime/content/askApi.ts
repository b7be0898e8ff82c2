/** How long the content API may take to answer, in milliseconds. */
const TIMEOUT_MS = 8000;

/** Asks the content API, without credentials. Undefined after a failure, for a late answer and one that is no JSON. */
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
