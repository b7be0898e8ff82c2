import { initialValue, listShown } from "../../../../runtime/site/fields.ts";
import type { FormConfig, ShownField } from "../../../../runtime/site/forms.ts";
import { makeLead, type FormValues, type Lead } from "../../../../runtime/site/lead.ts";

interface Page {
  /** Address of the page with the form. */
  url: string;
  title: string;
}

/** What a test lead says of itself, in every field that takes a text. @param marker Tells it from all others. */
const testName = (marker: string): string => `sitegen doctor (test) ${marker}`;

/** The lead that the form would send, had a visitor filled it in as a test. */
export function fillForm({ fields }: FormConfig, marker: string, page: Page): Lead {
  const values = new Map<string, string>();
  const shown = listShown(fields, (field) => {
    const value = valueOf(field, marker);
    values.set(field.name, value);
    return value;
  });
  const { host, origin, pathname, search } = new URL(page.url);
  return makeLead(Object.fromEntries(values) as FormValues, {
    fields,
    shown: new Set(shown.map(({ name }) => name)),
    location: { host, origin, pathname, search },
    title: page.title,
  });
}

function valueOf(field: ShownField, marker: string): string {
  switch (field.type) {
    case "email":
      // Nobody can have an address there (RFC 2606).
      return "sitegen-doctor@example.com";
    case "tel":
      return "+10000000000";
    case "date":
      return new Date().toISOString().slice(0, 10);
    case "checkbox":
      return field.value;
    case "select":
    case "radio":
      return initialValue(field) || (field.options.find(({ value }) => value !== "")?.value ?? "");
    case "textarea":
      return `This is a test of the form by ${testName(marker)}. Nobody waits for an answer.`;
    default:
      return testName(marker).slice(0, field.maxLength);
  }
}
