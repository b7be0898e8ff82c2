import type { InputHTMLAttributes } from "react";
import type { EnquiryField } from "../site/enquiry.ts";

type Traits = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck"
>;

/**
 * Hints for browsers and on-screen keyboards. Only fields about the visitor have an autofill token: the dream country is
 * not the country of an address.
 */
export const FIELD_TRAITS: Partial<Record<EnquiryField, Traits>> = {
  "your-name": { autoComplete: "name", autoCapitalize: "words", spellCheck: false },
  "your-email": { type: "email", autoComplete: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  "your-phone": { type: "tel", autoComplete: "tel", inputMode: "tel" },
  state: { autoComplete: "address-level1" },
  city: { autoComplete: "address-level2", autoCapitalize: "words" },
  countrypassport: { autoComplete: "country-name" },
};
