/** Requests JSON, without credentials. Undefined after a failure or timeout. */
export async function askJson(url: string, timeoutMs = 8000): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), credentials: "omit" });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
