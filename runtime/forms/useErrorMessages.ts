import { useText } from "../page/text.ts";
import type { FormConfig, Messages } from "../site/forms.ts";

/** Error messages: the form's own, with those of the catalogue as fallback. */
export function useErrorMessages(own: FormConfig["messages"]): Messages {
  const t = useText();
  return {
    required: t("form.required"),
    email: t("form.email"),
    pattern: t("form.pattern"),
    tooShort: t("form.tooShort", { min: "{min}" }),
    tooLong: t("form.tooLong", { max: "{max}" }),
    ...own,
  };
}
