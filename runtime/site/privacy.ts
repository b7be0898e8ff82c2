/** Categories of data that visitors are asked to allow. */
export const CATEGORIES = ["statistics", "marketing"] as const;
export type Category = (typeof CATEGORIES)[number];

/** `opt-in`: nothing runs before the visitor has agreed. `opt-out`: it runs until the visitor rejects it. */
export const CONSENT_MODELS = ["opt-in", "opt-out"] as const;
export type ConsentModel = (typeof CONSENT_MODELS)[number];

/** Settings of each kind of provider. Adapters are in `runtime/analytics`. */
export interface ProviderSettings {
  plausible: { url: string; domain: string };
  matomo: { url: string; siteId: number };
  endpoint: { url: string; country: string };
  ga4: { id: string; days: number };
  gtm: { id: string };
  campaign: { names: string[] };
}
export type ProviderKind = keyof ProviderSettings;

/** A provider of a site. */
export interface Provider {
  kind: ProviderKind;
  /** Name for visitors; absent for the site's own providers. */
  name?: string;
  category: Category;
  /** False: it stores nothing in the browser, and by the owner's decision runs until it is rejected. */
  needsConsent: boolean;
  /** Prefixes of its cookies' names. The cookies are removed when it may not run. */
  cookies: string[];
  settings: ProviderSettings[ProviderKind];
}

/** Privacy settings of a site. */
export interface PrivacyData {
  model: ConsentModel;
  /** Hash of the question; visitors are asked again when it changes. */
  version: string;
  /** Number of days for which a choice is valid. */
  days: number;
  /** Key of the country, for the log. */
  country: string;
  /** URL to log choices at, without anything about the visitor. */
  log?: string;
  providers: Provider[];
}
