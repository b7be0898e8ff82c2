import type { Problem } from "../../../core/problems/problem.ts";
import { didYouMean } from "../../../core/problems/suggest.ts";
import { optionsOf, usedFields, type PlacedField, resolveForm, type ResolvedForm } from "../../forms/resolveForm.ts";
import type { NetworkConfig } from "../../schema/network.ts";
import { formNames } from "../../forms/listFields.ts";
import type { Config, SiteConfig, Rule } from "../../../model/config.ts";
import type { FormWrittenConfig } from "../../schema/forms/form.ts";

/** A form of a country, as written and resolved. */
export interface NamedForm {
  name: string;
  written: FormWrittenConfig;
  resolved: ResolvedForm;
}

/** Makes a rule from a check of one country. */
export const forEachCountry =
  (check: (site: SiteConfig, config: Config) => Problem[]): Rule =>
  (config) =>
    config.countries.flatMap((site) => check(site, config));

/** Makes a rule from a check of one form. */
export const forEachForm = (check: (form: NamedForm, site: SiteConfig, config: Config) => Problem[]): Rule =>
  forEachCountry((site, config) => listForms(site).flatMap((form) => check(form, site, config)));

function listForms({ config: { forms } }: SiteConfig): NamedForm[] {
  return formNames(forms).flatMap((name) => {
    const written = forms.forms[name];
    return written ? [{ name, written, resolved: resolveForm(forms, name) }] : [];
  });
}

/** Conditions refer to values that an earlier field of the form can have. */
export const conditionsCanBeMet = forEachForm(({ name, written, resolved }, site, { network }) => {
  const fields = usedFields(resolved);
  // The order of fields is unknown if one has a wrong name.
  const { fields: defined } = site.config.forms;
  if ([...(written.fields ?? []), ...written.add.map(({ field }) => field)].some((key) => !Object.hasOwn(defined, key)))
    return [];
  return fields.flatMap(({ key, field }, index) => {
    if (!("showWhen" in field) || !field.showWhen) return [];
    const isChanged = Object.hasOwn(written.override, key) && written.override[key]?.showWhen;
    const path = ["forms", ...(isChanged ? [name, "override"] : ["fields"]), key, "showWhen"];
    return Object.entries(field.showWhen).flatMap(([other, values]): Problem[] => {
      const mistake = findMistake(network, fields.slice(0, index), { other, values, form: name });
      if (!mistake) return [];
      const { isKey, ...words } = mistake;
      return [{ code: "field-condition", severity: "error", ...words, place: site.locate([...path, other], isKey) }];
    });
  });
});

interface Condition {
  other: string;
  values: (string | boolean)[];
  form: string;
}

interface Mistake extends Pick<Problem, "message" | "why" | "hint"> {
  /** Whether the key is wrong, not the value. */
  isKey: boolean;
}

function findMistake(
  network: Pick<NetworkConfig, "optionLists">,
  earlier: readonly PlacedField[],
  { other, values, form }: Condition,
): Mistake | undefined {
  const shown = earlier.filter(({ field }) => field.type !== "hidden");
  const found = shown.find(({ key }) => key === other);
  if (!found)
    return {
      isKey: true,
      message: `The form \`${form}\` has no earlier field \`${other}\``,
      why: "A field can only depend on a visible field before it.",
      hint: didYouMean(
        other,
        shown.map(({ key }) => key),
      ),
    };
  const { field } = found;
  const possible =
    field.type === "checkbox"
      ? [true, false]
      : field.type === "select" || field.type === "radio"
        ? optionsOf(network, field.options)?.map(({ value }) => value)
        : undefined;
  const wrong = values.find((value) => (possible ? !possible.includes(value as never) : typeof value !== "string"));
  if (wrong === undefined) return undefined;
  return {
    isKey: false,
    message: `\`${other}\` never has the value \`${String(wrong)}\``,
    hint: possible ? didYouMean(String(wrong), possible.map(String)) : "Write a text, in quotation marks.",
  };
}
