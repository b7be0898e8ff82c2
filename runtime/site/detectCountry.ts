/** Reads `country_code` from a geo-IP response; `null` if it has none. */
export function countryCodeOf(answer: unknown): string | null {
  const code = (answer as { country_code?: unknown } | null)?.country_code;
  return typeof code === "string" && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : null;
}

/** Requests the visitor's country code (upper case). `null` on failure or timeout, so nothing may depend on it. */
export async function detectCountry(url: string, timeoutMs: number): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), credentials: "omit" });
    return response.ok ? countryCodeOf(await response.json()) : null;
  } catch {
    return null;
  }
}
