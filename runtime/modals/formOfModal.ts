import { DEFAULT_FORM, type FormConfig } from "../site/forms.ts";
import type { LayoutConfig } from "../site/layout.ts";

/** Name of the form that a modal shows: the layout's, or the one with this modal in its settings. */
export function formOfModal(
  id: string,
  forms: Readonly<Record<string, FormConfig>>,
  { form }: Pick<LayoutConfig, "form">,
): string {
  return form ?? Object.keys(forms).find((name) => forms[name]?.modal === id) ?? DEFAULT_FORM;
}
