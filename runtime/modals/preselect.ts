import { controlsOf } from "../forms/formDom.ts";

/** Sets values with events, as a visitor would, so that dependent fields update. Ignores unknown fields and values. */
export function preselect(form: HTMLFormElement, choices: URLSearchParams): void {
  for (const control of controlsOf(form)) {
    const value = choices.get(control.name);
    if (value === null) continue;
    if (control instanceof HTMLSelectElement) choose(control, value);
    else if (control.type === "radio" && control.value === value) control.click();
  }
}

function choose(select: HTMLSelectElement, value: string): void {
  if (![...select.options].some((option) => option.value === value)) return;
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
