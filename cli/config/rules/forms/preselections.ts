import { DEFAULT_FORM } from "../../../../runtime/site/forms.ts";
import type { Problem } from "../../../report/problem.ts";
import { didYouMean } from "../../../report/suggest.ts";
import { formNamed } from "../../forms/listFields.ts";
import { optionsOf, resolveForm, usedFields } from "../../forms/resolveForm.ts";
import type { Config, Rule } from "../../config.ts";

/** Preselections of the promo popup exist in the layout's form of at least one country. */
export const preselectionsFit: Rule = (config) =>
  Object.entries(config.network.layouts).flatMap(([layout, { form = DEFAULT_FORM, popups }]) => {
    const choices = listChoices(config, form);
    if (choices.size === 0) return [];
    return Object.entries(popups.promo?.preselect ?? {}).flatMap(([way, preselection]) =>
      Object.entries(preselection ?? {}).flatMap(([field, value]): Problem[] => {
        const place = (isKey: boolean) =>
          config.locateNetwork(["layouts", layout, "popups", "promo", "preselect", way, field], isKey);
        const values = choices.get(field);
        if (!values)
          return [
            {
              code: "unknown-field",
              severity: "error",
              message: `The form \`${form}\` sends no choice as \`${field}\``,
              hint: didYouMean(field, choices.keys()) || "Write the key under which a select or radio field is sent.",
              place: place(true),
            },
          ];
        if (values.has(value)) return [];
        return [
          {
            code: "default-not-an-option",
            severity: "error",
            message: `\`${value}\` is not an option of \`${field}\``,
            hint: didYouMean(value, values),
            place: place(false),
          },
        ];
      }),
    );
  });

/** Values that can be chosen in a form of any country, by field name. */
function listChoices({ countries, network }: Config, form: string): Map<string, Set<string>> {
  const choices = new Map<string, Set<string>>();
  for (const { config } of countries) {
    if (!formNamed(config.forms, form)) continue;
    for (const { name, field } of usedFields(resolveForm(config.forms, form))) {
      if (field.type !== "select" && field.type !== "radio") continue;
      const values = (optionsOf(network, field.options) ?? []).map(({ value }) => value);
      choices.set(name, new Set([...(choices.get(name) ?? []), ...values]));
    }
  }
  return choices;
}
