/** What visitors are asked for, beside what the pages need to work. */
export const CATEGORIES = ["statistics", "marketing"] as const;
export type Category = (typeof CATEGORIES)[number];

/** `opt-in`: nothing runs before the visitor has agreed. `opt-out`: it runs until the visitor rejects it. */
export const CONSENT_MODELS = ["opt-in", "opt-out"] as const;
export type ConsentModel = (typeof CONSENT_MODELS)[number];

/** What each kind of provider is told: its adapter is in `runtime/analytics/adapters`. */
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
  /** As visitors know it; absent for what is the site's own. */
  name?: string;
  category: Category;
  /** False: it keeps nothing in the browser and, by the owner's decision, runs until the visitor rejects its category. */
  needsConsent: boolean;
  /** Beginnings of the names of its cookies, which are removed when it may not run. */
  cookies: string[];
  settings: ProviderSettings[ProviderKind];
}

/** What a site asks its visitors, and what it does with the answer. */
export interface PrivacyData {
  model: ConsentModel;
  /** A hash of what is asked for: another one asks again. */
  version: string;
  /** For how many days an answer holds. */
  days: number;
  /** Key of the country, for the log. */
  country: string;
  /** Where choices are logged, without anything about the visitor. */
  log?: string;
  providers: Provider[];
}
