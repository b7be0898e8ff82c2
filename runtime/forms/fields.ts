import { EXPANDED_FIELDS, type EnquiryConfig, type EnquiryField, type Option } from "../site/enquiry.ts";

/** Name of the consent checkbox. It is never sent. */
export const CONSENT = "remember";

/** Fields that must be filled in, where the form has them. */
export const REQUIRED_FIELDS: ReadonlySet<EnquiryField> = new Set<EnquiryField>([
  "your-name",
  "your-email",
  "your-phone",
  "interestedin",
  "nearrestarea",
  "dreamcountry",
  "state",
  "city",
]);

const EXPANDED: ReadonlySet<EnquiryField> = new Set<EnquiryField>(EXPANDED_FIELDS);

/** The fields that a form shows, in order. The extra ones are shown in the expanded view only. */
export function shownFields({ fields, expanded }: Pick<EnquiryConfig, "fields" | "expanded">): EnquiryField[] {
  if (!expanded) return fields.filter((field) => !EXPANDED.has(field));
  return [...fields, ...EXPANDED_FIELDS.filter((field) => !fields.includes(field))];
}

/** The choices of a field: the variant's, else the country's. `undefined` for a text field. */
export function optionsOf(config: EnquiryConfig, field: EnquiryField, variant?: string): Option[] | undefined {
  return config.variants[variant ?? ""]?.options[field] ?? config.options[field];
}

/** The initial value of a field: the configured one when it is among the choices. A single office is preselected. */
export function initialValue(config: EnquiryConfig, field: EnquiryField, variant?: string): string {
  const options = optionsOf(config, field, variant);
  const preset = config.defaults[field];
  if (!options) return preset ?? "";
  if (preset !== undefined && options.some(({ value }) => value === preset)) return preset;
  return field === "nearrestarea" && options.length === 1 ? (options[0]?.value ?? "") : "";
}

/** True for a value that is empty for validation and marks. */
export const isEmpty = (value: unknown): boolean => (typeof value === "string" ? value.trim() === "" : !value);
