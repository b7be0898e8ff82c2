import type { ProviderSettings } from "../../site/privacy.ts";
import type { Start } from "./adapter.ts";
import { gtag, loadTag, stopTags, tellConsent } from "./google.ts";

const DAY = 24 * 60 * 60;

/** https://developers.google.com/analytics/devguides/collection/ga4 */
export const start: Start<ProviderSettings["ga4"]> = ({ id, days }, allowed) => {
  tellConsent(allowed);
  gtag("js", new Date());
  gtag("config", id, {
    send_page_view: false,
    // Google signals would send data to advertising hosts, which the content security policy doesn't allow.
    allow_google_signals: false,
    cookie_expires: days * DAY,
  });
  loadTag("gtag/js", id);
  return {
    send: ({ name, props, page }) =>
      gtag("event", name, { page_location: page, page_title: document.title, ...props, send_to: id }),
    update: tellConsent,
    stop() {
      Object.assign(window, { [`ga-disable-${id}`]: true });
      return stopTags();
    },
  };
};
