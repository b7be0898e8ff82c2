import { type Problem, firstProblems } from "../../../core/problems/problem.ts";
import { didYouMean } from "../../../core/problems/suggest.ts";
import { formNames, formNamed, optionsOf, usedFields, resolveForm, type PlacedField } from "../../resolveForm.ts";
import type { SiteConfig, Config, Rule } from "../../../model/config.ts";
import { forEachCountry, forEachForm } from "./forEachForm.ts";
import { DEFAULT_FORM } from "../../../../runtime/site/forms.ts";
import type { NetworkConfig } from "../../schema/network/network.ts";

export const optionListsExist = forEachCountry((site, { network }) => {
  const known = new Set(Object.keys(network.optionLists));
  const named = writtenChoices(site).flatMap(({ options, path }) =>
    typeof options === "string" && !known.has(options) ? [{ list: options, path }] : [],
  );
  return firstProblems(named, ({ list, path }) => ({
    code: "unknown-option-list",
    severity: "error",
    message: `There is no option list \`${list}\``,
    hint: didYouMean(list, known) || "Define it under `optionLists` in network.yaml.",
    place: site.locate([...path, "options"]),
  }));
});

export const choiceFieldsHaveOptions = forEachForm(({ resolved }, site) =>
  usedFields(resolved)
    .filter(({ field }) => "options" in field || field.type === "select" || field.type === "radio")
    .filter(({ field }) => !("options" in field) || field.options === undefined)
    .map(({ key, field: { type } }): Problem => ({
      code: "missing-options",
      severity: "error",
      message: `A form of ${site.config.name} has the field \`${key}\`, which has no options`,
      why: `A field of type \`${type}\` needs options to choose from.`,
      hint: `Add \`options\` to \`forms.fields.${key}\`: the name of an option list, or a list.`,
      place: site.locate(["forms", "fields", key], true),
    })),
);

export const defaultsAreOptions = forEachCountry((site, { network }) =>
  writtenChoices(site).flatMap(({ key, options: written, value, path }): Problem | [] => {
    const options = optionsOf(network, written);
    if (value === undefined || value === "" || !options || options.some((option) => option.value === value)) return [];
    return {
      code: "default-not-an-option",
      severity: "error",
      message: `The default \`${value}\` is not an option of \`${key}\``,
      hint: didYouMean(
        value,
        options.map((option) => option.value),
      ),
      place: site.locate([...path, "default"]),
    };
  }),
);

interface WrittenChoice {
  key: string;
  options: Parameters<typeof optionsOf>[1];
  value: string | undefined;
  path: PropertyKey[];
}

/** All options and defaults: of fields, and of forms that override them. */
function writtenChoices({ config: { forms } }: SiteConfig): WrittenChoice[] {
  const ofFields = Object.entries(forms.fields).flatMap(([key, field]): WrittenChoice | [] =>
    field.type === "select" || field.type === "radio"
      ? { key, options: field.options, value: field.default, path: ["forms", "fields", key] }
      : [],
  );
  const ofForms = formNames(forms).flatMap((name) => {
    const form = forms.forms[name];
    return Object.entries(form ? form.override : {}).map(([key, change]): WrittenChoice => {
      const field = ofFields.find((other) => other.key === key);
      const options = change.options ?? field?.options;
      return { key, options, value: change.default, path: ["forms", name, "override", key] };
    });
  });
  return [...ofFields, ...ofForms];
}

/** Preselections of the promo popup exist in the layout's form of at least one country. */
export const preselectionsFit: Rule = (config) =>
  Object.entries(config.network.layouts).flatMap(([layout, { form = DEFAULT_FORM, popups }]) => {
    const choices = listChoices(config, form);
    if (choices.size === 0) return [];
    return Object.entries(popups.promo?.preselect ?? {}).flatMap(([way, preselection]) =>
      Object.entries(preselection ?? {}).flatMap(([field, value]): Problem | [] => {
        const place = (isKey: boolean) =>
          config.locateNetwork(["layouts", layout, "popups", "promo", "preselect", way, field], isKey);
        const values = choices.get(field);
        if (!values)
          return {
            code: "unknown-field",
            severity: "error",
            message: `The form \`${form}\` sends no choice as \`${field}\``,
            hint: didYouMean(field, choices.keys()) || "Write the key under which a select or radio field is sent.",
            place: place(true),
          };
        if (values.has(value)) return [];
        return {
          code: "default-not-an-option",
          severity: "error",
          message: `\`${value}\` is not an option of \`${field}\``,
          hint: didYouMean(value, values),
          place: place(false),
        };
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
    return Object.entries(field.showWhen).flatMap(([other, values]): Problem | [] => {
      const mistake = findMistake(network, fields.slice(0, index), { other, values, form: name });
      if (!mistake) return [];
      const { isKey, ...words } = mistake;
      return { code: "field-condition", severity: "error", ...words, place: site.locate([...path, other], isKey) };
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
