/** Where Google serves its tags. */
export const GOOGLE_TAGS = "https://www.googletagmanager.com";
