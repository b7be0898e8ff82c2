import { type Problem, firstProblems } from "../../../report/problem.ts";
import { didYouMean } from "../../../report/suggest.ts";
import { formNames } from "../../forms/listFields.ts";
import { optionsOf, usedFields } from "../../forms/resolveForm.ts";
import type { SiteConfig } from "../../config.ts";
import { forEachCountry, forEachForm } from "./forEachForm.ts";

/** Fields use defined option lists. */
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

/** Select and radio fields have options. */
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

/** Default values are options. */
export const defaultsAreOptions = forEachCountry((site, { network }) =>
  writtenChoices(site).flatMap(({ key, options: written, value, path }): Problem[] => {
    const options = optionsOf(network, written);
    if (value === undefined || value === "" || !options || options.some((option) => option.value === value)) return [];
    return [
      {
        code: "default-not-an-option",
        severity: "error",
        message: `The default \`${value}\` is not an option of \`${key}\``,
        hint: didYouMean(
          value,
          options.map((option) => option.value),
        ),
        place: site.locate([...path, "default"]),
      },
    ];
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
  const ofFields = Object.entries(forms.fields).flatMap(([key, field]): WrittenChoice[] =>
    field.type === "select" || field.type === "radio"
      ? [{ key, options: field.options, value: field.default, path: ["forms", "fields", key] }]
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
