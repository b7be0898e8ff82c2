import { useText } from "../page/text.ts";
import type { FormConfig, Messages } from "../site/forms.ts";

/** What is said below a field: the form's own messages, and the catalogue's for the others. */
export function useMessages(own: FormConfig["messages"]): Messages {
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
