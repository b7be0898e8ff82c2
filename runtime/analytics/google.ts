import type { Category } from "../site/privacy.ts";
import type { Start } from "./adapter.ts";

type Signal = "ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage";

/** The signals of Consent Mode v2, by the category that grants them. */
const SIGNALS: Record<Signal, Category> = {
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

/** Adds data that triggers tags of a container. */
const pushData = (data: object): unknown => layer().push(data);

const signals = (allowed: readonly Category[]) =>
  Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, category]) => [signal, allowed.includes(category) ? "granted" : "denied"]),
  );

/** Sends the allowed categories to tags, the first time after a default that denies everything. */
function tellConsent(allowed: readonly Category[]): void {
  if (layer().length === 0) gtag("consent", "default", signals([]));
  gtag("consent", "update", signals(allowed));
}

/** Loads a script of Google's tags. Trusted Types require a policy for script URLs, which allows only that host. */
function loadTag(file: "gtag/js" | "gtm.js", id: string): void {
  const address = `${TAGS}${file}?id=${encodeURIComponent(id)}`;
  const script = document.createElement("script");
  script.async = true;
  script.src = trusted(address);
  document.head.append(script);
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const isKnown = (url: string) => {
    if (!url.startsWith(TAGS)) throw new TypeError(url);
    return url;
  };
  policy ??= trustedTypes?.createPolicy("sitegen-tags", { createScriptURL: isKnown });
  return policy ? policy.createScriptURL(address) : address;
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

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
  pushData({ "gtm.start": Date.now(), event: "gtm.js" });
  loadTag("gtm.js", id);
  return {
    send: ({ name, props, page }) => pushData({ event: name, page_location: page, ...props }),
    update: tellConsent,
    stop: stopTags,
  };
};
