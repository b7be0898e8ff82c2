import type { Condition, DialCode, Field, Option, TelField } from "../../../runtime/site/forms.ts";
import { optionsOf, type PlacedField } from "../../config/resolveForm.ts";
import type { FieldConfig } from "../../config/schema/forms/fields.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** A form field as the browser gets it. `fields` are all fields of the form. */
export function planField(context: SiteContext, { name, field }: PlacedField, fields: readonly PlacedField[]): Field {
  if (field.type === "hidden") return { type: "hidden", name, value: field.value };
  const base = {
    name,
    label: field.label,
    hint: field.hint,
    required: field.required || undefined,
    unsent: field.send === false || undefined,
    showWhen: field.showWhen && conditions(field.showWhen, fields),
    messages: field.messages,
  };
  switch (field.type) {
    case "checkbox":
      return { type: field.type, ...base, value: tickedValue(field), checked: field.checked || undefined };
    case "select":
      return { type: field.type, ...base, ...choices(context, field), autocomplete: field.autocomplete };
    case "radio":
      return { type: field.type, ...base, ...choices(context, field) };
    default: {
      const { default: initial, autocomplete, pattern, minLength, maxLength } = field;
      const written = { ...base, default: initial || undefined, autocomplete, pattern, minLength, maxLength };
      if (field.type === "email") return { type: field.type, ...written, checkFormat: field.checkFormat || undefined };
      if (field.type === "textarea") return { type: field.type, ...written, rows: field.rows };
      if (field.type !== "tel") return { type: field.type, ...written };
      return { type: field.type, ...written, dialCodes: field.dialCodes && planDialCodes(context, field.dialCodes) };
    }
  }
}

type Shown = Exclude<FieldConfig, { type: "hidden" }>;
type Checkbox = Extract<Shown, { type: "checkbox" }>;
type Choice = Extract<FieldConfig, { type: "select" | "radio" }>;

/** The options and the default, if the form still has that option. */
function choices({ config }: SiteContext, field: Choice): { options: Option[]; default?: string } {
  const options = optionsOf(config.network, field.options) ?? [];
  const isOption = options.some(({ value }) => value === field.default);
  return { options, default: isOption ? field.default || undefined : undefined };
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

/** The picker of the dial codes of all countries, the site's own first; undefined if no country has a dial code. */
function planDialCodes(
  { config: { countries }, site, network }: SiteContext,
  { label, complete }: WrittenPicker,
): TelField["dialCodes"] | undefined {
  const others = countries.filter(({ key }) => key !== site.country);
  const names = new Map(network.sites.map((entry) => [entry.key, entry.name]));
  const options = [site, ...others].flatMap(({ country, config: { code, name, dialCode } }): DialCode | [] =>
    dialCode === undefined ? [] : { country: code, name: names.get(country) ?? name, code: dialCode },
  );
  if (options.length === 0) return undefined;
  return { label, options, none: site.config.dialCode === undefined || undefined, complete: complete || undefined };
}
