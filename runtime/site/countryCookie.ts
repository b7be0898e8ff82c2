/** Name of the cookie with the country that the visitor chose. The root page reads it, and so do hosts that can. */
export const COUNTRY_COOKIE = "country-choice";
