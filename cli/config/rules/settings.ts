import { TEMPLATE_NAMES } from "../../../runtime/site/page.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { Rule, SiteConfig } from "../../model/config.ts";
import { findText } from "../facts/citations.ts";
import { placeholderProblem, placeholdersIn } from "../text/placeholder.ts";
import { consentLaw, consentModel } from "../geography/consentLaw.ts";
import { usedProviders } from "../schema/country/analytics.ts";
import { formNames, resolveForm, usedFields } from "../resolveForm.ts";
import { forEachCountry } from "./forms/forEachForm.ts";

/** Budgets name `default` or an existing template. */
export const budgetsNameTypes: Rule = ({ network, templates, locateNetwork }) => {
  const types = ["default", ...TEMPLATE_NAMES, ...templates];
  return Object.keys(network.budgets)
    .filter((type) => !types.includes(type))
    .map((type) => ({
      code: "invalid-choice",
      message: `\`${type}\` is not a page type`,
      why: "The key of a budget is the name of a template, or `default`.",
      hint: didYouMean(type, types, types.length),
      place: locateNetwork(["budgets", type], true),
    }));
};

export const contactsAreReal = forEachCountry(
  ({ config, locate }) =>
    config.contacts.placeholder && {
      code: "placeholder-contacts",
      severity: "warning",
      message: `The contact details of ${config.name} are placeholders`,
      why: "All of its pages are `noindex`, and structured data leaves the details out.",
      hint: "Write your own telephone numbers, email address and offices, then remove `placeholder`.",
      place: locate(["contacts", "placeholder"], true),
    },
);

export const settingsAreWritten = forEachCountry(({ config, locate }) => {
  const marks = placeholdersIn(JSON.stringify(config));
  return marks[0] !== undefined && placeholderProblem(marks, locate(findText(config, marks[0]) ?? ["name"]));
});

/** network.yaml configures the services (geo-IP, content API) that layouts and countries use. */
export const servicesAreNamed: Rule = ({ network, locateNetwork, countries }) => [
  Object.entries(network.layouts)
    .filter(([, { detectCountry }]) => detectCountry && !network.geoIp)
    .map(([layout]) => ({
      code: "missing-key",
      message: `The layout \`${layout}\` detects the visitor's country, but network.yaml has no \`geoIp\``,
      why: "`geoIp.url` is the service that tells a visitor's country.",
      hint: "Add `geoIp: { url: https://… }` to network.yaml, or remove `detectCountry`.",
      place: locateNetwork(["layouts", layout, "detectCountry"]),
    })),
  countries.map((site) =>
    (network.contentApi?.navigation === undefined ? menuPlaces(site) : []).map((path) => ({
      code: "missing-key",
      message: `${site.config.name} has a menu in the content API, but network.yaml does not set the address of menus`,
      why: "The menu is loaded from {base}/{navigation}/menu/{id}, which is set in `contentApi` of network.yaml.",
      hint: network.contentApi
        ? "Add `contentApi.navigation` to network.yaml, for example `menus/v1`, or remove this."
        : "Add `contentApi: { base: https://…, navigation: menus/v1 }` to network.yaml, or remove this.",
      place: site.locate(path, true),
    })),
  ),
  countries
    .filter(({ config }) => config.store?.options && !network.contentApi)
    .map((site) => ({
      code: "missing-key",
      message: `${site.config.name} has site options in the content API, but network.yaml does not set their address`,
      why: "They are loaded from {base}/acf/v2/options, which is set in `contentApi` of network.yaml.",
      hint: "Add `contentApi: { base: https://… }` to network.yaml, or remove this.",
      place: site.locate(["store", "options"], true),
    })),
];

/** Where a country refers to menus of the content API. */
const menuPlaces = ({ config: { contentApi, store } }: SiteConfig): PropertyKey[][] => [
  ...(contentApi ? [["contentApi"]] : []),
  ...Object.entries(store?.footerMenus ?? {})
    .filter(([, { menuId }]) => menuId !== undefined)
    .map(([name]) => ["store", "footerMenus", name, "menuId"]),
];

/** If the content API has menus, each country names its own. */
export const menusAreNamed = forEachCountry(
  ({ config, locate }, { network }) =>
    network.contentApi?.navigation !== undefined &&
    !config.contentApi && {
      code: "missing-key",
      severity: "warning",
      message: `${config.name} has no menu in the content API`,
      why: "Its header keeps the menu of `navigation`, and does not show changes made in the CMS.",
      hint: "Add `contentApi: { menuId: … }`, the id of its menu. If the CMS has no menus, remove `contentApi.navigation` from network.yaml.",
      place: locate(["name"], true),
    },
);

/** Warns if visits are counted without consent where the country's law requires it. */
export const consentFitsTheLaw = forEachCountry(({ config, locate }) => {
  const law = consentLaw(config.code);
  if (law?.model !== "opt-in" || usedProviders(config).length === 0) return undefined;
  const { campaign } = config.analytics;
  const at = { code: "consent-law", severity: "warning", why: `${law.law} (${law.source}).` } as const;
  if (consentModel(config) === "opt-out")
    return {
      ...at,
      message: `${config.name} counts visits before visitors agree`,
      hint: "Remove `consent.model`, or write `opt-in`. A provider that stores nothing in the browser can have `needsConsent: false`; that decision is yours.",
      place: locate(["consent", "model"]),
    };
  if (!campaign || campaign.needsConsent) return undefined;
  return {
    ...at,
    message: `${config.name} stores campaign parameters in browsers before visitors agree`,
    hint: "Remove `needsConsent`. Until visitors agree, forms then send the parameters of their own page's address.",
    place: locate(["analytics", "campaign", "needsConsent"]),
  };
});

/** Warns about campaign parameters that no form sends. */
export const campaignIsSent = forEachCountry(
  (site) =>
    site.config.analytics.campaign &&
    !sendsParameter(site) && {
      code: "invalid-value",
      severity: "warning",
      message: `No form of ${site.config.name} sends a campaign parameter`,
      why: "Only parameters that hidden fields send are kept for the visit, so nothing would be kept.",
      hint: "Add a field such as `utm_campaign: { type: hidden, value: { query: utm_campaign } }`, or write `campaign: false`.",
      place: site.locate(["analytics", "campaign"], true),
    },
);

const sendsParameter = ({ config: { forms } }: SiteConfig): boolean =>
  formNames(forms).some((name) =>
    usedFields(resolveForm(forms, name)).some(
      ({ field }) => field.type === "hidden" && typeof field.value === "object" && "query" in field.value,
    ),
  );
