import { controlsOf } from "./formDom.ts";
import { hasOption, isChanged, isCheck } from "./formUse.ts";

/** The changed controls of unmounted forms by form id, in memory only. */
const drafts = new Map<string, { name: string; value: string; isChecked: boolean }[]>();

/** Gives a form the values that the last one with its id had. The returned function keeps them when it is unmounted. */
export function keepDraft(form: HTMLFormElement): () => void {
  for (const { name, value, isChecked } of drafts.get(form.id) ?? [])
    for (const control of controlsOf(form).filter((one) => one.name === name)) {
      if (isCheck(control)) {
        if (control.value === value) control.checked = isChecked;
        // Another form with this id may lack the option.
      } else if (!(control instanceof HTMLSelectElement) || hasOption(control, value)) control.value = value;
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
