import * as z from "zod/mini";
import type { EnquiryField } from "../site/enquiry.ts";
import { CONSENT, REQUIRED_FIELDS } from "./fields.ts";

// Without this zod probes for `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

/** Values of the form: text by field name, and the consent. */
export type EnquiryValues = Partial<Record<EnquiryField, string>> & { [CONSENT]?: boolean };

const free = z.nullish(z.string());

/**
 * Schema of a form that shows these fields. It checks only that required fields are filled in.
 * @param message The message of every required field (docs/behaviour.md, Validation).
 */
export function enquirySchema(
  fields: readonly EnquiryField[],
  message: string,
): z.ZodMiniType<EnquiryValues, EnquiryValues> {
  const required = z.string(message).check(z.trim(), z.minLength(1, message));
  const shape: Record<string, z.ZodMiniType<unknown, unknown>> = { [CONSENT]: z.literal(true, message) };
  for (const field of fields) shape[field] = REQUIRED_FIELDS.has(field) ? required : free;
  return z.object(shape);
}
