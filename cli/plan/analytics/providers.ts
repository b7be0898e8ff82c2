import type { ProviderKind, ProviderSettings } from "../../../runtime/site/privacy.ts";
import type { AnalyticsConfig } from "../../config/schema/country/analytics.ts";
import type { HeadPolicy } from "../seo/ownHeadTags.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { serviceOn } from "../../config/routes/siteHosts.ts";

/** The settings of a provider, as written in `analytics`. */
export type Written<K extends ProviderKind> = Exclude<AnalyticsConfig[K], false | undefined>;

/** The data of a site that providers need. */
export type ProviderSite = Pick<SiteContext, "host"> & {
  country: string;
  /** Number of days for which a visitor's answer is valid. */
  days: number;
  /** Names of the URL parameters that forms send. */
  parameters: string[];
};

/** A kind of analytics provider. */
export interface ProviderPlan<K extends ProviderKind> {
  /** Name for visitors; undefined for the site's own. */
  name?: string;
  /** Prefixes of the names of its cookies. */
  cookies?: string[];
  settings(written: Written<K>, site: ProviderSite): ProviderSettings[K];
  /** What it needs in the Content-Security-Policy. */
  policy(written: Written<K>): Partial<HeadPolicy>;
}

/** Host of Google's tags. */
const GOOGLE_TAGS = "https://www.googletagmanager.com";

/** Hosts that Google Analytics 4 sends to, by region. */
const COLLECTORS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** The kinds of providers. */
export const PROVIDERS: { [K in ProviderKind]: ProviderPlan<K> } = {
  /** https://plausible.io/docs/events-api */
  plausible: {
    name: "Plausible",
    settings: ({ url, domain }, { host }) => ({ url: serviceOn(host, url), domain }),
    policy: ({ url }) => ({ connect: [url] }),
  },
  /** https://developer.matomo.org/api-reference/tracking-api */
  matomo: {
    name: "Matomo",
    settings: ({ url, siteId }, { host }) => ({ url: serviceOn(host, url), siteId }),
    policy: ({ url }) => ({ connect: [url] }),
  },
  /** The owner's own endpoint. */
  endpoint: {
    settings: ({ url }, { host, country }) => ({ url: serviceOn(host, url), country }),
    policy: ({ url }) => ({ connect: [url] }),
  },
  /**
   * Without Google signals, which would need advertising hosts as well
   * (https://developers.google.com/tag-platform/security/guides/csp).
   */
  ga4: {
    name: "Google Analytics",
    cookies: ["_ga"],
    settings: ({ id }, { days }) => ({ id, days }),
    policy: () => ({
      scripts: [GOOGLE_TAGS],
      connect: [...COLLECTORS, GOOGLE_TAGS],
      images: [...COLLECTORS.slice(0, 1), GOOGLE_TAGS],
    }),
  },
  /** The owner lists the hosts that the container's tags need. */
  gtm: {
    name: "Google Tag Manager",
    cookies: ["_ga", "_gcl_"],
    settings: ({ id }) => ({ id }),
    policy: ({ scripts, connect, images }) => ({
      scripts: [GOOGLE_TAGS, ...scripts],
      connect: [GOOGLE_TAGS, ...connect],
      images: [GOOGLE_TAGS, ...images],
    }),
  },
  /** Keeps only the URL parameters that forms send. */
  campaign: { settings: (_, { parameters }) => ({ names: parameters }), policy: () => ({}) },
};
