import * as z from "zod/mini";
import type { EnquiryField } from "../site/enquiry.ts";
import { CONSENT, REQUIRED_FIELDS } from "./fields.ts";

// Without this zod probes for `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

/** The message of every required field (docs/behaviour.md, Validation). */
const REQUIRED_MESSAGE = "This is a required field.";

/** Values of the form: text by field name, and the consent. */
export type EnquiryValues = Partial<Record<EnquiryField, string>> & { [CONSENT]?: boolean };

const required = z.string(REQUIRED_MESSAGE).check(z.trim(), z.minLength(1, REQUIRED_MESSAGE));
const free = z.nullish(z.string());
const consent = z.literal(true, REQUIRED_MESSAGE);

/** Schema of a form that shows these fields. It checks only that required fields are filled in. */
export function enquirySchema(fields: readonly EnquiryField[]): z.ZodMiniType<EnquiryValues, EnquiryValues> {
  const shape: Record<string, z.ZodMiniType<unknown, unknown>> = { [CONSENT]: consent };
  for (const field of fields) shape[field] = REQUIRED_FIELDS.has(field) ? required : free;
  return z.object(shape);
}
