import { useText } from "../page/text.ts";
import type { ShownField } from "../site/forms.ts";

/** A field with its hint. A phone field with a dial-code picker gets a default hint. */
export function useHinted<F extends ShownField>(field: F): F {
  const t = useText();
  if (field.type !== "tel" || !field.dialCodes || field.hint !== undefined) return field;
  const { complete, options, none } = field.dialCodes;
  const example = none ? undefined : options[0]?.code;
  if (complete) return { ...field, hint: t("form.phoneCompleted") };
  // Isolated, because in right-to-left text the plus sign would come after the digits.
  return example === undefined
    ? field
    : { ...field, hint: t("form.phoneWithCode", { code: `\u2066${example}\u2069` }) };
}
