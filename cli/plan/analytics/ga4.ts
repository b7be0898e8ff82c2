import { GOOGLE_TAGS } from "./google.ts";
import type { ProviderPlan } from "./providerKind.ts";

/** Hosts that Google Analytics 4 sends to, by region. */
const COLLECTORS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * Policy for Google Analytics 4 without Google signals, which would need advertising hosts as well
 * (https://developers.google.com/tag-platform/security/guides/csp).
 */
export const ga4: ProviderPlan<"ga4"> = {
  name: "Google Analytics",
  cookies: ["_ga"],
  settings: ({ id }, { days }) => ({ id, days }),
  policy: () => ({
    scripts: [GOOGLE_TAGS],
    connect: [...COLLECTORS, GOOGLE_TAGS],
    images: [...COLLECTORS.slice(0, 1), GOOGLE_TAGS],
  }),
};
