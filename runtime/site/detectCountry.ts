import { askJson } from "./askJson.ts";

/** Reads `country_code` from a geo-IP response; `null` if it has none. */
export function countryCodeOf(answer: unknown): string | null {
  const code = (answer as { country_code?: unknown } | null | undefined)?.country_code;
  return typeof code === "string" && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : null;
}

/** Requests the visitor's country code (upper case). `null` on failure or timeout, so nothing may depend on it. */
export const detectCountry = async (url: string, timeoutMs: number): Promise<string | null> =>
  countryCodeOf(await askJson(url, timeoutMs));
