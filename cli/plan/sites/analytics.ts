import type { FormConfig } from "../../../runtime/site/forms.ts";
import type { PrivacyData, Provider, ProviderKind, ProviderSettings } from "../../../runtime/site/privacy.ts";
import { consentModel } from "../../config/geography/consentLaw.ts";
import { type AnalyticsConfig, usedProviders } from "../../config/schema/country/analytics.ts";
import type { CountryConfig } from "../../config/schema/country/country.ts";
import { serviceOn } from "../../config/routes/siteHosts.ts";
import { contentHash } from "../../core/contentHash.ts";
import { joinPolicies, type HeadPolicy } from "../seo/ownHeadTags.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** The settings of a provider, as written in `analytics`. */
type Written<K extends ProviderKind> = Exclude<AnalyticsConfig[K], false | undefined>;

interface ProviderPlan<K extends ProviderKind> {
  /** Name for visitors; undefined for the site's own. */
  name?: string;
  /** Prefixes of the names of its cookies. */
  cookies?: string[];
  /** @param parameters Names of the URL parameters that forms send. */
  settings(written: Written<K>, site: SiteContext, parameters: () => string[]): ProviderSettings[K];
  /** What it needs in the Content-Security-Policy. */
  policy(written: Written<K>): Partial<HeadPolicy>;
}

const GOOGLE_TAGS = "https://www.googletagmanager.com";

/** Hosts that Google Analytics 4 sends to, by region. */
const COLLECTORS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** The policy of a provider to whose URL pages send. */
const sendTo = ({ url }: { url: string }): Partial<HeadPolicy> => ({ connect: [url] });

const PROVIDERS: { [K in ProviderKind]: ProviderPlan<K> } = {
  /** https://plausible.io/docs/events-api */
  plausible: {
    name: "Plausible",
    settings: ({ url, domain }, { host }) => ({ url: serviceOn(host, url), domain }),
    policy: sendTo,
  },
  /** https://developer.matomo.org/api-reference/tracking-api */
  matomo: {
    name: "Matomo",
    settings: ({ url, siteId }, { host }) => ({ url: serviceOn(host, url), siteId }),
    policy: sendTo,
  },
  /** The owner's own endpoint. */
  endpoint: {
    settings: ({ url }, { host, site }) => ({ url: serviceOn(host, url), country: site.country }),
    policy: sendTo,
  },
  /**
   * Without Google signals, which would need advertising hosts as well
   * (https://developers.google.com/tag-platform/security/guides/csp).
   */
  ga4: {
    name: "Google Analytics",
    cookies: ["_ga"],
    settings: ({ id }, { site }) => ({ id, days: site.config.consent.days }),
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
  campaign: { settings: (_written, _site, parameters) => ({ names: parameters() }), policy: () => ({}) },
};

/** Data of the privacy banner; undefined on a site without analytics. */
export function planPrivacy(context: SiteContext, forms: Record<string, FormConfig>): PrivacyData | undefined {
  const { config, country } = context.site;
  const { days, log } = config.consent;
  const kinds = usedProviders(config);
  if (kinds.length === 0) return undefined;
  const plan = <K extends ProviderKind>(kind: K): Provider => {
    const { name, cookies = [], settings }: ProviderPlan<K> = PROVIDERS[kind];
    const written = config.analytics[kind] as Written<K>;
    const { category, needsConsent } = written;
    const parameters = () => listParameters(Object.values(forms));
    return { kind, name, category, needsConsent, cookies, settings: settings(written, context, parameters) };
  };
  return {
    model: consentModel(config),
    // Any change of a provider's settings asks visitors again.
    version: contentHash(JSON.stringify(kinds.map((kind) => [kind, config.analytics[kind]]))).slice(0, 8),
    days,
    country,
    log: log && serviceOn(context.host, log),
    providers: kinds.map(plan),
  };
}

/** Names of the URL parameters that forms send. */
function listParameters(forms: readonly FormConfig[]): string[] {
  const values = forms.flatMap(({ fields }) => fields).flatMap((field) => (field.type === "hidden" ? field.value : []));
  return [...new Set(values.flatMap((value) => (typeof value === "object" && "query" in value ? value.query : [])))];
}

/** What a country's providers and consent log need in the policy. */
export function analyticsPolicy(config: CountryConfig): HeadPolicy {
  const kinds = usedProviders(config);
  const { log } = config.consent;
  const logs = kinds.length > 0 && log !== undefined ? [log] : [];
  return joinPolicies([...kinds.map((kind) => policyOf(kind, config)), { connect: logs }]);
}

export function policyOf<K extends ProviderKind>(kind: K, { analytics }: CountryConfig): HeadPolicy {
  const plan: ProviderPlan<K> = PROVIDERS[kind];
  return joinPolicies([plan.policy(analytics[kind] as Written<K>)]);
}
