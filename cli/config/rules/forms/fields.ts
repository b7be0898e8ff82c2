import { RESERVED_NAMES } from "../../../../runtime/site/forms.ts";
import { didYouMean } from "../../../core/problems/suggest.ts";
import { hasCompleteChain, formChain, formNames, usedFields } from "../../resolveForm.ts";
import { FIELDS } from "../../schema/forms/fields.ts";
import { type Reference, referencesAt, unknownNames } from "../unknownNames.ts";
import { forEachForm } from "./forEachForm.ts";

/** Extended forms exist, and don't form a cycle. */
export const extendedFormsExist = forEachForm(({ name, written }, site) => {
  if (written.extends === undefined) return undefined;
  const { forms } = site.config;
  const others = formNames(forms).filter((other) => other !== name);
  const at = { code: "unknown-form", place: site.locate(["forms", name, "extends"]) } as const;
  if (!others.includes(written.extends))
    return {
      ...at,
      message: `There is no form \`${written.extends}\` that \`${name}\` could extend`,
      hint: didYouMean(written.extends, others) || "No form is defined. Remove this.",
    };
  const [root] = formChain(forms, name);
  // Reported at the form with the unknown name.
  if (hasCompleteChain(forms, name) || !formNames(forms).includes(root?.extends ?? "")) return undefined;
  return {
    ...at,
    message: `The form \`${name}\` extends itself through other forms`,
    hint: "Give one of these forms its own `fields`, and remove its `extends`.",
  };
});

export const fieldsExist = forEachForm(({ name, written }, site) => {
  const locateIn: typeof site.locate = (path, key) => site.locate(["forms", name, ...path], key);
  const named = [
    ...referencesAt(written, locateIn, ["fields.*", "omit.*"]),
    ...written.add.flatMap(({ field, after }, index): Reference[] => [
      [field, () => locateIn(["add", index, ...(after === undefined ? [] : ["field"])])],
      [after, () => locateIn(["add", index, "after"])],
    ]),
    ...Object.keys(written.override).map((key): Reference => [key, () => locateIn(["override", key], true)]),
  ];
  return unknownNames(Object.keys(site.config.forms.fields), named, {
    code: "unknown-field",
    message: (key) => `There is no field \`${key}\``,
    ifNone: "Define it under `forms.fields`.",
  });
});

export const formsHaveFields = forEachForm(
  ({ name, written, resolved }, site) =>
    resolved.fields.length === 0 &&
    written.extends === undefined &&
    written.fields === undefined && {
      code: "missing-key",
      message: `The form \`${name}\` has no fields`,
      hint: "Add `fields` with keys of `forms.fields`, in order; or `extends` with the name of a form that has fields.",
      place: site.locate(["forms", name], true),
    },
);

export const overridesFit = forEachForm(({ name, written }, site) =>
  Object.entries(written.override).map(([key, change]) => {
    const field = Object.hasOwn(site.config.forms.fields, key) ? site.config.forms.fields[key] : undefined;
    if (!field) return undefined;
    const known = Object.keys(FIELDS[field.type].shape);
    return Object.keys(change)
      .filter((changed) => !known.includes(changed))
      .map((changed) => ({
        code: "unknown-key",
        message: `The field \`${key}\` can't have \`${changed}\``,
        why: `The field is of type \`${field.type}\`.`,
        hint: "Remove it, or define a field of another type.",
        place: site.locate(["forms", name, "override", key, changed], true),
      }));
  }),
);

/** Fields of a form have different names, and none that the form needs itself. */
export const fieldNamesAreUnique = forEachForm(({ name: form, written, resolved }, site) => {
  const seen = new Map<string, string>();
  return usedFields(resolved).map(({ key, name, field }) => {
    const first = seen.get(name);
    seen.set(name, key);
    const at = (path: PropertyKey[], isKey = false) =>
      ({ code: "duplicate-value", place: site.locate(["forms", ...path], isKey) }) as const;
    const atField = at(["fields", key, ...(field.send ? ["send"] : [])], !field.send);
    if (RESERVED.has(name))
      return {
        ...atField,
        message: `\`${name}\` is not allowed as the name of a field`,
        why: "The HTML form element has a property of this name.",
        hint: RENAME,
      };
    if (first === undefined) return undefined;
    if (first === key)
      return {
        ...at([form, "fields", written.fields?.lastIndexOf(key) ?? 0]),
        message: `The form \`${form}\` has the field \`${key}\` twice`,
        hint: "Remove one of them.",
      };
    return {
      ...atField,
      message: `\`${first}\` and \`${key}\` are both sent as \`${name}\``,
      why: "One value would replace the other.",
      hint: RENAME,
    };
  });
});

const RESERVED: ReadonlySet<string> = new Set(RESERVED_NAMES);
const RENAME = "Write another key in `send`, or rename the field.";
