import type { FormConfig } from "../../../runtime/site/forms.ts";
import type { PrivacyData, Provider, ProviderKind } from "../../../runtime/site/privacy.ts";
import { consentModel } from "../../config/geography/consentLaw.ts";
import { usedProviders } from "../../config/schema/country/analytics.ts";
import type { CountryConfig } from "../../config/schema/country/country.ts";
import { serviceOn } from "../../config/routes/siteHosts.ts";
import { contentHash } from "../../core/contentHash.ts";
import { joinPolicies, type HeadPolicy } from "../seo/ownHeadTags.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { PROVIDERS, type ProviderPlan, type ProviderSite, type Written } from "./providers.ts";

/** Data of the privacy banner; undefined on a site without analytics. */
export function planPrivacy(
  { site: { config, country }, host }: SiteContext,
  forms: Record<string, FormConfig>,
): PrivacyData | undefined {
  const { days, log } = config.consent;
  const kinds = usedProviders(config);
  if (kinds.length === 0) return undefined;
  const site: ProviderSite = { host, country, days, parameters: listParameters(Object.values(forms)) };
  return {
    model: consentModel(config),
    // Any change of a provider's settings asks visitors again.
    version: contentHash(JSON.stringify(kinds.map((kind) => [kind, config.analytics[kind]]))).slice(0, 8),
    days,
    country,
    log: log && serviceOn(host, log),
    providers: kinds.map((kind) => planProvider(kind, config, site)),
  };
}

/** What a country's providers and consent log need in the policy. */
export function analyticsPolicy(config: CountryConfig): HeadPolicy {
  const kinds = usedProviders(config);
  const { log } = config.consent;
  const logs = kinds.length > 0 && log !== undefined ? [log] : [];
  return joinPolicies([...kinds.map((kind) => policyOf(kind, config)), { connect: logs }]);
}

function planProvider<K extends ProviderKind>(kind: K, config: CountryConfig, site: ProviderSite): Provider {
  const plan: ProviderPlan<K> = PROVIDERS[kind];
  const written = config.analytics[kind] as Written<K>;
  const { category, needsConsent } = written;
  const { name, cookies = [] } = plan;
  return { kind, name, category, needsConsent, cookies, settings: plan.settings(written, site) };
}

/** What a provider needs in the policy. */
export function policyOf<K extends ProviderKind>(kind: K, { analytics }: CountryConfig): HeadPolicy {
  const plan: ProviderPlan<K> = PROVIDERS[kind];
  return joinPolicies([plan.policy(analytics[kind] as Written<K>)]);
}

/** Names of the URL parameters that forms send. */
function listParameters(forms: readonly FormConfig[]): string[] {
  const values = forms.flatMap(({ fields }) => fields).flatMap((field) => (field.type === "hidden" ? field.value : []));
  return [...new Set(values.flatMap((value) => (typeof value === "object" && "query" in value ? value.query : [])))];
}
