import type { Field, FormConfig, HiddenValue, ShownField } from "../../../runtime/site/forms.ts";
import type { Disclosed } from "../../../runtime/site/sections.ts";
import { groupBy } from "../../core/lookups.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { planForms } from "../forms/planForms.ts";
import { hostOfUrl } from "./services.ts";

type HiddenField = Extract<Field, { type: "hidden" }>;

/** Lists what forms send, by receiving host. */
export function discloseForms(site: SiteContext): Disclosed[] {
  const byHost = groupBy(Object.values(planForms(site)), ({ send }) => hostOfUrl(site, send.url));
  return [...byHost].map(([host, forms]) => ({
    name: host,
    text: site.t("disclosure.formText", { host }),
    facts: factsOf(
      site,
      forms.flatMap(({ fields }) => fields),
    ),
  }));
}

function factsOf({ t, site: { language } }: SiteContext, fields: FormConfig["fields"]): Disclosed["facts"] {
  const shown = fields.filter((field) => field.type !== "hidden");
  const hidden = fields.filter((field): field is HiddenField => field.type === "hidden" && field.value !== "");
  const pickers = fields.flatMap((field) => ("dialCodes" in field && field.dialCodes ? [field.dialCodes.label] : []));
  const list = new Intl.ListFormat(language, { type: "unit" });
  const inOneLine = (labels: string[]) => (labels.length > 0 ? [list.format(new Set(labels))] : []);
  const facts = [
    { label: t("disclosure.fields"), values: inOneLine(labelsOf(shown.filter(({ unsent }) => !unsent))) },
    { label: t("disclosure.hidden"), values: [...new Set(hidden.map((field) => describe(t, field)))] },
    {
      label: t("disclosure.unsent"),
      values: inOneLine([...pickers, ...labelsOf(shown.filter(({ unsent }) => unsent))]),
    },
  ];
  return facts.filter(({ values }) => values.length > 0);
}

const labelsOf = (fields: readonly ShownField[]): string[] => fields.map(({ label }) => label);

/** The name of a hidden field and its value. */
const describe = (t: SiteContext["t"], { name, value }: HiddenField): string =>
  t("disclosure.named", { name, what: describeValue(t, value) });

function describeValue(t: SiteContext["t"], value: HiddenValue): string {
  if (typeof value === "string") return t("disclosure.fixed", { value });
  if ("page" in value) return t(value.page === "title" ? "disclosure.pageTitle" : "disclosure.pageAddress");
  return value.present === undefined
    ? t("disclosure.parameter", { name: value.query })
    : t("disclosure.hasParameter", { name: value.query });
}
