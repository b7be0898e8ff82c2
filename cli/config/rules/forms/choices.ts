import { memoize } from "../../../core/lookups.ts";
import { didYouMean } from "../../../core/problems/suggest.ts";
import { optionsOf, usedFields, resolveForm } from "../../resolveForm.ts";
import type { SiteConfig, Config, Rule } from "../../../model/config.ts";
import { forEachCountry, forEachForm } from "./forEachForm.ts";
import { DEFAULT_FORM } from "../../../../runtime/site/forms.ts";
import type { FieldConfig } from "../../schema/forms/fields.ts";
import { textsAt } from "../../yaml/yamlFile.ts";
import { type Reference, unknownNames } from "../unknownNames.ts";

export const optionListsExist = forEachCountry((site, { network }) => {
  const named = writtenChoices(site).map(({ own, path }): Reference => [
    typeof own === "string" ? own : undefined,
    () => site.locate([...path, "options"]),
  ]);
  return unknownNames(Object.keys(network.optionLists), named, {
    code: "unknown-option-list",
    message: (name) => `There is no option list \`${name}\``,
    ifNone: "Define it under `optionLists` in network.yaml.",
  });
});

export const choiceFieldsHaveOptions = forEachForm(({ resolved }, site) =>
  usedFields(resolved)
    .filter(({ field }) => isChoice(field) && field.options === undefined)
    .map(({ key, field: { type } }) => ({
      code: "missing-options",
      message: `A form of ${site.config.name} has the field \`${key}\`, which has no options`,
      why: `A field of type \`${type}\` needs options to choose from.`,
      hint: `Add \`options\` to \`forms.fields.${key}\`: the name of an option list, or a list.`,
      place: site.locate(["forms", "fields", key], true),
    })),
);

export const defaultsAreOptions = forEachCountry((site, { network }) =>
  writtenChoices(site).map(({ key, options, value, path }) => {
    const values = valuesOf(network, options);
    if (!value || !values || values.includes(value)) return undefined;
    return {
      code: "default-not-an-option",
      message: `The default \`${value}\` is not an option of \`${key}\``,
      hint: didYouMean(value, values),
      place: site.locate([...path, "default"]),
    };
  }),
);

const isChoice = (field: FieldConfig) => field.type === "select" || field.type === "radio";

const valuesOf = (network: Config["network"], options: Parameters<typeof optionsOf>[1]): string[] | undefined =>
  optionsOf(network, options)?.map(({ value }) => value);

/** All options and defaults: of fields, and of forms that override them. `own` are options that aren't inherited. */
function writtenChoices({ config: { forms } }: SiteConfig) {
  const ofFields = Object.entries(forms.fields).flatMap(([key, field]) =>
    isChoice(field)
      ? { key, own: field.options, options: field.options, value: field.default, path: ["forms", "fields", key] }
      : [],
  );
  const ofForms = Object.entries(forms.forms).flatMap(([name, form]) =>
    Object.entries(form ? form.override : {}).map(([key, change]) => {
      const options = change.options ?? ofFields.find((other) => other.key === key)?.options;
      return { key, own: change.options, options, value: change.default, path: ["forms", name, "override", key] };
    }),
  );
  return [...ofFields, ...ofForms];
}

/** Preselections of the promo popup exist in the layout's form of at least one country. */
export const preselectionsFit: Rule = (config) => {
  const { network, locateNetwork } = config;
  const choicesOf = memoize((form: string) => listChoices(config, form));
  return textsAt(network, ["layouts.*.popups.promo.preselect.*.*"]).map(({ text, path }) => {
    const [, layout = ""] = path;
    const field = path.at(-1) ?? "";
    const { form = DEFAULT_FORM } = network.layouts[layout] ?? {};
    const choices = choicesOf(form);
    const values = choices.get(field);
    if (choices.size > 0 && !choices.has(field))
      return {
        code: "unknown-field",
        message: `The form \`${form}\` sends no choice as \`${field}\``,
        hint: didYouMean(field, choices.keys()) || "Write the key under which a select or radio field is sent.",
        place: locateNetwork(path, true),
      };
    if (!values || values.has(text)) return undefined;
    return {
      code: "default-not-an-option",
      message: `\`${text}\` is not an option of \`${field}\``,
      hint: didYouMean(text, values),
      place: locateNetwork(path),
    };
  });
};

/** Values that can be chosen in a form of any country, by field name; undefined if an option list is unknown. */
function listChoices({ countries, network }: Config, form: string): Map<string, Set<string> | undefined> {
  const choices = new Map<string, Set<string> | undefined>();
  for (const { name, field } of countries.flatMap(({ config }) => usedFields(resolveForm(config.forms, form)))) {
    if (!isChoice(field)) continue;
    const before = choices.has(name) ? choices.get(name) : new Set<string>();
    const values = valuesOf(network, field.options);
    choices.set(name, before && values && new Set([...before, ...values]));
  }
  return choices;
}

/** Conditions refer to values that an earlier field of the form can have. */
export const conditionsCanBeMet = forEachForm(({ name, written, resolved }, site, { network }) => {
  const fields = usedFields(resolved);
  // The order of fields is unknown if one has a wrong name.
  const { fields: defined } = site.config.forms;
  if ([...(written.fields ?? []), ...written.add.map(({ field }) => field)].some((key) => !Object.hasOwn(defined, key)))
    return [];
  return fields.map(({ key, field }, index) => {
    if (!("showWhen" in field) || !field.showWhen) return undefined;
    const isChanged = Object.hasOwn(written.override, key) && written.override[key]?.showWhen;
    const path = ["forms", ...(isChanged ? [name, "override"] : ["fields"]), key, "showWhen"];
    const shown = fields.slice(0, index).filter((earlier) => earlier.field.type !== "hidden");
    const names = shown.map((earlier) => earlier.key);
    return Object.entries(field.showWhen).map(([other, values]) => {
      const found = shown.find((earlier) => earlier.key === other)?.field;
      const place = site.locate([...path, other], !found);
      if (!found)
        return {
          code: "field-condition",
          message: `The form \`${name}\` has no earlier field \`${other}\``,
          why: "A field can only depend on a visible field before it.",
          hint: didYouMean(other, names),
          place,
        };
      const possible: (string | boolean)[] | undefined =
        found.type === "checkbox" ? [true, false] : isChoice(found) ? valuesOf(network, found.options) : undefined;
      const wrong = values.find((value) => (possible ? !possible.includes(value) : typeof value !== "string"));
      if (wrong === undefined) return undefined;
      return {
        code: "field-condition",
        message: `\`${other}\` never has the value \`${String(wrong)}\``,
        hint: possible ? didYouMean(String(wrong), possible.map(String)) : "Write a text, in quotation marks.",
        place,
      };
    });
  });
});
