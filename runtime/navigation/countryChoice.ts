import { COUNTRY_COOKIE, COUNTRY_SECONDS } from "../site/browserStorage.ts";

/** What to assign to `document.cookie` to remember a country by its key for a year. */
function countryCookie(key: string): string {
  return `${COUNTRY_COOKIE}=${encodeURIComponent(key)}; path=/; max-age=${COUNTRY_SECONDS}; samesite=lax`;
}

/** Remembers the country of each link with `data-country` that is clicked. It works before hydration. */
export function rememberChoice(): void {
  addEventListener("click", ({ target }) => {
    const key = target instanceof Element && target.closest<HTMLElement>("[data-country]")?.dataset["country"];
    if (key) document.cookie = countryCookie(key);
  });
}

/** The remembered country's key, from the text of `document.cookie`. */
export function chosenCountry(cookies: string): string | undefined {
  const value = cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${COUNTRY_COOKIE}=`))
    ?.slice(COUNTRY_COOKIE.length + 1);
  return value && /^[\w%-]+$/.test(value) ? value : undefined;
}
