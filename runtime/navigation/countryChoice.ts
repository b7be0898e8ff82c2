import { COUNTRY_COOKIE, COUNTRY_SECONDS } from "../site/browserStorage.ts";

/**
 * Remembers the country of each link with `data-country` that is clicked. It works before hydration, so that it is a part of
 * the boot module: that one has 2.4 kB (brotli), and would have 3.0 kB with js-cookie, which has all other cookies.
 */
export function rememberChoice(): void {
  addEventListener("click", ({ target }) => {
    const key = target instanceof Element && target.closest<HTMLElement>("[data-country]")?.dataset["country"];
    if (key)
      document.cookie = `${COUNTRY_COOKIE}=${encodeURIComponent(key)}; path=/; max-age=${COUNTRY_SECONDS}; samesite=lax`;
  });
}
