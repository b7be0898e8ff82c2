import type { Category } from "../site/privacy.ts";
import type { Start } from "./adapter.ts";

/** The signals of Consent Mode v2, by the category that grants them. */
const SIGNALS: Record<string, Category> = {
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  analytics_storage: "statistics",
};

const TAGS = "https://www.googletagmanager.com/";

const layer = (): unknown[] => ((window as { dataLayer?: unknown[] }).dataLayer ??= []);

/** Google's tags recognise commands by the type of `arguments`; an array would be data. */
const gtag: (...command: unknown[]) => void = function gtag() {
  // oxlint-disable-next-line prefer-rest-params
  layer().push(arguments);
};

const signals = (allowed: readonly Category[]) =>
  Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, category]) => [signal, allowed.includes(category) ? "granted" : "denied"]),
  );

/** Sends the allowed categories to tags, the first time after a default that denies everything. */
function tellConsent(allowed: readonly Category[]): void {
  if (layer().length === 0) gtag("consent", "default", signals([]));
  gtag("consent", "update", signals(allowed));
}

type Policy = { createScriptURL(url: string): string };

let policy: Policy | undefined;

/** Loads a script of Google's tags. Trusted Types require a policy for script URLs, which allows only that host. */
function loadTag(file: "gtag/js" | "gtm.js", id: string): void {
  const address = `${TAGS}${file}?id=${encodeURIComponent(id)}`;
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  policy ??= trustedTypes?.createPolicy("sitegen-tags", {
    createScriptURL(url) {
      if (!url.startsWith(TAGS)) throw new TypeError(url);
      return url;
    },
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}

/** Tags that have run can only be stopped by a new document. */
function stopTags(): true {
  tellConsent([]);
  return true;
}

const DAY = 24 * 60 * 60;

/** https://developers.google.com/analytics/devguides/collection/ga4 */
export const startGa4: Start<"ga4"> = ({ id, days }, allowed) => {
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

/** https://developers.google.com/tag-platform/tag-manager/datalayer */
export const startGtm: Start<"gtm"> = ({ id }, allowed) => {
  tellConsent(allowed);
  layer().push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadTag("gtm.js", id);
  return {
    send: ({ name, props, page }) => layer().push({ event: name, page_location: page, ...props }),
    update: tellConsent,
    stop: stopTags,
  };
};
