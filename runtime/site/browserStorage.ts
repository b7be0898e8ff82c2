/**
 * All that the sites' scripts keep in a visitor's browser, by name and for how long; beside these only the cookies that
 * layouts name (`popups`). Scripts take the names from here, and so do pages that list them (`type: disclosure`). Browsers
 * of visitors hold what is kept under a name: another one would lose it.
 */

/** Cookie with the country that the visitor chose. The root page reads it, and so do hosts that can. */
export const COUNTRY_COOKIE = "country-choice";

/** Its lifetime: a year. */
export const COUNTRY_SECONDS = 365 * 24 * 60 * 60;

/** Session storage: where the visitor was on pages of the history, while another document is shown. */
export const PLACES_KEY = "places";

/** Local storage: set while leads may wait in the outbox. It holds nothing about the visitor. */
export const WAITING_KEY = "undelivered";

/** IndexedDB: the outbox, with encrypted leads that could not be sent, and their key. */
export const OUTBOX_DATABASE = "undelivered";

/** How long an undelivered lead is kept, in milliseconds: 72 hours. */
export const OUTBOX_MS = 72 * 3600e3;

/** Local storage: random ids of the leads that the outbox has delivered last. They say nothing about the visitor. */
export const DELIVERED_KEY = "delivered";

/** Session cookie: an enquiry has been sent in this visit. It says nothing about the visitor. */
export const SENT_COOKIE = "enquiry-sent";

/** Local storage: the documents of checklists that are ticked, by the path of the page. Nothing of it is sent. */
export const CHECKLIST_KEY = "checklists";

/** Local storage: what the visitor has chosen under "Privacy choices", by the version of what was asked. It has no id. */
export const PRIVACY_KEY = "privacy-choices";

/** Session storage: the campaign parameters of the address by which the visitor came; only where the visitor allows it. */
export const CAMPAIGN_KEY = "campaign";
