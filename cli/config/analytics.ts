import type { ConsentModel, ProviderKind } from "../../runtime/site/privacy.ts";
import { defaultConsentModel } from "../geography/consentLaw.ts";
import type { CountryConfig } from "./schema/country.ts";

/** The providers that a country uses, in the order of their names. */
export const usedProviders = ({ analytics }: Pick<CountryConfig, "analytics">): ProviderKind[] =>
  (Object.keys(analytics) as ProviderKind[]).filter((kind) => analytics[kind]).sort();

/** What a country asks its visitors: what its file says, else what the law of its code asks for. */
export const consentModel = ({ consent, code }: Pick<CountryConfig, "consent" | "code">): ConsentModel =>
  consent.model ?? defaultConsentModel(code);
