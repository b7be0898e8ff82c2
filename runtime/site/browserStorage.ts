/**
 * Names and lifetimes of everything that the sites' scripts store in browsers, except the cookies of `popups` in
 * layouts. Used by scripts and by pages that disclose them (`type: disclosure`). Renaming one loses visitors' data.
 */

/** Cookie with the country that the visitor chose. Read by the root page, and by hosts that can. */
export const COUNTRY_COOKIE = "country-choice";

/** Its lifetime: a year. */
export const COUNTRY_SECONDS = 365 * 24 * 60 * 60;

/** Session storage: the visitor's places on pages of the history, while another document is shown. */
export const PLACES_KEY = "places";

/** Local storage: set while leads may be in the outbox. Contains nothing about the visitor. */
export const WAITING_KEY = "undelivered";

/** IndexedDB: the outbox, with leads that could not be sent. */
export const OUTBOX_DATABASE = "undelivered";

/** How long an undelivered lead is kept, in milliseconds: 72 hours. */
export const OUTBOX_MS = 72 * 3600e3;

/** Local storage: random ids of the latest leads that the outbox has delivered. */
export const DELIVERED_KEY = "delivered";

/** Session cookie: an enquiry was sent in this visit. */
export const SENT_COOKIE = "enquiry-sent";

/** Local storage: ticked items of checklists, by the page's path. Never sent. */
export const CHECKLIST_KEY = "checklists";

/** Local storage: the visitor's "Privacy choices", with the version of the question. Contains no id. */
export const PRIVACY_KEY = "privacy-choices";

/** Session storage: campaign parameters of the landing page's URL, if the visitor allows it. */
export const CAMPAIGN_KEY = "campaign";

/** Runs a function that may throw, as everything that uses storage does where that is blocked or full. */
export function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
