import type { ShownField } from "../site/forms.ts";
import { isEmpty } from "../site/fields.ts";
import type { Control } from "./formUse.ts";
import type { KeyboardEvent } from "react";

/** The value of a field, from the document, because autofill may fire no event. Empty when there is no control. */
export function fieldValue(form: HTMLFormElement, { name, type }: ShownField): string | boolean {
  const value = new FormData(form).get(name);
  const text = typeof value === "string" ? value : "";
  return type === "checkbox" ? !isEmpty(text) : text;
}

/** Focuses the control of the first of these fields, and scrolls it into view with its label and message. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const control = controlsOf(form).find(({ name }) => names.includes(name));
  // By itself WebKit would scroll the control to the window's edge, with the label behind the header.
  control?.focus({ preventScroll: true });
  control?.closest(".field")?.scrollIntoView({ block: "nearest" });
}

export const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>("input, select, textarea"),
];

/** Enter moves to the next field where on-screen keyboards label it `next` (`enterKeyHint`); in the last it submits. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form } = event;
  if (key !== "Enter" || !(target instanceof HTMLInputElement) || target.enterKeyHint !== "next") return;
  if (!matchMedia("(pointer: coarse)").matches) return;
  const controls = controlsOf(form).filter((control) => control.checkVisibility?.() ?? true);
  const next = controls[controls.indexOf(target) + 1];
  next?.focus();
  if (next) event.preventDefault();
}

/** Delay after which a form is treated as used, so that rendering comes first. */
const SOON_MS = 1000;

/** Runs a function once when the visitor uses a form, or after a second. @returns a function that cancels it. */
export function whenUsed(form: HTMLFormElement, run: () => void): () => void {
  const start = () => {
    cancel();
    run();
  };
  const timer = setTimeout(start, SOON_MS);
  const cancel = () => {
    clearTimeout(timer);
    form.removeEventListener("focusin", start);
  };
  form.addEventListener("focusin", start);
  return cancel;
}
