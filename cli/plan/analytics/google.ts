/** Host of Google's tags. */
export const GOOGLE_TAGS = "https://www.googletagmanager.com";
