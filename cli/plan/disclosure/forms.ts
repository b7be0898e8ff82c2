import type { Field, FormConfig, HiddenValue, ShownField } from "../../../runtime/site/forms.ts";
import type { Disclosed } from "../../../runtime/site/sections.ts";
import type { SiteData } from "../../../runtime/site/site.ts";
import { groupBy } from "../../core/lookups.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { hostOfUrl } from "./services.ts";

type HiddenField = Extract<Field, { type: "hidden" }>;

/** Lists what forms send, by receiving host. */
export function discloseForms(site: SiteContext, { forms }: SiteData): Disclosed[] {
  const byHost = groupBy(Object.values(forms), ({ send }) => hostOfUrl(site, send.url));
  return [...byHost].map(([host, sent]) => ({
    name: host,
    text: site.t("disclosure.formText", { host }),
    facts: factsOf(
      site,
      sent.flatMap(({ fields }) => fields),
    ),
  }));
}

function factsOf({ t, site: { language } }: SiteContext, fields: FormConfig["fields"]): Disclosed["facts"] {
  const shown = fields.filter((field) => field.type !== "hidden");
  const hidden = fields.filter((field): field is HiddenField => field.type === "hidden" && field.value !== "");
  const pickers = fields.flatMap((field) => ("dialCodes" in field && field.dialCodes ? [field.dialCodes.label] : []));
  const list = new Intl.ListFormat(language, { type: "unit" });
  const inOneLine = (labels: string[]) => (labels.length > 0 ? [list.format(new Set(labels))] : []);
  const labelsOf = (some: ShownField[]) => some.map(({ label }) => label);
  const unsent = [...pickers, ...labelsOf(shown.filter((field) => field.unsent))];
  const describe = ({ name, value }: HiddenField) => t("disclosure.named", { name, what: describeValue(t, value) });
  const facts = [
    { label: t("disclosure.fields"), values: inOneLine(labelsOf(shown.filter((field) => !field.unsent))) },
    { label: t("disclosure.hidden"), values: [...new Set(hidden.map(describe))] },
    { label: t("disclosure.unsent"), values: inOneLine(unsent) },
  ];
  return facts.filter(({ values }) => values.length > 0);
}

function describeValue(t: SiteContext["t"], value: HiddenValue): string {
  if (typeof value === "string") return t("disclosure.fixed", { value });
  if ("page" in value) return t(value.page === "title" ? "disclosure.pageTitle" : "disclosure.pageAddress");
  return t(value.present === undefined ? "disclosure.parameter" : "disclosure.hasParameter", { name: value.query });
}
