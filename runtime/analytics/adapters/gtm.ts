import type { ProviderSettings } from "../../site/privacy.ts";
import type { Start } from "./adapter.ts";
import { loadTag, pushData, stopTags, tellConsent } from "./google.ts";

/** https://developers.google.com/tag-platform/tag-manager/datalayer */
export const start: Start<ProviderSettings["gtm"]> = ({ id }, allowed) => {
  tellConsent(allowed);
  pushData({ "gtm.start": Date.now(), event: "gtm.js" });
  loadTag("gtm.js", id);
  return {
    send: ({ name, props, page }) => pushData({ event: name, page_location: page, ...props }),
    update: tellConsent,
    stop: stopTags,
  };
};
