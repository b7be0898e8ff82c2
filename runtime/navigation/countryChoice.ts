import { COUNTRY_COOKIE, COUNTRY_SECONDS } from "../site/browserStorage.ts";

/**
 * Stores the country of a clicked link with `data-country`. It works before hydration, so it is a part of the boot
 * module, which js-cookie (used for all other cookies) would enlarge from 2.4 to 3.0 kB (Brotli).
 */
export function rememberChoice(): void {
  addEventListener("click", ({ target }) => {
    const key = target instanceof Element && target.closest<HTMLElement>("[data-country]")?.dataset["country"];
    if (key)
      document.cookie = `${COUNTRY_COOKIE}=${encodeURIComponent(key)}; path=/; max-age=${COUNTRY_SECONDS}; samesite=lax`;
  });
}
