import { controlsOf } from "./formDom.ts";
import { type Control, hasOption, isChanged, isCheck } from "./formUse.ts";

/** The value of a control. */
interface Entry {
  name: string;
  value: string;
  checked?: boolean;
}

/** Values of unmounted forms by form id, in memory only. */
const drafts = new Map<string, Entry[]>();

/**
 * Keeps a form's values while the router shows other pages: the next form with this id gets them, as from a browser's
 * back/forward cache. The returned function is called when the form is unmounted.
 */
export function keepDraft(form: HTMLFormElement): () => void {
  for (const entry of drafts.get(form.id) ?? []) restore(form, entry);
  return () => void drafts.set(form.id, controlsOf(form).filter(isKept).map(toEntry));
}

/** Deletes a form's values after it was sent. */
export const dropDraft = (id: string): void => void drafts.delete(id);

/** Controls without name (the dial-code picker) keep their state themselves. */
const isKept = (control: Control): boolean => control.name !== "" && isChanged(control);

const toEntry = (control: Control): Entry => ({
  name: control.name,
  value: control.value,
  ...(isCheck(control) && { checked: control.checked }),
});

/** Does nothing if the form lacks the field or option. */
function restore(form: HTMLFormElement, { name, value, checked }: Entry): void {
  for (const control of controlsOf(form)) {
    if (control.name !== name) continue;
    if (isCheck(control)) {
      if (control.value === value) control.checked = checked ?? false;
    } else if (!(control instanceof HTMLSelectElement) || hasOption(control, value)) control.value = value;
  }
}
