import { controlsOf } from "../forms/formDom.ts";
import { type RefObject, useEffect } from "react";
import { takePreselection, useCurrentModal } from "./store.ts";

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

/** Applies the opener's preselection to a modal's form each time that it opens. */
export function usePreselection(form: RefObject<HTMLFormElement | null>, modal: string): void {
  const open = useCurrentModal() === modal;
  useEffect(() => {
    if (open && form.current) preselect(form.current, takePreselection());
  }, [open, form]);
}
