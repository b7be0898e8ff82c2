import type { InputHTMLAttributes } from "react";
import type { EnquiryField } from "../site/enquiry.ts";

type Traits = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck"
>;

/**
 * What browsers and on-screen keyboards should know about a field. Only what is about the visitor has an autofill token:
 * the country of a dream is not the country of an address.
 */
export const FIELD_TRAITS: Partial<Record<EnquiryField, Traits>> = {
  "your-name": { autoComplete: "name", autoCapitalize: "words", spellCheck: false },
  "your-email": { type: "email", autoComplete: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  "your-phone": { type: "tel", autoComplete: "tel", inputMode: "tel" },
  state: { autoComplete: "address-level1" },
  city: { autoComplete: "address-level2", autoCapitalize: "words" },
  countrypassport: { autoComplete: "country-name" },
};
