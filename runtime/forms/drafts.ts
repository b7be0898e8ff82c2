import { controlsOf } from "./formDom.ts";
import { hasOption, isChanged, isCheck } from "./formUse.ts";

/** The changed controls of unmounted forms by form id, in memory only. */
const drafts = new Map<string, { name: string; value: string; isChecked: boolean }[]>();

/** Restores the values of the last form with this id. Returns a function that saves them when the form is unmounted. */
export function restoreDraft(form: HTMLFormElement): () => void {
  for (const { name, value, isChecked } of drafts.get(form.id) ?? [])
    for (const control of controlsOf(form).filter((one) => one.name === name)) {
      if (isCheck(control)) {
        if (control.value === value) control.checked = isChecked;
      } else if (!(control instanceof HTMLSelectElement) || hasOption(control, value)) {
        // Another form with this id may lack the option.
        control.value = value;
      }
    }
  return () => {
    // Controls without name (the dial-code picker) keep their state themselves.
    const changed = controlsOf(form).filter((control) => control.name !== "" && isChanged(control));
    const entries = changed.map((control) => ({
      name: control.name,
      value: control.value,
      isChecked: isCheck(control) && control.checked,
    }));
    drafts.set(form.id, entries);
  };
}

export const dropDraft = (id: string): void => void drafts.delete(id);
