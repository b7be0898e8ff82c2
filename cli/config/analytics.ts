import type { ConsentModel, ProviderKind } from "../../runtime/site/privacy.ts";
import { defaultConsentModel } from "./geography/consentLaw.ts";
import type { CountryConfig } from "./schema/country.ts";

/** The analytics providers that a country uses, sorted by name. */
export const usedProviders = ({ analytics }: Pick<CountryConfig, "analytics">): ProviderKind[] =>
  (Object.keys(analytics) as ProviderKind[]).filter((kind) => analytics[kind]).sort();

/** The consent model of a country: configured, else the default of its law. */
export const consentModel = ({ consent, code }: Pick<CountryConfig, "consent" | "code">): ConsentModel =>
  consent.model ?? defaultConsentModel(code);
