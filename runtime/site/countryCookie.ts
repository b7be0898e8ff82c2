/** Name of the cookie that remembers which country's site the visitor chose: read by the root page, and by hosts that can. */
export const COUNTRY_COOKIE = "country-choice";
