import type { Condition, DialCode, Field, Option, ShownField, TelField } from "../../../runtime/site/forms.ts";
import { optionsOf, type PlacedField } from "../../config/resolveForm.ts";
import type { FieldConfig } from "../../config/schema/forms/fields.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** A form field as the browser gets it. `fields` are all fields of the form. */
export function planField(context: SiteContext, { name, field }: PlacedField, fields: readonly PlacedField[]): Field {
  if (field.type === "hidden") return { type: "hidden", name, value: field.value };
  const base = { name, ...shownKeys(field, fields) };
  switch (field.type) {
    case "checkbox":
      return { type: field.type, ...base, value: tickedValue(field), ...(field.checked && { checked: true }) };
    case "select":
      return {
        type: field.type,
        ...base,
        ...choices(context, field),
        ...(field.autocomplete && { autocomplete: field.autocomplete }),
      };
    case "radio":
      return { type: field.type, ...base, ...choices(context, field) };
    default: {
      const written = { ...base, ...writtenKeys(field) };
      if (field.type === "email")
        return { type: field.type, ...written, ...(field.checkFormat && { checkFormat: true }) };
      if (field.type === "textarea") return { type: field.type, ...written, rows: field.rows };
      if (field.type !== "tel") return { type: field.type, ...written };
      const dialCodes = field.dialCodes && planDialCodes(context, field.dialCodes);
      return { type: field.type, ...written, ...(dialCodes && { dialCodes }) };
    }
  }
}

type Shown = Exclude<FieldConfig, { type: "hidden" }>;
type Checkbox = Extract<Shown, { type: "checkbox" }>;
type Choice = Extract<FieldConfig, { type: "select" | "radio" }>;
type Written = Exclude<Shown, Choice | { type: "checkbox" }>;

function shownKeys({ label, hint, required, send, showWhen, messages }: Shown, fields: readonly PlacedField[]) {
  return {
    label,
    ...(hint && { hint }),
    ...(required && { required }),
    ...(send === false && { unsent: true as const }),
    ...(showWhen && { showWhen: conditions(showWhen, fields) }),
    ...(messages && { messages }),
  } satisfies Omit<ShownField, "type" | "name" | "options" | "value" | "rows">;
}

function writtenKeys({ default: initial, autocomplete, pattern, minLength, maxLength }: Written) {
  return {
    ...(initial && { default: initial }),
    ...(autocomplete && { autocomplete }),
    ...(pattern !== undefined && { pattern }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

/** The options and the default, if the form still has that option. */
function choices({ config }: SiteContext, field: Choice): { options: Option[]; default?: string } {
  const options = optionsOf(config.network, field.options) ?? [];
  const isOption = options.some(({ value }) => value === field.default);
  return { options, ...(field.default && isOption && { default: field.default }) };
}

/** A ticked checkbox's value; the browser's default if it isn't sent. */
const tickedValue = ({ send, value }: Checkbox): string => (send === false ? "on" : value);

/** Conditions for showing a field. A ticked checkbox has its value, an unticked one an empty string. */
function conditions(showWhen: NonNullable<Shown["showWhen"]>, fields: readonly PlacedField[]): Condition[] {
  return Object.entries(showWhen).flatMap(([key, values]) => {
    const found = fields.find((other) => other.key === key);
    if (!found) return [];
    const { name, field } = found;
    const ticked = field.type === "checkbox" ? tickedValue(field) : "";
    return [{ name, values: values.map((value) => (typeof value === "string" ? value : value ? ticked : "")) }];
  });
}

type WrittenPicker = NonNullable<Extract<FieldConfig, { type: "tel" }>["dialCodes"]>;

/** The dial code picker; undefined if no country has a dial code. */
function planDialCodes(context: SiteContext, { label, complete }: WrittenPicker): TelField["dialCodes"] | undefined {
  const options = listDialCodes(context);
  if (options.length === 0) return undefined;
  const none = context.site.config.dialCode === undefined;
  return { label, options, ...(none && { none }), ...(complete && { complete }) };
}

/** Dial codes of all countries, the site's own first. */
function listDialCodes({ config: { countries }, site, network }: SiteContext): DialCode[] {
  const others = countries.filter(({ key }) => key !== site.country);
  const names = new Map(network.sites.map((entry) => [entry.key, entry.name]));
  return [site, ...others].flatMap(({ country, config: { code, name, dialCode } }) => {
    if (dialCode === undefined) return [];
    return [{ ...(code && { country: code }), name: names.get(country) ?? name, code: dialCode }];
  });
}
