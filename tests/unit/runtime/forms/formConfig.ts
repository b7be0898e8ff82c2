import type { Field, FormConfig, Option } from "../../../../runtime/site/forms.ts";

/** Options whose labels are the values in capitals. */
export const options = (...values: string[]): Option[] =>
  values.map((value) => ({ label: value.toUpperCase(), value }));

/** Fields by name, one of most types. */
export const FIELDS = {
  "your-name": { type: "text", name: "your-name", label: "Name", required: true, autocomplete: "name" },
  "your-email": { type: "email", name: "your-email", label: "Email", required: true, autocomplete: "email" },
  "your-phone": { type: "tel", name: "your-phone", label: "Phone", required: true, autocomplete: "tel" },
  office: { type: "select", name: "office", label: "Office", required: true, options: options("north", "south") },
  interest: { type: "radio", name: "interest", label: "Interest", required: true, options: options("call", "visit") },
  message: { type: "textarea", name: "message", label: "Message", rows: 4 },
  remember: {
    type: "checkbox",
    name: "remember",
    label: "I agree",
    required: true,
    checked: true,
    unsent: true,
    value: "on",
  },
  leadurl: { type: "hidden", name: "leadurl", value: { page: "address" } },
} satisfies Record<string, Field>;

/** A small but whole form; a test overrides what it is about. */
export function formConfig(overrides: Partial<FormConfig> = {}): FormConfig {
  return {
    fields: Object.values(FIELDS),
    send: {
      url: "https://cms.example/contact/v1/send",
      as: "multipart",
      success: { status: 200, message: "success" },
    },
    thanks: { page: "/here/thank-you/" },
    onFailure: "console",
    keepUndelivered: true,
    ...overrides,
  };
}
