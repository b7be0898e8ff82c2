import { type Control, controlsOf } from "./formDom.ts";

/** What was typed or chosen in one control. */
interface Entry {
  name: string;
  value: string;
  checked?: boolean;
}

/** What was filled in when a form was last taken away, by the form's id; in memory only. */
const drafts = new Map<string, Entry[]>();

/**
 * Keeps what is filled in while the visitor looks at other pages in the same document: the next form with this id gets it,
 * as it would from the back/forward cache of a browser. The returned function is called when the form is taken away.
 */
export function keepDraft(form: HTMLFormElement): () => void {
  for (const entry of drafts.get(form.id) ?? []) restore(form, entry);
  return () => void drafts.set(form.id, controlsOf(form).filter(isChanged).map(toEntry));
}

/** Forgets what was filled in: it has been sent. */
export const dropDraft = (id: string): void => void drafts.delete(id);

const isCheck = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);

/** What has no name keeps its state itself: the picker of dial codes. */
function isChanged(control: Control): boolean {
  if (control.name === "") return false;
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  return isCheck(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

const toEntry = (control: Control): Entry => ({
  name: control.name,
  value: control.value,
  ...(isCheck(control) && { checked: control.checked }),
});

/** Another form may lack the field or the option. */
function restore(form: HTMLFormElement, { name, value, checked }: Entry): void {
  for (const control of controlsOf(form)) {
    if (control.name !== name) continue;
    if (isCheck(control)) {
      if (control.value === value) control.checked = checked ?? false;
    } else if (
      !(control instanceof HTMLSelectElement) ||
      [...control.options].some((option) => option.value === value)
    ) {
      control.value = value;
    }
  }
}
