import { consentLaw } from "../../geography/consentLaw.ts";
import type { Problem } from "../../report/problem.ts";
import { consentModel, usedProviders } from "../analytics.ts";
import { formNames } from "../forms/listFields.ts";
import { resolveForm, usedFields } from "../forms/resolveForm.ts";
import type { SiteConfig } from "../config.ts";
import { forEachCountry } from "./forms/forEachForm.ts";

/** Warns if visits are counted without consent where the country's law requires it. */
export const consentFitsTheLaw = forEachCountry((site): Problem[] => {
  const { config } = site;
  const law = consentLaw(config.code);
  const providers = usedProviders(config);
  if (law?.model !== "opt-in" || providers.length === 0) return [];
  const problem = (path: string[], message: string, hint: string): Problem => ({
    code: "consent-law",
    severity: "warning",
    message,
    why: `${law.law} (${law.source}).`,
    hint,
    place: site.locate(path),
  });
  if (consentModel(config) === "opt-out")
    return [
      problem(
        ["consent", "model"],
        `${config.name} counts visits before visitors agree`,
        "Remove `consent.model`, or write `opt-in`. A provider that stores nothing in the browser can have `needsConsent: false`; that decision is yours.",
      ),
    ];
  const { campaign } = config.analytics;
  return campaign && !campaign.needsConsent
    ? [
        problem(
          ["analytics", "campaign", "needsConsent"],
          `${config.name} stores campaign parameters in browsers before visitors agree`,
          "Remove `needsConsent`. Until visitors agree, forms then send the parameters of their own page's address.",
        ),
      ]
    : [];
});

/** Warns about campaign parameters that no form sends. */
export const campaignIsSent = forEachCountry((site): Problem[] =>
  !site.config.analytics.campaign || sendsParameter(site)
    ? []
    : [
        {
          code: "invalid-value",
          severity: "warning",
          message: `No form of ${site.config.name} sends a campaign parameter`,
          why: "Only parameters that hidden fields send are kept for the visit, so nothing would be kept.",
          hint: "Add a field such as `utm_campaign: { type: hidden, value: { query: utm_campaign } }`, or write `campaign: false`.",
          place: site.locate(["analytics", "campaign"], true),
        },
      ],
);

const sendsParameter = ({ config: { forms } }: SiteConfig): boolean =>
  formNames(forms).some((name) =>
    usedFields(resolveForm(forms, name)).some(
      ({ field }) => field.type === "hidden" && typeof field.value === "object" && "query" in field.value,
    ),
  );
