import type { InputHTMLAttributes } from "react";
import type { WrittenField } from "../site/forms.ts";

type Traits = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck"
>;

/** Hints for on-screen keyboards by type of field. */
const OF_TYPE: Partial<Record<WrittenField["type"], Traits>> = {
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  tel: { inputMode: "tel" },
};

const NAME: Traits = { autoCapitalize: "words", spellCheck: false };

/** Hints for on-screen keyboards by `autocomplete`. */
const OF_AUTOFILL: Record<string, Traits> = {
  name: NAME,
  "given-name": NAME,
  "family-name": NAME,
  "address-level2": { autoCapitalize: "words" },
};

/** Hints for browsers and on-screen keyboards. */
export const traitsOf = ({ type, autocomplete = "" }: WrittenField): Traits => ({
  type,
  autoComplete: autocomplete || undefined,
  ...OF_TYPE[type],
  ...OF_AUTOFILL[autocomplete],
});
